import type { CurrentUser } from '#shared/schemas/user.ts';
import { makesOffers } from './makes-offers.ts';
import { paths } from './paths.ts';
import { newQuotationTypes, pathOf, type RouteAccess, routeOf } from './routes.ts';
import { administers, passesVerification } from './super-user.ts';

/** The fields of the signed-in user that open routes; null without a session. */
export type Visitor = Pick<CurrentUser, 'superUser' | 'emailVerified' | 'type'> | null;
export type RouteDecision = { allow: true } | { redirect: string };

const home = paths.quotations;
const homes = [home, paths.products, paths.profile] as const;

const isOpenTo: Record<RouteAccess, (user: Visitor) => boolean> = {
  open: () => true,
  print: () => true,
  'signed-in': (user) => user !== null,
  verified: (user) => user !== null && passesVerification(user),
  offering: (user) => user !== null && passesVerification(user) && makesOffers(user),
  administrator: (user) => user !== null && administers(user),
};

/** Whether an address is a route that a user may open; null is a visitor (SES-005 to SES-012, SES-050 to SES-057). */
export function mayOpen(address: string, user: Visitor): boolean {
  const route = routeOf(address);
  return route !== undefined && isOpenTo[route.access](user);
}

/** The first of quotations, products and profile that a user may open (SES-056). */
export function homeOf(user: NonNullable<Visitor>): string {
  return homes.find((path) => mayOpen(path, user)) ?? paths.profile;
}

/** A new quotation of a kind that does not exist goes back to the list (OP65). */
function hasUnknownType(path: string): boolean {
  const isNew = `${path}/`.startsWith(paths.newQuotation(''));
  return isNew && !newQuotationTypes.some((known) => path === paths.newQuotation(known));
}

/**
 * The route guard. `address` is a path, its query included; a refused one is kept in the `redirect` query of the
 * login (SES-055). Unknown paths go to the login (SHL-008), `/` to the quotations (SHL-009). Users who may not open
 * the quotations go from there to their own home (SES-056).
 */
export function decideRoute(address: string, user: Visitor): RouteDecision {
  const path = pathOf(address);
  if (path === '/') return { redirect: home };
  if (!routeOf(path)) return { redirect: paths.login() };
  if (!mayOpen(path, user)) {
    const isHome = user !== null && path === home;
    return { redirect: isHome ? homeOf(user) : paths.login({ redirect: address }) };
  }
  return hasUnknownType(path) ? { redirect: home } : { allow: true };
}
