import type { CurrentUser } from '#shared/schemas/user.ts';
import { makesOffers } from './makes-offers.ts';
import type { Manager } from './managed-countries.ts';
import { paths } from './paths.ts';
import { type RoutePath, routeOf, routes } from './routes.ts';
import { lacksFor, type Reach } from './shared-rights.ts';
import { administers } from './super-user.ts';

const work = ['quotations', 'offers', 'customers', 'works', 'products'] as const;
/** Areas of those who make offers (CUS-002). */
const offering: readonly Area[] = ['offers', 'customers', 'works'];
const administration = [
  'phases',
  'priceLists',
  'priceUpdate',
  'colours',
  'tags',
  'users',
  'statistics',
  'notifications',
  'guidedTestEditor',
  'repair',
] as const;

/** Areas that the screens belong to, each called as the screen that its item leads to. */
export const areas = [...work, ...administration, 'profile'] as const;
export type Area = (typeof areas)[number];

export type DrawerItem = {
  key: Area | 'logout';
  /** Logging out ends on the login (SES-036). */
  path: RoutePath;
  group: 'work' | 'administration' | 'account';
  /** Why the item is shown but cannot be used; absent when it can. */
  disabledReason?: 'email-not-verified' | Reach;
};

type DrawerUser = Pick<CurrentUser, 'emailVerified' | 'type'> & Manager;

function workItems(user: DrawerUser): DrawerItem[] {
  const disabled = user.emailVerified ? {} : { disabledReason: 'email-not-verified' as const };
  const shown = work.filter((key) => makesOffers(user) || !offering.includes(key));
  return shown.map((key) => ({ key, path: paths[key], group: 'work', ...disabled }));
}

/** An entry is disabled exactly when the server would refuse, and says why (decision 27). */
function administrationItems(user: DrawerUser): DrawerItem[] {
  return administration.map((key) => {
    const path = paths[key];
    const shared = routeOf(path)?.shared;
    const lacks = shared && lacksFor(user, shared);
    return { key, path, group: 'administration', ...(lacks && { disabledReason: lacks }) };
  });
}

/** The items of the side drawer, in order; none without a session (SHL-035 to SHL-042). */
export function drawerItems(user: DrawerUser | null): DrawerItem[] {
  if (!user) return [];
  return [
    ...workItems(user),
    ...(administers(user) ? administrationItems(user) : []),
    { key: 'profile', path: paths.profile, group: 'account' },
    { key: 'logout', path: routes.login.path, group: 'account' },
  ];
}
