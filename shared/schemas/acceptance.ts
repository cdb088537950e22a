import * as z from 'zod/mini';
import { sendChannels } from './sent-offer.ts';

const optional = z._default(z.nullable(z.string()), null);

/** Options that are ticked, and the chosen line of each group of alternatives. */
const offerSelection = z.strictObject({
  options: z.array(z.string()).check(z.maxLength(300)),
  alternatives: z.record(z.string(), z.string()),
});
export type OfferSelection = z.infer<typeof offerSelection>;

/** Coordinates one after the other, x and y by turns, whole points of a field of 600 × 200 (ACC-027). */
const stroke = z.array(z.int().check(z.gte(0), z.lte(600)));

const signature = z.union([
  z.strictObject({ kind: z.literal('drawn'), strokes: z.array(stroke) }),
  z.strictObject({ kind: z.literal('typed') }),
]);
export type Signature = z.infer<typeof signature>;

/** The evidence of an acceptance (ACC-032). */
export const acceptance = z.object({
  offer: z.string(),
  uid: z.string(),
  version: z.number(),
  key: z.string(),
  /** Digest of what was sent with the key: the same key with other content is refused. */
  asked: z.string(),
  snapshotHash: z.string(),
  pdfHash: z.string(),
  selection: offerSelection,
  /** Cents. */
  value: z.number(),
  vat: z.number(),
  total: z.number(),
  texts: z.object({ terms: z.string(), withdrawal: optional }),
  name: z.string(),
  role: optional,
  signature,
  at: z.string(),
  channel: z.enum(sendChannels),
  link: z.string(),
  recipient: optional,
  address: z.string(),
  browser: z.string(),
  sentAt: z.string(),
  openedAt: optional,
  code: z._default(
    z.nullable(z.object({ to: z.string(), sentAt: z.string(), confirmedAt: z.string() })),
    null,
  ),
  /** SHA-256 and bytes of the signed PDF; nothing until it is made (ACC-033). */
  signedHash: optional,
  signedSize: z._default(z.nullable(z.number()), null),
});
export type Acceptance = z.infer<typeof acceptance>;
