import * as z from 'zod/mini';
import { acceptanceWays } from '#shared/offers/accepting/acceptance-ways.ts';
import { ownerReasons } from '#shared/offers/following/loss-reasons.ts';
import { maximumLines } from '#shared/offers/offer-bounds.ts';
import { id } from './id.ts';
import { optionalLine } from './offer-values.ts';
import { mailFields } from './send-offer-input.ts';
import { text, textOfLines } from './text.ts';

/** Characters of a note or a reason, of a message, and of the name of a link's recipient. */
const longestNote = 500;
const longestOfferMessage = 2000;
const longestRecipient = 100;

const largestVersion = 9999;
const version = z.int().check(z.gte(1), z.lte(largestVersion));

const lines = (longest: number) => textOfLines().check(z.trim(), z.maxLength(longest));
/** Lines that may be missing: none where they are empty. */
const note = z.pipe(
  z.nullish(lines(longestNote)),
  z.transform((typed) => typed || null),
);
const yes = z.pipe(
  z.nullish(z.boolean()),
  z.transform((ticked) => ticked ?? false),
);

export const offerInput = z.strictObject({ offer: id });
export const versionInput = z.strictObject({ offer: id, version });

/** A reminder is named by its time; a retry of `remindNow` has the key of the first try. */
export const skipReminderInput = z.strictObject({ offer: id, version, at: z.iso.datetime() });
export const remindNowInput = z.strictObject({ key: id, offer: id, version });
export const leaveOutInput = z.strictObject({ offer: id, version, leftOut: z.boolean() });

export const offerFileInput = z.strictObject({ offer: id, version, signed: yes });

/** A place in a timeline: the time and the id of a line. */
export const timelineInput = z.strictObject({
  offer: id,
  after: z.nullish(text().check(z.regex(/^[\d:.TZ-]{20,30}#[\w-]{1,64}$/))),
});

export const withdrawInput = z.strictObject({ offer: id, version, reason: note, tell: yes });

export const markAcceptedInput = z.strictObject({
  ...{ offer: id, version, how: z.enum(acceptanceWays), day: z.iso.date(), note },
  /** The options and alternatives that were chosen; as sent without it. */
  selection: z.nullish(z.array(id).check(z.maxLength(maximumLines))),
});

/** Another reason says which. */
export const markLostInput = z
  .strictObject({ offer: id, version, reason: z.enum(ownerReasons), note })
  .check(z.refine(({ reason, note: said }) => reason !== 'other' || said !== null, { path: ['note'] }));

export const cancelInput = z.strictObject({
  ...{ offer: id, day: z.iso.date(), reason: lines(longestNote).check(z.minLength(1)) },
});

export const answerInput = z.strictObject({
  ...{ key: id, offer: id, text: lines(longestOfferMessage).check(z.minLength(1)) },
});

export const offerLinkInput = z.strictObject({
  ...{ key: id, offer: id, inPerson: yes },
  recipient: z.pipe(
    z.nullish(optionalLine(longestRecipient)),
    z.transform((typed) => typed ?? null),
  ),
});

export const revokeLinkInput = z.strictObject({ offer: id, id });
export const archiveOfferInput = z.strictObject({ offer: id, archived: z.boolean() });

const { recipients, ...said } = mailFields;
export const resendOfferInput = z.strictObject({
  ...{ key: id, offer: id, version },
  /** None at all is another link; an empty list is a mail to nobody. */
  recipients: z.pipe(
    z.nullish(recipients),
    z.transform((typed) => typed ?? null),
  ),
  ...said,
});
export type ResendOfferInput = z.output<typeof resendOfferInput>;

/** The outcome of a resend: its key remembers it. */
export type Resent = { link: string | null; deliveries: readonly string[] };
