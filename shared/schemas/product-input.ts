import * as z from 'zod/mini';
import { id } from './id.ts';
import { consumptionTypes, priceTypes, units } from './product.ts';
import {
  attachmentsInput,
  consumption,
  consumptionRangesInput,
  euro,
  freeText,
  longestName,
  longestOlderText,
  name,
  priceRangesInput,
} from './product-parts-input.ts';
import { textOfLines } from './text.ts';
import { userTypes } from './user.ts';
import { webAddress } from './web-address.ts';

/** Characters of one rich text. */
const longestRichText = 20_000;

const richText = textOfLines().check(z.maxLength(longestRichText));
const richTexts = z.nullish(
  z.strictObject({ it: richText, en: z.nullish(richText), de: z.nullish(richText) }),
);

const uses = <Schema extends z.ZodMiniType>(schema: Schema) => z.array(schema).check(z.maxLength(100));

/** The names of a product. */
export const productName = z.strictObject({
  it: name(),
  en: freeText(longestName),
  de: freeText(longestName),
});
const named = { name: productName };

/** An empty text stands for no address. */
const link = z.nullish(z.union([z.literal(''), webAddress]));

const texts = { url: link, details: richTexts, specs: richTexts };
const older = { packaging: freeText(longestOlderText), price: z.nullish(euro) };

const body = {
  um: z.enum(units),
  priceType: z.enum(priceTypes),
  priceranges: priceRangesInput,
  consumptionType: z.enum(consumptionTypes),
  combined: z.boolean(),
  standalone: z.boolean(),
  consumptionranges: consumptionRangesInput,
  phases: uses(id),
  userTypes: uses(z.enum(userTypes)),
  attachments: attachmentsInput,
  attachments_i18n: z.strictObject({
    it: z.nullish(attachmentsInput),
    en: z.nullish(attachmentsInput),
    de: z.nullish(attachmentsInput),
  }),
};

/** The input that saves a product (PRD-084): everything but `consumption`, which only a fixed one has (PRD-085). */
export const productInput = z.strictObject({
  id,
  /** The revision the edits started from; another one stored means `conflict` (decision 8). */
  revision: z.number().check(z.int(), z.gte(1)),
  rev: freeText(100),
  ...named,
  ...texts,
  ...older,
  ...body,
  consumption: z.nullish(consumption),
});
export type ProductInput = z.output<typeof productInput>;

/** The same without id and revision (OPC-26); what is left out is as for every new product. */
export const newProductInput = z.strictObject({
  ...named,
  ...texts,
  ...older,
  um: z.nullish(body.um),
  priceType: z.nullish(body.priceType),
  priceranges: z.nullish(body.priceranges),
  consumptionType: z.nullish(body.consumptionType),
  consumption: z.nullish(consumption),
  combined: z.nullish(body.combined),
  standalone: z.nullish(body.standalone),
  consumptionranges: z.nullish(body.consumptionranges),
  phases: z.nullish(body.phases),
  userTypes: z.nullish(body.userTypes),
  attachments: z.nullish(body.attachments),
  attachments_i18n: z.nullish(body.attachments_i18n),
});
export type NewProductInput = z.output<typeof newProductInput>;
