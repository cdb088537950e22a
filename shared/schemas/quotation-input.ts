import * as z from 'zod/mini';
import { largestPackCount } from '#shared/pricing/largest-pack-count.ts';
import { packAims } from '#shared/pricing/pack-aim.ts';
import { longestQuotationName, maximumRows } from '#shared/schemas/quotation-bounds.ts';
import { choice } from './area-choice.ts';
import { id } from './id.ts';
import { measures } from './measures.ts';
import { noteText } from './note-form.ts';
import { discountFraction, squareMetres } from './quotation.ts';
import { text } from './text.ts';

const filled = (longest: number) => text().check(z.minLength(1), z.maxLength(longest));
const wholeNumber = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));

/** A province of any country; the forms know which codes exist. */
const provinceCode = z.string().check(z.trim(), z.regex(/^[A-Za-z]{2,3}$/), z.toUpperCase());
const details = {
  name: filled(longestQuotationName),
  location: filled(200),
  province: z.nullish(provinceCode),
};
/** A customer of the owner, and one of their sites; null takes them away (CUS-027). */
const customer = { customerId: z.nullish(id), siteId: z.nullish(id) };

const channel = z.number().check(z.int(), z.gte(0), z.lte(255));
const chosenColour = z.strictObject({
  code: filled(50),
  r: channel,
  g: channel,
  b: channel,
});
const colorlist = z.nullish(text().check(z.maxLength(200)));
const packCount = z.number().check(z.int(), z.gte(0), z.lte(largestPackCount));
const packCounts = z.nullish(z.array(z.strictObject({ id, quantity: packCount })).check(z.maxLength(100)));

const slug = filled(100);
/** Far above the answers that any guided test asks. */
const mostAnswers = 500;
const guidedTestInput = z.strictObject({
  version: wholeNumber,
  answers: z
    .array(z.strictObject({ question: slug, answers: z.array(slug).check(z.maxLength(100)) }))
    .check(z.maxLength(mostAnswers)),
  chosen: z.array(z.strictObject({ phase: slug, choice: slug })).check(z.maxLength(mostAnswers)),
});
export type GuidedTestInput = z.output<typeof guidedTestInput>;

/** Accepted and ignored (decision 5): a quotation belongs to its maker. */
const sentOwner = { uid: z.optional(z.unknown()), user: z.optional(z.unknown()) };

/** Without what is ignored, so that the same creation is known again, whatever was sent of it. */
const ownerless = <Sent extends { uid?: unknown; user?: unknown }>({ uid, user, ...input }: Sent) => input;

const newQuotation = z.strictObject({
  ...sentOwner,
  /** Made by the client: a retry with the same key answers the same quotation. */
  key: id,
  name: z._default(text().check(z.maxLength(longestQuotationName)), ''),
  location: details.location,
  province: details.province,
  ...customer,
  selectedProducts: z.array(
    z.strictObject({ sId: id, product: id, consumptionRange: z.nullish(wholeNumber), prices: packCounts }),
  ),
  /** The tags of a test quotation (QNW-036); those that the guided test gives take precedence. */
  tags: z.nullish(z.array(slug).check(z.maxLength(mostAnswers))),
  color: z.nullish(chosenColour),
  colorlist,
  guidedTest: z.nullish(guidedTestInput),
});
/** A new quotation with its products. Prices and owner come from the server. */
export const createQuotationInput = z.pipe(newQuotation, z.transform(ownerless));
export type CreateQuotationInput = z.output<typeof createQuotationInput>;

/** The quotation to copy, and what the copy changes. */
export const duplicateQuotationInput = z.strictObject({
  /** Made by the client: a retry with the same key answers the same quotation. */
  key: id,
  id,
  name: z.nullish(details.name),
  /** The prices of the original, or today's prices of the catalogue. */
  prices: z.enum(['KEEP', 'TODAY']),
});

/** `prices`: the version of the catalogue's prices that was shown; others by now mean `prices-changed`. */
const rowSource = z.union([
  z.strictObject({ revision: z.number().check(z.int(), z.gte(1)) }),
  z.strictObject({ prices: filled(100) }),
]);

/**
 * The edits of one row: what is left out stays as it is. There is no price among them: money never comes from a client
 * (decision 5).
 */
const namedEdits = z.strictObject({
  sId: id,
  /** Only a new row names its product. */
  product: z.nullish(id),
  /** Where the copy of the product comes from, when not from the stored row. */
  source: z.nullish(rowSource),
  consumptionRange: z.nullish(wholeNumber),
  /** `null` takes the colour away. */
  color: z.nullish(chosenColour),
  colorlist,
  /** Counts by hand; they end an aim. */
  prices: packCounts,
  /** The server counts the packages, and does so again whenever the need or the prices change. */
  packAim: z.nullish(z.enum(packAims)),
  area: z.nullish(squareMetres),
  /** Own measures; `null` takes them away. */
  areaFrom: z.nullish(choice),
  lockedArea: z.nullish(z.boolean()),
  discount: z.nullish(discountFraction),
  discountExtra: z.nullish(discountFraction),
  discountAccounting: z.nullish(discountFraction),
  note: z.nullish(noteText),
});
/** Counts by hand and an aim say different things, and so do a lock and own measures. */
export const rowEdit = namedEdits.check(
  z.refine(({ prices, packAim }) => !(prices && packAim), { path: ['packAim'] }),
  z.refine(({ lockedArea, areaFrom }) => !(lockedArea && areaFrom), { path: ['areaFrom'] }),
);
export type RowEdit = z.output<typeof rowEdit>;

/** The edits of a save; a field that is left out stays as it is. */
export const updateQuotationInput = z.strictObject({
  id,
  /** The revision the edits started from; another one stored means `conflict`. */
  revision: z.number().check(z.int()),
  name: z.nullish(details.name),
  location: z.nullish(details.location),
  province: details.province,
  ...customer,
  archived: z.nullish(z.boolean()),
  area: z.nullish(squareMetres),
  areaFrom: z.nullish(choice),
  measures: z.nullish(measures),
  discount: z.nullish(discountFraction),
  discountExtra: z.nullish(discountFraction),
  discountAccounting: z.nullish(discountFraction),
  note: z.nullish(noteText),
  /** Every row that stays, in order. */
  selectedProducts: z.nullish(z.array(rowEdit)),
  /** The ticked rows, by sId. */
  selectedIncidences: z.nullish(z.array(id).check(z.maxLength(maximumRows))),
  /** A guided test that is taken up again, with the colour it asks for; by itself a colour changes nothing. */
  color: z.nullish(chosenColour),
  colorlist,
  guidedTest: z.nullish(guidedTestInput),
  ...sentOwner,
});
export type UpdateQuotationInput = z.output<typeof updateQuotationInput>;
