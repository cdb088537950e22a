/**
 * Every failure a caller can meet. The code is a literal, the key of its text
 * (`errors.<code>` in every language) and the `errorType` of GraphQL; the number is its HTTP status.
 */
export const errorStatus = {
  'invalid-input': 400,
  /** A password that is tried first: one of the most common, or made of its owner's name, company or e-mail. */
  'common-password': 400,
  'password-of-person': 400,
  /** Something required is missing (USR-073, OPC-55). */
  'invalid-argument': 400,
  'empty-selection': 400,
  'too-many-rows': 400,
  /** More places, lines or openings than a quotation may have (MEA-027). */
  'too-many-measures': 400,
  /** A measured line that cannot be counted: `params` name place, line and reason. */
  'invalid-measure': 400,
  'too-large': 400,
  'unknown-product': 400,
  'product-not-available': 400,
  'colour-not-available': 400,
  /** `params.most` may be good at a time. */
  'too-many-links': 400,
  'too-many-works': 400,
  'too-many-customers': 400,
  'too-many-lines': 400,
  'too-many-templates': 400,
  'discount-too-large': 400,
  'rounding-too-large': 400,
  'nothing-to-round': 400,
  'split-with-reverse-charge': 400,
  /** The next number of a year goes upwards only: `params.number` is the least. */
  'number-behind': 400,
  'one-of-group': 400,
  'unknown-tag': 400,
  'unknown-price-list': 400,
  'not-a-workbook': 400,
  'workbook-problems': 400,
  'nothing-to-import': 400,
  'nothing-to-update': 400,
  /** As many price updates wait for their day as may. */
  'too-many-updates': 400,
  'unusual-factors': 400,
  /** A mail, or a code, to a customer without an address (SND-010). */
  'recipient-missing': 400,
  /** Options or alternatives of an offer that cannot be chosen together (ACC-014). */
  'invalid-selection': 400,
  'no-config-to-save': 400,
  'no-config-to-publish': 400,
  'guided-test-errors': 400,
  'not-signed-in': 401,
  forbidden: 403,
  'wrong-password': 403,
  /** The call gives rights: the caller must type their own password. */
  'password-needed': 403,
  'email-not-verified': 403,
  'code-required': 403,
  /** `params.left` is how many tries are left. */
  'code-wrong': 403,
  /** Too many mails of the account came back or were complained about (SND-024). */
  'mail-paused': 403,
  'not-found': 404,
  'user-not-found': 404,
  conflict: 409,
  'slug-taken': 409,
  'name-taken': 409,
  'email-taken': 409,
  /** Somebody was invited and has not answered yet. */
  'already-invited': 409,
  'last-administrator': 409,
  'in-use': 409,
  'code-taken': 409,
  /** Another work of the same owner has the code (WRK-004). */
  'work-code-taken': 409,
  'prices-changed': 409,
  /** The catalogue's prices are no longer those that were previewed. */
  'preview-outdated': 409,
  /** Not in a state in which it may be done (OPW-41): `params.state`, where it helps. */
  'failed-precondition': 409,
  /** Long work that only one may do at a time is being done. */
  'already-running': 409,
  /** `params.problems` are what is left to settle (OFR-068). */
  'offer-not-ready': 409,
  /** The working copy equals the newest version, `params.version`. */
  'nothing-changed': 409,
  /** How an offer ended, and when: `params.date`. */
  'offer-accepted': 409,
  'offer-declined': 409,
  'offer-expired': 409,
  'offer-withdrawn': 409,
  /** Another version is the newest by now. */
  'offer-changed': 409,
  /** The page's total is not the one that the server computes (ACC-013). */
  'total-differs': 409,
  /** The address complained about a mail of this owner (SND-051). */
  'recipient-blocked': 409,
  /** The days to withdraw from the contract are over (ACC-056). */
  'withdrawal-closed': 409,
  'link-expired': 410,
  /** Ended, used, replaced, or tried too often (ACC-028). */
  'code-expired': 410,
  /** Unknown, used, expired or revoked, or its inviter may not invite any more: nobody learns which. */
  'invite-invalid': 410,
  'revision-gone': 410,
  'too-many-requests': 429,
  internal: 500,
  /** A service underneath was throttled, failed or did not answer in time: tried again, it may work. */
  busy: 503,
  /** The mail service is not set up, refused or did not answer in time. */
  'mail-not-sent': 502,
  /** The translation service refused, failed or did not answer in time. */
  'translation-failed': 502,
  /** The push service refused, failed or did not answer in time. */
  'push-failed': 502,
  /** Nobody sends push messages. */
  'push-not-configured': 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
/** Whether a text is the code of a known failure. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);
export type ErrorParams = Record<string, string | number>;
export type Failure = { code: ErrorCode; params?: ErrorParams };

/** An expected failure: thrown by operations and stores, answered once by an adapter. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams | undefined;

  constructor(code: ErrorCode, params?: ErrorParams, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.params = params;
  }
}
