import * as z from 'zod/mini';
import { localisedAttachments } from './attachment.ts';
import { localised } from './localised.ts';
import { tracked } from './tracked.ts';

/** Units of measure: kilograms, litres, square metres, pieces (QDA-022). */
export const units = ['kg', 'l', 'mq', 'pz'] as const;
export type Unit = (typeof units)[number];

/** Numbers of the catalogue may be stored as numbers or, in older records, as text; see shared/money parsers. */
const storedNumber = z.union([z.number(), z.string()]);
const optionalNumber = z.nullish(storedNumber);
const optionalText = z.nullish(z.string());

/** A colour of the trade: its code, and red, green and blue from 0 to 255. */
export const colour = z.object({ code: z.string(), r: z.number(), g: z.number(), b: z.number() });
export type Colour = z.infer<typeof colour>;

/** A colour of a published folder: light reflectance value and the folder it belongs to (QCO-005). */
export type PublishedColour = Colour & { hbw: number | null; colorlist: string };

const requiredProduct = z.object({
  product: z.string(),
  consumption: optionalNumber,
  um: z.nullish(z.string()),
});

const consumptionRange = z.object({
  name: z.string(),
  name_i18n: z.nullish(localised),
  /** Units of the product per square metre. */
  consumption: optionalNumber,
  requiredProducts: z.array(requiredProduct),
});
export type ConsumptionRange = z.infer<typeof consumptionRange>;

/** A package as stored: its price sits under the id of each price list (QCA-007), in euro per package (OP1). */
const storedPack = z.catchall(
  z.object({ id: z.string(), packaging: storedNumber, quantity: z.optional(storedNumber) }),
  z.nullish(storedNumber),
);
export type StoredPack = z.infer<typeof storedPack>;

const storedPriceRange = z.object({
  name: z.string(),
  name_i18n: z.nullish(localised),
  colors: z.array(colour),
  prices: z.array(storedPack),
  /** When one of its prices last changed (OPC-28). */
  updatedAt: optionalText,
  /** By price list: when one of its prices last changed (PRG-029); null where nobody knows. */
  priceDates: z.nullish(z.record(z.string(), z.nullable(z.string()))),
  /** Only in older records: kept, but unused. */
  packaging: optionalNumber,
  price: optionalNumber,
});
export type StoredPriceRange = z.infer<typeof storedPriceRange>;

export const priceTypes = ['fixed', 'colors', 'width'] as const;
export const consumptionTypes = ['fixed', 'variable'] as const;
export type PriceType = (typeof priceTypes)[number];
export type ConsumptionType = (typeof consumptionTypes)[number];

/** A product of the catalogue with everything it holds. */
export const product = z.object({
  id: z.string(),
  name: localised,
  details: z.nullish(localised),
  specs: z.nullish(localised),
  um: z.enum(units),
  /** Revision of the data sheet, and the older link to it (OPC-27). */
  rev: optionalText,
  url: optionalText,
  /** Only in older records: kept, but unused. */
  packaging: optionalNumber,
  price: optionalNumber,
  imageUrl: optionalText,
  imageName: optionalText,
  consumptionType: z.enum(consumptionTypes),
  consumption: optionalNumber,
  consumptionranges: z.array(consumptionRange),
  priceType: z.enum(priceTypes),
  priceranges: z.array(storedPriceRange),
  combined: z.boolean(),
  standalone: z.boolean(),
  archived: z.boolean(),
  userTypes: z.array(z.string()),
  /** Ids: the names are read from the phases (ADR 8). */
  phases: z.array(z.string()),
  /** Attachments by language; those in Italian are the default ones (OPC-29). */
  attachments_i18n: localisedAttachments,
  createdAt: z.string(),
  ...tracked,
});
export type Product = z.infer<typeof product>;

/** The copy of a product in a quotation: its visible fields, with the prices of every list (OP28). */
export const productCopy = z.pick(product, {
  id: true,
  name: true,
  details: true,
  specs: true,
  um: true,
  imageUrl: true,
  consumptionType: true,
  consumption: true,
  consumptionranges: true,
  priceType: true,
  priceranges: true,
  combined: true,
  standalone: true,
  phases: true,
  attachments_i18n: true,
});
export type ProductCopy = z.infer<typeof productCopy>;

/** The fields of a product that lists and the manual selection show (its header item). */
export type ProductSummary = Pick<
  Product,
  | 'id'
  | 'revision'
  | 'name'
  | 'um'
  | 'consumptionType'
  | 'consumption'
  | 'consumptionranges'
  | 'combined'
  | 'standalone'
  | 'archived'
  | 'userTypes'
  | 'phases'
  | 'attachments_i18n'
> & {
  /** Price lists in which it has a price above 0; headers of older records do not say. */
  pricedIn?: string[];
  /** Its picture; headers of older records do not say. */
  imageUrl?: string | null;
  /** Words by which it is found, besides its name; headers of older records do not say. */
  words?: { it: string[]; en: string[] };
};
