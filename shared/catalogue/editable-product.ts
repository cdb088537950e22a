import type { Product } from '#shared/schemas/product.ts';
import { consumptionRangeName, priceRangeName } from './range-name.ts';
import { cataloguePack, euroOf, numberOf, packList } from './stored-packs.ts';

type Ranges = Product['consumptionranges'];

const textOf = (stored: string | number | null | undefined): string | null =>
  stored === null || stored === undefined ? null : String(stored);

/**
 * A product as super users edit it: numbers are numbers, and there is a range of each kind (PRD-044, PRD-045), whatever
 * older records hold.
 */
export function editableProduct(product: Product) {
  return {
    ...product,
    packaging: textOf(product.packaging),
    price: euroOf(product.price) ?? null,
    consumption: product.consumptionType === 'fixed' ? numberOf(product.consumption) : null,
    consumptionranges: consumptionRanges(orFirst(product.consumptionranges, firstConsumptionRange)),
    priceranges: orFirst(product.priceranges, firstPriceRange).map((range) => ({
      ...range,
      packaging: textOf(range.packaging),
      price: euroOf(range.price) ?? null,
      prices: packList(range.prices).map(cataloguePack),
    })),
    /** Those in Italian are the default ones (OPC-29). */
    attachments: product.attachments_i18n.it ?? [],
  };
}
export type EditableProduct = ReturnType<typeof editableProduct>;

const orFirst = <Range>(ranges: readonly Range[], first: Range): readonly Range[] =>
  ranges.length > 0 ? ranges : [first];

/** An empty range consumes and offers nothing, so it changes no calculation of the product. */
const firstConsumptionRange: Ranges[number] = {
  ...consumptionRangeName(1),
  consumption: null,
  requiredProducts: [],
};
const firstPriceRange: Product['priceranges'][number] = { ...priceRangeName(1), colors: [], prices: [] };

const consumptionRanges = (ranges: readonly Ranges[number][]) =>
  ranges.map((range) => ({
    ...range,
    consumption: numberOf(range.consumption),
    requiredProducts: range.requiredProducts.map((required) => ({
      ...required,
      consumption: numberOf(required.consumption),
    })),
  }));
