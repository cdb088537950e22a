import { useTranslation } from 'react-i18next';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import type { KeptTest } from './kept-test.ts';

type Props = { kept: KeptTest; onResume: () => void; onRestart: () => void };

/** A test that was under way: go on with it, or begin the new one. */
export function ResumeQuestion({ kept, onResume, onRestart }: Props) {
  const { t } = useTranslation(['guidedTest', 'quotations']);
  const count = Object.keys(kept.state.run.answers).length;
  const { name, location, province = null } = kept.details;
  return (
    <PageFrame
      title={t('title')}
      breadcrumbs={[
        { label: t('quotations:title'), to: '/preventivi' },
        { label: t('quotations:selection.newCrumb') },
      ]}
    >
      <EmptyState
        illustration="roller"
        title={t('resume.title')}
        text={t('resume.text', { quotation: quotationTitle({ name, location, province }), count })}
        action={
          <div className="row wrap">
            <Button variant="primary" icon="arrow-right" onClick={onResume}>
              {t('resume.resume')}
            </Button>
            <Button icon="replay" onClick={onRestart}>
              {t('restart.label')}
            </Button>
          </div>
        }
      />
    </PageFrame>
  );
}
