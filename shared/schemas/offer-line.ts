import * as z from 'zod/mini';
import { choice } from './area-choice.ts';
import { localised } from './localised.ts';
import { colour } from './product.ts';

/** Works, materials and free lines (OFR-010). */
export const lineKinds = ['work', 'material', 'free'] as const;

/** The quotation whose measures gave a quantity, and which of them (OFR-016). */
const quantityFrom = z.object({ quotationId: z.string(), choice });

/** The work a line was copied from: its id and revision then. */
const workCopy = z.object({
  workId: z.nullable(z.string()),
  workRevision: z.nullable(z.number()),
  /** Its price includes materials already (OFR-033). */
  finished: z._default(z.boolean(), false),
});
export type WorkCopy = z.infer<typeof workCopy>;

/** A package and how many of it: its size in millionths of the unit. */
const materialPack = z.object({ size: z.number(), count: z.number() });

/** The frozen copy of a priced row of a quotation (OFR-021). */
const materialCopy = z.object({
  quotationId: z.string(),
  sId: z.string(),
  productId: z.string(),
  color: z._default(z.nullable(colour), null),
  colorlist: z._default(z.nullable(z.string()), null),
  packs: z.array(materialPack),
  /** Thousandths of a square metre. */
  area: z.number(),
  /** Names of places of the measures. */
  places: z._default(z.array(z.string()), []),
  /** Cents, net of the quotation's discounts; nothing without a price. */
  cost: z.nullable(z.number()),
  /** The owner typed the cost: the row had none (OFR-023). */
  ownCost: z._default(z.boolean(), false),
  /** Hundredths of a percent; nothing: the offer's. */
  markup: z._default(z.nullable(z.number()), null),
  /** Ids of the lines it belongs to; none: by the rule of F5. */
  works: z._default(z.array(z.string()), []),
  copiedAt: z.string(),
});
export type MaterialCopy = z.infer<typeof materialCopy>;

/**
 * A line of an offer. Quantities are thousandths, prices, hours and costs ten-thousandths, discounts hundredths of a
 * percent. A material has its product's name, quantity and unit, and no price.
 */
export const offerLine = z.object({
  id: z.string(),
  kind: z.enum(lineKinds),
  sectionId: z._default(z.nullable(z.string()), null),
  description: localised,
  longText: z._default(z.nullable(localised), null),
  unit: z.string(),
  quantity: z.number(),
  price: z._default(z.nullable(z.number()), null),
  discount: z._default(z.number(), 0),
  /** The code of one of the offer's VAT codes. */
  vat: z.string(),
  quantityFrom: z._default(z.nullable(quantityFrom), null),
  optional: z._default(z.boolean(), false),
  /** The group of alternatives it is one of. */
  alternative: z._default(z.nullable(z.string()), null),
  /** It counts, though it is an option or one of a group. */
  chosen: z._default(z.boolean(), false),
  hours: z._default(z.nullable(z.number()), null),
  hourlyCost: z._default(z.nullable(z.number()), null),
  unitCost: z._default(z.nullable(z.number()), null),
  work: z._default(z.nullable(workCopy), null),
  material: z._default(z.nullable(materialCopy), null),
});
export type OfferLine = z.infer<typeof offerLine>;
