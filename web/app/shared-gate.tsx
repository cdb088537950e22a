import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { routeOf } from '#shared/access/routes.ts';
import { lacksFor } from '#shared/access/shared-rights.ts';
import { administers } from '#shared/access/super-user.ts';
import { useUser } from '#web/lib/session.ts';
import { lazyScreen } from './lazy-screen.tsx';

const ClosedScreen = lazyScreen(() => import('#web/components/closed-screen.tsx'));

/** Closes screens of shared things when the server would refuse their actions (spec decision 27). */
export function SharedGate({ area }: { area: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useUser();
  const shared = routeOf(pathname)?.shared;
  // Screens for super users alone have their own refusal.
  const lacks = administers(user) && shared ? lacksFor(user, shared) : undefined;
  return lacks ? <ClosedScreen title={area} text={t(`menu.closed.${lacks}`)} /> : <Outlet />;
}
