import * as z from 'zod/mini';
import { hasLeastInk, inkField, mostInkPoints } from '#shared/offers/accepting/least-ink.ts';
import { strokesOf } from '#shared/offers/accepting/strokes-of.ts';
import { customerReasons } from '#shared/offers/following/loss-reasons.ts';
import { documentLanguages } from './customer-input.ts';
import { id } from './id.ts';
import { text, textOfLines } from './text.ts';

/** The input of each deed of a guest of an offer; offer and token come with it. */

const version = z.int().check(z.gte(1), z.lte(9999));
/** Made by the page: a retry with the same key is answered like the first time (ACC-038). */
const key = id;

/** Lines of the offer that may be chosen. */
const mostChoices = 300;
const selection = z.strictObject({
  options: z.array(id).check(z.maxLength(mostChoices)),
  alternatives: z.record(id, id).check(z.refine((chosen) => Object.keys(chosen).length <= mostChoices)),
});

/** Two letters of any script: initials and a dot are no name (ACC-024). */
const hasTwoLetters = z.refine<string>((typed) => (typed.match(/\p{L}/gu) ?? []).length >= 2);
const name = text().check(z.minLength(3), z.maxLength(100), hasTwoLetters);

/** Whole points, x and y by turns, within the field; enough of them to be a signature (ACC-025, ACC-027). */
const strokes = z
  .array(z.array(z.int().check(z.gte(0), z.lte(inkField.width))).check(z.maxLength(2 * mostInkPoints)))
  .check(
    z.maxLength(mostInkPoints),
    z.refine((drawn) => drawn.every(isInField)),
    z.refine((drawn) => drawn.flat().length <= 2 * mostInkPoints),
    z.refine((drawn) => hasLeastInk(strokesOf(drawn))),
  );
const isInField = (stroke: readonly number[]) =>
  stroke.length > 0 &&
  stroke.length % 2 === 0 &&
  stroke.every((at, i) => i % 2 === 0 || at <= inkField.height);

const signature = z.union([
  z.strictObject({ kind: z.literal('drawn'), strokes }),
  z.strictObject({ kind: z.literal('typed') }),
]);

/** The id of the mail and its secret. */
export const refusalInput = z.strictObject({
  offer: id,
  token: z.string().check(z.regex(/^[\w-]{1,64}\.[\w-]{43}$/)),
});

export const openInput = z.strictObject({ version });
export const fileInput = z.strictObject({ version, signed: z.boolean() });
export const codeInput = z.strictObject({ version });

export const askInput = z.strictObject({
  ...{ key, version },
  text: textOfLines().check(z.trim(), z.minLength(1), z.maxLength(2000)),
  line: z.optional(id),
  toExtend: z.optional(z.literal(true)),
});

export const declineInput = z.strictObject({
  ...{ key, version },
  reason: z.optional(z.enum(customerReasons)),
  text: z.optional(textOfLines().check(z.trim(), z.maxLength(500))),
});

export const acceptInput = z.strictObject({
  ...{ key, version, selection, name, signature },
  /** SHA-256 of the snapshot that the page shows. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Cents: the total that stands above the button. */
  total: z.int(),
  terms: z.literal(true),
  withdrawal: z.optional(z.boolean()),
  role: z.optional(text().check(z.maxLength(60))),
  code: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  /** The language in which the page showed the ticks; the version's own without it. */
  language: z.optional(z.enum(documentLanguages)),
});
export type AcceptInput = z.output<typeof acceptInput>;

const email = z.string().check(z.trim(), z.maxLength(254), z.email());
/** A withdrawal from the contract asks no reason (ACC-054). */
export const withdrawInput = z.strictObject({ key, name, email });
export const receiptInput = z.strictObject({ email });

export const checkDocumentInput = z.strictObject({
  hash: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[0-9a-f]{64}$/)),
});
