import * as z from 'zod/mini';
import { type PackAim, packAims } from '#shared/pricing/pack-aim.ts';
import { defaultArea, largestArea } from '#shared/schemas/quotation-bounds.ts';
import { type Choice, choice } from './area-choice.ts';
import { type Attachment, attachment, type LocalisedAttachments } from './attachment.ts';
import { type GuidedTestRecord, guidedTestRecord } from './guided-test-record.ts';
import type { Localised } from './localised.ts';
import { measureRule } from './measure-rule.ts';
import type { Measures } from './measures.ts';
import {
  type Colour,
  type ConsumptionRange,
  type ConsumptionType,
  colour,
  type PriceType,
  productCopy,
  type Unit,
} from './product.ts';
import { type UserSnapshot, userSnapshot } from './user.ts';

/** Nobody means a smaller number, and DynamoDB cannot store very small ones. */
const smallest = 1e-9;
const storable = z.refine<number>((value) => value === 0 || value >= smallest);

/** A fraction between 0 and 1: 10 % is 0.1 (QDA-016). */
export const discountFraction = z.number().check(z.gte(0), z.lte(1), storable);
/** In square metres. */
export const squareMetres = z.number().check(z.gte(0), z.lte(largestArea), storable);

/** The fields of a selected product that the user may change; the rest is the frozen copy of the catalogue product. */
export const rowChoices = z.object({
  consumptionRange: z._default(z.number(), 0),
  priceRange: z._default(z.number(), 0),
  color: z._default(z.nullable(colour), null),
  colorlist: z._default(z.nullable(z.string()), null),
  /** The aim that the packages follow; without one they follow as long as nobody counts them (OP7). */
  packAim: z._default(z.nullable(z.enum(packAims)), null),
  area: z._default(squareMetres, 0),
  lockedArea: z.optional(z.boolean()),
  discount: z._default(discountFraction, 0),
  discountExtra: z._default(discountFraction, 0),
  discountAccounting: z._default(discountFraction, 0),
  note: z._default(z.nullable(z.string()), null),
  areaFrom: z._default(z.nullable(choice), null),
});

/** A row with the copy of the product that was made when it was chosen, prices of every list included (OP28). */
export const selectedProduct = z.extend(productCopy, { sId: z.string(), ...rowChoices.shape });
export type SelectedProduct = z.infer<typeof selectedProduct>;

const incidence = z.object({ id: z.string(), value: z.nullable(z.number()), text: z.string() });
export type Incidence = z.infer<typeof incidence>;

/** A light quotation: a quotation in the list (QDA-019, OP24). */
export const quotationLight = z.object({
  id: z.string(),
  uid: z.string(),
  name: z.string(),
  location: z.string(),
  province: z.nullable(z.string()),
  createdAt: z.string(),
  archived: z._default(z.boolean(), false),
  userName: z.string(),
  /** The owner's; a missing one counts as IT (QDA-014). */
  userCountry: z._default(z.string(), 'IT'),
  revision: z.number(),
  /** How many products it has; nothing in records from before lists showed it. */
  products: z.optional(z.nullable(z.number())),
  /** How many of them are below the need; nothing in records from before lists showed it. */
  short: z.optional(z.nullable(z.number())),
  /** In cents after the last save, by the price list `pricedBy`: that of the owner then; `null` without one. */
  total: z.optional(z.nullable(z.number())),
  pricedBy: z.optional(z.nullable(z.string())),
});
export type QuotationLight = z.infer<typeof quotationLight>;

/** The money after a save: the present state, or an earlier one that is kept. */
const revision = z.object({
  /** The revision of the quotation after that save. */
  revision: z.number(),
  savedAt: z.string(),
  savedBy: z.string(),
  /** In cents, by the owner's price list then; `null` without one. */
  total: z.nullable(z.number()),
  pricelist: z.nullable(z.string()),
  /** The revision that wrote the measures of a kept state; nothing where it has none. */
  measuredAt: z.optional(z.number()),
});
export type Revision = z.infer<typeof revision>;

/** A quotation without its rows: the light quotation, the fields that the calculation needs and the author of the last change. */
export const quotationHeader = z.extend(quotationLight, {
  user: userSnapshot,
  /** The owner's customer and one of their sites, by their ids: for the owner alone (CUS-027, OFD-1). */
  customerId: z._default(z.nullable(z.string()), null),
  siteId: z._default(z.nullable(z.string()), null),
  area: z._default(squareMetres, defaultArea),
  discount: z._default(discountFraction, 0),
  discountExtra: z._default(discountFraction, 0),
  discountAccounting: z._default(discountFraction, 0),
  selectedIncidences: z.array(incidence),
  color: z.nullable(colour),
  colorlist: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** The answers of the guided test that the quotation was made with. */
  guidedTest: z._default(z.nullable(guidedTestRecord), null),
  /** A copy of another one: nobody went through a guided test for it. */
  copied: z.optional(z.boolean()),
  attachments: z.array(attachment),
  /** The owner's own note; printed before the notes of every document. */
  note: z._default(z.nullable(z.string()), null),
  areaFrom: z._default(z.nullable(choice), null),
  /** The owner's rule when the quotation was made (MEA-017); older ones have that of their country. */
  measureRule: z._default(z.nullable(measureRule), null),
  /** The revision whose save wrote the measures: they are an item of their own. */
  measuredAt: z._default(z.nullable(z.number()), null),
  updatedAt: z.string(),
  updatedBy: z.string(),
  /** The oldest first, the present one last; none before the first save. */
  revisions: z._default(z.array(revision), []),
});
export type QuotationHeader = z.infer<typeof quotationHeader>;

/** A package with the price under the owner's list alone; `null` when that list has none (QCA-002, QCA-007). */
export type Pack = {
  id: string;
  packaging: string | number;
  quantity: number;
  price: string | number | null;
};
export type PriceRange = {
  name: string;
  name_i18n?: Localised | null;
  /** Codes of the colours this range is for. */
  colors: readonly string[];
  prices: readonly Pack[];
};

/**
 * The source of a row's copy of the product in a save, when it is not the stored row: an earlier revision of the
 * quotation, or the catalogue. `prices` names the version of its prices.
 */
export type RowSource = { revision: number } | { prices: string };

/** A row as screens, documents and the calculation see it: the stored copy stripped to the owner's list. */
export type QuotationRow = {
  id: string;
  sId: string;
  name: Localised;
  specs?: Localised | null;
  um: Unit;
  imageUrl?: string | null;
  consumptionType: ConsumptionType;
  consumption?: string | number | null;
  consumptionranges: readonly ConsumptionRange[];
  consumptionRange: number;
  priceType: PriceType;
  priceranges: readonly PriceRange[];
  priceRange: number;
  color: Colour | null;
  colorlist: string | null;
  packAim: PackAim | null;
  area: number;
  lockedArea: boolean | undefined | null;
  combined: boolean;
  standalone: boolean;
  discount: number;
  discountExtra: number;
  discountAccounting: number;
  note: string | null;
  areaFrom: Choice | null;
  attachments_i18n: LocalisedAttachments;
  /** Only in a draft, until it is saved. */
  source?: RowSource;
};

/** The prices a row would have with the catalogue of today; `version` stands for them when a save asks for them. */
export type RowPrices = Pick<QuotationRow, 'sId' | 'priceType' | 'priceranges'> & { version: string };

/** A quotation as it is answered to those who may read it. */
export type Quotation = Omit<QuotationLight, 'products' | 'short' | 'total' | 'pricedBy'> &
  Pick<
    QuotationHeader,
    'area' | 'discount' | 'discountExtra' | 'discountAccounting' | 'color' | 'colorlist'
  > &
  Pick<QuotationHeader, 'note' | 'areaFrom' | 'updatedAt' | 'updatedBy'> &
  // Only its owner is answered them.
  Partial<Pick<QuotationHeader, 'customerId' | 'siteId'>> & {
    user: UserSnapshot;
    /** The owner's price list; `null` when the owner has none: then there is no money anywhere (QCA-003). */
    pricelist: { id: string; name: string } | null;
    selectedProducts: readonly QuotationRow[];
    selectedIncidences: readonly Incidence[];
    tags: readonly string[];
    guidedTest?: GuidedTestRecord | null;
    attachments: readonly Attachment[];
    measures: Measures;
    /** The prices of today for rows that were copied with others; only in a quotation that was opened. */
    todayPrices?: readonly RowPrices[] | null;
  };
