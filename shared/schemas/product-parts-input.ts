import * as z from 'zod/mini';
import { attachmentCategories } from './attachment.ts';
import { id } from './id.ts';
import { units } from './product.ts';
import { text } from './text.ts';
import { webAddress } from './web-address.ts';

/** Characters of a name: names in two languages leave a line of the list light. */
export const longestName = 150;

/** A name of 1 to `longest` characters. */
export const name = (longest = longestName) => text().check(z.minLength(1), z.maxLength(longest));
/** Characters of a field that only older records have. */
export const longestOlderText = 50;
/** A text that may be missing, of at most `longest` characters. */
export const freeText = (longest: number) => z.nullish(text().check(z.maxLength(longest)));

const hasDecimals = (most: number) =>
  z.refine<number>((value) => Math.round(value * 10 ** most) / 10 ** most === value);

/** Euro a package at most. */
export const largestEuro = 1_000_000;
/** Euro a package, up to four decimals (decision 6). */
export const euro = z.number().check(z.gte(0), z.lte(largestEuro), hasDecimals(4));
/** Units per square metre at most. */
export const largestConsumption = 10_000;
/** Units per square metre, up to six decimals. */
export const consumption = z.number().check(z.gte(0), z.lte(largestConsumption), hasDecimals(6));

const bilingualName = z.nullish(
  z.strictObject({ it: text().check(z.maxLength(longestName)), en: freeText(longestName) }),
);

/** An attachment (CDA-028); a category of one's own is kept for `altro` alone (CDA-029). */
const attachmentInput = z.pipe(
  z.strictObject({
    type: z._default(z.nullish(z.literal('link')), 'link'),
    category: z.nullish(z.enum(attachmentCategories)),
    customCategory: freeText(100),
    name: freeText(200),
    url: webAddress,
  }),
  z.transform(({ customCategory, type, ...given }) => ({
    ...given,
    type: type ?? 'link',
    ...(given.category === 'altro' && { customCategory }),
  })),
);
/** At most 50 attachments. */
export const attachmentsInput = z.array(attachmentInput).check(z.maxLength(50));

const channel = z.number().check(z.int(), z.gte(0), z.lte(255));
const colourInput = z.strictObject({ code: name(50), r: channel, g: channel, b: channel });

const areDifferent = <Entry>(keyOf: (entry: Entry) => string) =>
  z.refine<Entry[]>((entries) => new Set(entries.map(keyOf)).size === entries.length);

/** The size of a package: a number above 0, kept with a decimal comma (decision 7). */
const packSize = z.string().check(
  z.overwrite((size) => size.trim().replace('.', ',')),
  z.regex(/^\d{1,7}(,\d{1,6})?$/),
  z.refine((size) => /[1-9]/.test(size)),
);

const packInput = z.strictObject({
  id,
  packaging: packSize,
  quantity: z.nullish(z.number().check(z.gte(0), z.lte(1_000_000))),
  prices: z.array(z.strictObject({ pricelist: id, price: euro })).check(
    z.maxLength(100),
    areDifferent(({ pricelist }) => pricelist),
  ),
});
export type PackInput = z.output<typeof packInput>;

const priceRangeInput = z.strictObject({
  name: name(),
  name_i18n: bilingualName,
  packaging: freeText(longestOlderText),
  price: z.nullish(euro),
  colors: z.array(colourInput).check(z.maxLength(1000)),
  prices: z.array(packInput).check(
    z.maxLength(50),
    areDifferent((pack) => pack.id),
  ),
});
export type PriceRangeInput = z.output<typeof priceRangeInput>;
/** 1 to 50 price ranges. */
export const priceRangesInput = z.array(priceRangeInput).check(z.minLength(1), z.maxLength(50));

const consumptionRangeInput = z.strictObject({
  name: name(),
  name_i18n: bilingualName,
  consumption: z.nullish(consumption),
  requiredProducts: z
    .array(z.strictObject({ product: id, consumption: z.nullish(consumption), um: z.nullish(z.enum(units)) }))
    .check(z.maxLength(50)),
});
/** 1 to 50 consumption ranges. */
export const consumptionRangesInput = z.array(consumptionRangeInput).check(z.minLength(1), z.maxLength(50));
