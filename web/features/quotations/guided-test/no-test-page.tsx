import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useUser } from '#web/app/session.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { askForNew } from '../parts/ask-for-new.ts';
import { newQuotationAddress, readNewQuotation } from '../parts/new-quotation-address.ts';
import { placeOf } from '../selection/place-of.ts';
import './no-test-page.css';

/** /preventivi/nuovo/test?name=…&location=…&province=… where no questionnaire is published. */
export default function NoTestPage() {
  const { t } = useTranslation(['quotations', 'common']);
  const [query] = useSearchParams();
  const { country } = useUser();
  const details = readNewQuotation(query, country);
  if (!details) return <Navigate to="/preventivi" replace state={askForNew} />;
  return (
    <PageFrame
      title={t('new.ways.test')}
      breadcrumbs={[{ label: t('title'), to: '/preventivi' }, { label: t('selection.newCrumb') }]}
      meta={[
        { icon: 'file', text: details.name },
        { icon: 'map-marker', text: placeOf(details) },
      ]}
    >
      <EmptyState
        illustration="roller"
        title={t('noTest.title')}
        text={t('noTest.text')}
        action={
          <div className="no-test-ways">
            <ButtonLink variant="primary" icon="list" to={newQuotationAddress('manual', details)}>
              {t('new.ways.manual')}
            </ButtonLink>
            <ButtonLink variant="text" icon="arrow-left" to="/preventivi">
              {t('common:actions.backToList')}
            </ButtonLink>
          </div>
        }
      />
    </PageFrame>
  );
}
