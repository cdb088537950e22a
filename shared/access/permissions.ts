import type { ErrorCode } from '#shared/errors.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';
import type { ShareLink } from '#shared/schemas/share-link.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { makesOffers } from './makes-offers.ts';
import { lacksFor, type Shared } from './shared-rights.ts';
import { administers, passesVerification } from './super-user.ts';

/**
 * The caller: a signed-in user, the holder of a link to a quotation or to an offer, the application itself (an IAM caller) or a visitor with
 * nothing.
 */
export type Caller =
  | {
      kind: 'user';
      user: CurrentUser;
      /** When the session of the token began, in seconds since 1970; undefined when the caller has no session. */
      signedInAt?: number | undefined;
      /** The session of the token, and when it was noted last that it is used. */
      session?: { id: string; usedAt?: string | undefined } | undefined;
      /** The token of the share link whose QR code the caller's ticket prints. */
      linkToken?: string | undefined;
    }
  | { kind: 'guest'; link: ShareLink }
  /** The holder of a link to an offer chooses, asks and signs. */
  | { kind: 'customer'; link: OfferLink; token: string }
  | { kind: 'application' }
  | { kind: 'nobody' };

/** Why a caller is refused; `undefined` when allowed. */
type Rule = (caller: Caller) => ErrorCode | undefined;

const signedIn: Rule = (caller) => {
  if (caller.kind === 'nobody') return 'not-signed-in';
  return caller.kind === 'user' ? undefined : 'forbidden';
};

/** Quotations and products stay closed until the e-mail is verified, except for super users (SES-050 to SES-053). */
const verified: Rule = (caller) => {
  if (caller.kind !== 'user') return signedIn(caller);
  return passesVerification(caller.user) ? undefined : 'email-not-verified';
};

const superUser: Rule = (caller) => {
  if (caller.kind !== 'user') return signedIn(caller);
  return administers(caller.user) ? undefined : 'forbidden';
};

/** Customers, works and offers, each their owner's alone (CUS-002, OFD-1). */
const offering: Rule = (caller) => {
  const refused = verified(caller);
  if (refused || caller.kind !== 'user') return refused;
  return makesOffers(caller.user) ? undefined : 'forbidden';
};

/** Super users whose countries are enough for what all countries share. */
const worksOn =
  (shared: Shared): Rule =>
  (caller) => {
    const refused = superUser(caller);
    if (refused || caller.kind !== 'user') return refused;
    return lacksFor(caller.user, shared) ? 'forbidden' : undefined;
  };

/** Calls without a session: their input, their tokens and their limits guard them. */
const anybody: Rule = () => undefined;

const applicationItself: Rule = (caller) => {
  if (caller.kind === 'nobody') return 'not-signed-in';
  return caller.kind === 'application' ? undefined : 'forbidden';
};

/** The printed quotation opens to a share link too; its spreadsheet does not. */
const verifiedOrGuest: Rule = (caller) => (caller.kind === 'guest' ? undefined : verified(caller));

const guest: Rule = ({ kind }) => (kind === 'guest' ? undefined : 'link-expired');

/** A caller without a good link is a visitor like others, the owner too. */
const customer: Rule = ({ kind }) => (kind === 'customer' ? undefined : 'link-expired');

/**
 * Permissions that operations declare, each with the callers it lets in. The server enforces it, the browser mirrors
 * it.
 */
export const permissions = {
  'account.open': anybody,
  'profile.read': signedIn,
  'profile.write': signedIn,
  'price-list.ask': verified,
  /** `lambdas/store/job/followed-job.ts` decides which jobs a user may follow. */
  'job.follow': signedIn,
  'user.read': superUser,
  'user.write': superUser,
  /** Only people of countries that the super user manages. */
  'user.invite': superUser,
  'user.help': superUser,
  'catalogue.read': verified,
  'catalogue.write': worksOn('catalogue'),
  'price-update.write': worksOn('manyPrices'),
  'repair.write': worksOn('repairs'),
  'repair.force': worksOn('forcedCountries'),
  'wizard.write': worksOn('guidedTest'),
  'statistics.read': superUser,
  'quotation.read': verified,
  'quotation.write': verified,
  'quotation.share': verified,
  'offer.prepare': offering,
  'document.download': verified,
  'document.print': verifiedOrGuest,
  'document.read-shared': guest,
  'document.check': anybody,
  'reminders.refuse': anybody,
  'offer.answer': customer,
  /** Those of the user's own type. */
  'notification.read': signedIn,
  'notification.write': worksOn('notifications'),
  'device.write': signedIn,
  'push.test': worksOn('pushTest'),
  'change.hear': signedIn,
  'change.publish': applicationItself,
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof permissions;

/**
 * The reason why a caller may not use a permission: `not-signed-in`, `email-not-verified` or `forbidden` (OP30);
 * `undefined` when the caller may use it.
 */
export function refusal(permission: Permission, caller: Caller): ErrorCode | undefined {
  return permissions[permission](caller);
}
