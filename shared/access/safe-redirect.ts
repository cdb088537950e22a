import { decideRoute, homeOf, type Visitor } from './decide-route.ts';
import { routeOf } from './routes.ts';

/** Only tells whether an address stays on the site; the name is never looked up. */
const ownSite = 'https://preventivi.invalid';

/** The path, query and fragment of an address inside the product; `undefined` for any other address. */
function internalAddress(target: string): string | undefined {
  if (!target.startsWith('/') || target.includes('\\') || /\p{Cc}/u.test(target)) return undefined;
  if (!URL.canParse(target, ownSite)) return undefined;
  const url = new URL(target, ownSite);
  return url.origin === ownSite ? url.pathname + url.search + url.hash : undefined;
}

/**
 * Where a user goes after signing in: the address that was refused, if it is one of this site that they may open,
 * else their home (SES-023, SES-024, OP34). Routes open to everybody are never refused, so they are no target either:
 * going back to the login would sign the user out again.
 */
export function safeRedirect(target: string | null | undefined, user: NonNullable<Visitor>): string {
  const address = internalAddress(target ?? '');
  if (!address || routeOf(address)?.access === 'open') return homeOf(user);
  return 'allow' in decideRoute(address, user) ? address : homeOf(user);
}
