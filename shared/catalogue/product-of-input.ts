import type { ConsumptionRange, Product, StoredPriceRange } from '#shared/schemas/product.ts';
import type { ProductInput } from '#shared/schemas/product-input.ts';
import type { PriceRangeInput } from '#shared/schemas/product-parts-input.ts';
import { isCounted } from './product-form/unit-rules.ts';
import { storedPack } from './stored-packs.ts';

/** The fields of a product that a save decides. */
export type ProductContent = Omit<
  Product,
  'id' | 'revision' | 'updatedAt' | 'updatedBy' | 'createdAt' | 'archived' | 'imageUrl' | 'imageName'
>;
export type SentProduct = Omit<ProductInput, 'id' | 'revision'>;
/** Ids that exist: the others fall away. */
export type Known = { phases: ReadonlySet<string>; lists: ReadonlySet<string> };

/** The stored form of a save's input. Callers clean rich texts. */
export function productOfInput(sent: SentProduct, known: Known): ProductContent {
  const { name, details, specs, um, rev, url, packaging, price, combined, standalone } = sent;
  const counted = isCounted(um);
  const consumptionType = counted ? 'fixed' : sent.consumptionType;
  return {
    ...{ name, details, specs, um, rev, url: url || null, packaging, price, combined, standalone },
    priceType: counted ? 'width' : sent.priceType,
    priceranges: sent.priceranges.map((range) => storedRange(range, known.lists)),
    consumptionType,
    // Only a fixed consumption is one number (CDA-019).
    ...(consumptionType === 'fixed' && { consumption: counted ? null : (sent.consumption ?? null) }),
    consumptionranges: sent.consumptionranges.map(named) satisfies ConsumptionRange[],
    phases: [...new Set(sent.phases)].filter((id) => known.phases.has(id)),
    userTypes: [...new Set(sent.userTypes)],
    attachments_i18n: attachmentsOf(sent),
  };
}

const storedRange = (range: PriceRangeInput, lists: ReadonlySet<string>): StoredPriceRange => ({
  ...named(range),
  prices: range.prices.map((pack) => storedPack(pack, lists)),
});

/** The name and its Italian text are one. */
const named = <Range extends Pick<PriceRangeInput, 'name' | 'name_i18n'>>(range: Range): Range =>
  range.name_i18n ? { ...range, name_i18n: { ...range.name_i18n, it: range.name } } : range;

/** `attachments` is the Italian list (OPC-29). */
function attachmentsOf({
  attachments,
  attachments_i18n,
}: Pick<SentProduct, 'attachments' | 'attachments_i18n'>) {
  const { en, de } = attachments_i18n;
  return { it: attachments, ...(en && { en }), ...(de && { de }) };
}
