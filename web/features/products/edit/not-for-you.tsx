import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';

/** What others than super users see of the form: the way to the list (OPC-32). */
export function NotForYou() {
  const { t } = useTranslation(['products', 'common']);
  return (
    <PageFrame
      title={t('common:areas.products')}
      breadcrumbs={[{ label: t('common:areas.products'), to: '/prodotti' }]}
    >
      <EmptyState
        illustration="search"
        title={t('editView.noPermission')}
        text={t('editView.noPermissionText')}
        action={
          <ButtonLink to="/prodotti" icon="arrow-left">
            {t('editView.toList')}
          </ButtonLink>
        }
      />
    </PageFrame>
  );
}
