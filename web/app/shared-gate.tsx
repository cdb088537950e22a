import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { routeOf } from '#shared/access/routes.ts';
import { lacksFor } from '#shared/access/shared-rights.ts';
import { useUser } from '#web/lib/session.ts';
import { lazyScreen } from './lazy-screen.tsx';

const ClosedScreen = lazyScreen(() => import('#web/components/closed-screen.tsx'));

/** A screen of what all countries share, unless the server would refuse what it does (spec decision 27). */
export function SharedGate({ area }: { area: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useUser();
  const shared = routeOf(pathname)?.shared;
  // What is for super users alone the screens say themselves.
  const lacks = user.superUser && shared ? lacksFor(user, shared) : undefined;
  return lacks ? <ClosedScreen title={area} text={t(`menu.closed.${lacks}`)} /> : <Outlet />;
}
