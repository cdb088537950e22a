import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { administers } from '#shared/access/super-user.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { useUser } from '#web/lib/session.ts';

/** Screens for super users alone; other users get a message and the list (OPC-32). */
export default function SuperUsersOnly() {
  return administers(useUser()) ? <Outlet /> : <ScreenNotPermitted />;
}

function ScreenNotPermitted() {
  const { t } = useTranslation(['products', 'common']);
  return (
    <PageFrame title={t('common:areas.products')}>
      <section className="card empty-card">
        <EmptyState
          illustration="bucket"
          title={t('noPermission.title')}
          text={t('noPermission.text')}
          action={
            <Link className="btn primary" to={paths.products}>
              {t('noPermission.toList')}
            </Link>
          }
        />
      </section>
    </PageFrame>
  );
}
