import { id } from '#shared/schemas/id.ts';
import { colour, type Product, units } from '#shared/schemas/product.ts';
import { largestEuro, longestName, longestOlderText } from '#shared/schemas/product-parts-input.ts';
import { consumptionRangeName, priceRangeName } from './range-name.ts';
import { atMost, cataloguePack, euroOf, numberOf, packList } from './stored-packs.ts';
import { recordOf, requiredOf } from './stored-ranges.ts';

type Ranges = Product['consumptionranges'];

/** Older fields that no form shows: a save must take them as they come. */
function textOf(stored: unknown): string | null {
  if (typeof stored !== 'string' && typeof stored !== 'number') return null;
  return String(stored).length <= longestOlderText ? String(stored) : null;
}
const priceOf = (stored: unknown) => atMost(largestEuro, euroOf(stored));

const isName = (stored: unknown): stored is string =>
  typeof stored === 'string' && stored.trim() !== '' && stored.length <= longestName;

/** The stored names of a range; without an Italian one it is called after its number. */
function namesOf(range: { name: unknown; name_i18n?: unknown }, first: ReturnType<typeof priceRangeName>) {
  if (!isName(range.name)) return first;
  const { it, en } = recordOf(range.name_i18n);
  return { name: range.name, name_i18n: isName(it) ? { it, en: isName(en) ? en : null } : null };
}

/**
 * A product as super users edit it: numbers are numbers, and there is a range of each kind (PRD-044, PRD-045), whatever
 * older records hold.
 */
export function editableProduct(product: Product) {
  return {
    ...product,
    packaging: textOf(product.packaging),
    price: priceOf(product.price),
    consumption: product.consumptionType === 'fixed' ? numberOf(product.consumption) : null,
    consumptionranges: consumptionRanges(orFirst(product.consumptionranges, firstConsumptionRange)),
    priceranges: orFirst(product.priceranges, firstPriceRange).map((range, index) => ({
      ...range,
      ...namesOf(range, priceRangeName(index + 1)),
      packaging: textOf(range.packaging),
      price: priceOf(range.price),
      colors: range.colors.filter((stored) => colour.safeParse(stored).success),
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
  ranges.map((range, index) => ({
    ...range,
    ...namesOf(range, consumptionRangeName(index + 1)),
    consumption: numberOf(range.consumption),
    requiredProducts: range.requiredProducts.flatMap((required) => {
      const { entry, id: product } = requiredOf(required);
      if (product === undefined || !id.safeParse(product).success) return [];
      const um = units.find((unit) => unit === entry.um) ?? null;
      return [{ product, consumption: numberOf(entry.consumption), um }];
    }),
  }));
