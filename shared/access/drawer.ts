import { isItaly } from '#shared/geography/countries.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import type { RoutePath } from './routes.ts';

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
  disabledReason?: 'email-not-verified' | 'only-italy';
};

type DrawerUser = Pick<CurrentUser, 'superUser' | 'emailVerified' | 'country'>;

function workItems(user: DrawerUser): DrawerItem[] {
  const disabled = user.emailVerified ? {} : { disabledReason: 'email-not-verified' as const };
  return [
    { key: 'quotations', path: '/preventivi', group: 'work', ...disabled },
    { key: 'products', path: '/prodotti', group: 'work', ...disabled },
  ];
}

function administrationItems(user: DrawerUser): DrawerItem[] {
  const group = 'administration';
  const disabled = isItaly(user.country) ? {} : { disabledReason: 'only-italy' as const };
  return [
    { key: 'phases', path: '/fasi', group },
    { key: 'priceLists', path: '/listini', group },
    { key: 'priceUpdate', path: '/aggiorna-listini', group },
    { key: 'colours', path: '/cartelle', group },
    { key: 'tags', path: '/tag', group },
    { key: 'users', path: '/utenti', group },
    { key: 'statistics', path: '/statistiche', group },
    { key: 'notifications', path: '/notifiche', group, ...disabled },
    { key: 'wizard', path: '/test', group, ...disabled },
    { key: 'repair', path: '/ripara', group },
  ];
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
