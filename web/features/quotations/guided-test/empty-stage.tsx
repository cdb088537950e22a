import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';

/** The answers come to no phase: products can be chosen by hand (OPW-26). */
export function EmptyStage({ manualAddress }: { manualAddress: string }) {
  const { t } = useTranslation('guidedTest');
  return (
    <div className="card">
      <EmptyState
        illustration="bucket"
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <ButtonLink variant="primary" icon="list" to={manualAddress}>
            {t('empty.manual')}
          </ButtonLink>
        }
      />
    </div>
  );
}
