import type { CurrentUser } from '#shared/schemas/user.ts';
import type { Manager } from './managed-countries.ts';
import { type RoutePath, routeOf } from './routes.ts';
import { lacksFor, type Reach } from './shared-rights.ts';

export type DrawerKey =
  | 'quotations'
  | 'products'
  | 'phases'
  | 'priceLists'
  | 'priceUpdate'
  | 'colours'
  | 'tags'
  | 'users'
  | 'statistics'
  | 'notifications'
  | 'wizard'
  | 'repair'
  | 'profile'
  | 'logout';

export type DrawerItem = {
  key: DrawerKey;
  /** Logging out ends on the login (SES-036). */
  path: RoutePath;
  group: 'work' | 'administration' | 'account';
  /** Why the item is shown but cannot be used; absent when it can. */
  disabledReason?: 'email-not-verified' | Reach;
};

type DrawerUser = Pick<CurrentUser, 'emailVerified'> & Manager;

function workItems(user: DrawerUser): DrawerItem[] {
  const disabled = user.emailVerified ? {} : { disabledReason: 'email-not-verified' as const };
  return [
    { key: 'quotations', path: '/preventivi', group: 'work', ...disabled },
    { key: 'products', path: '/prodotti', group: 'work', ...disabled },
  ];
}

const administration = [
  { key: 'phases', path: '/fasi' },
  { key: 'priceLists', path: '/listini' },
  { key: 'priceUpdate', path: '/aggiorna-listini' },
  { key: 'colours', path: '/cartelle' },
  { key: 'tags', path: '/tag' },
  { key: 'users', path: '/utenti' },
  { key: 'statistics', path: '/statistiche' },
  { key: 'notifications', path: '/notifiche' },
  { key: 'wizard', path: '/test' },
  { key: 'repair', path: '/ripara' },
] as const satisfies readonly Pick<DrawerItem, 'key' | 'path'>[];

/** An entry is disabled exactly when the server would refuse, and says why (decision 27). */
function administrationItems(user: DrawerUser): DrawerItem[] {
  return administration.map(({ key, path }) => {
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
    ...(user.superUser ? administrationItems(user) : []),
    { key: 'profile', path: '/profilo', group: 'account' },
    { key: 'logout', path: '/login', group: 'account' },
  ];
}
