import { discountsOf } from '#shared/money/discount-factor.ts';
import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { perUnit, pricePerEuro } from '#shared/money/units.ts';
import type { ConsumptionRange, ProductCopy, StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';
import type { Pack, PriceRange, QuotationRow, SelectedProduct } from '#shared/schemas/quotation.ts';
import { validPrice } from './shown-packs.ts';

/** Keys of a stored package that are not ids of price lists. */
const packFields = new Set(['id', 'packaging', 'quantity']);

type RowChoices = Omit<SelectedProduct, keyof ProductCopy | 'sId'>;
/** A row as it is stored: the copy of the product, the counts by package, what was chosen. */
type StoredRow = { sId: string; product: ProductCopy; packs: Record<string, number>; choices: RowChoices };

/**
 * A stored row stripped to what the owner may see: the prices of their list alone (QCA-002, QCA-007, OP28), codes
 * instead of colours, none of the catalogue's own fields. Field by field, so that nothing new leaks. Numbers
 * come out as numbers, sizes as text with a decimal comma (decision 7).
 */
export function projectRow(
  { sId, product, packs, choices }: StoredRow,
  pricelistId: string | null,
): QuotationRow {
  const copy = projectedCopy(product, pricelistId);
  return {
    ...copy,
    sId,
    ...shownChoices(choices),
    priceranges: copy.priceranges.map((range) => withCounts(range, packs)),
  };
}

type ProjectedCopy = Omit<QuotationRow, 'sId' | 'source' | keyof RowChoices>;

/** The last projection of each copy: copies never change, and many rows share one. */
const projections = new WeakMap<ProductCopy, { pricelistId: string | null; projected: ProjectedCopy }>();

function projectedCopy(copy: ProductCopy, pricelistId: string | null): ProjectedCopy {
  const last = projections.get(copy);
  if (last?.pricelistId === pricelistId) return last.projected;
  const projected = projectCopy(copy, pricelistId);
  projections.set(copy, { pricelistId, projected });
  return projected;
}

const projectCopy = (copy: ProductCopy, pricelistId: string | null): ProjectedCopy => ({
  id: copy.id,
  name: copy.name,
  specs: copy.specs ?? null,
  um: copy.um,
  imageUrl: copy.imageUrl ?? null,
  consumptionType: copy.consumptionType,
  consumption: plainNumber(copy.consumption),
  consumptionranges: copy.consumptionranges.map(projectConsumptionRange),
  priceType: copy.priceType,
  priceranges: copy.priceranges.map((range) => projectPriceRange(range, pricelistId)),
  combined: copy.combined,
  standalone: copy.standalone,
  attachments_i18n: copy.attachments_i18n,
});

function shownChoices({ color, lockedArea, ...choices }: RowChoices) {
  const { consumptionRange, priceRange, colorlist, packAim, area, note, areaFrom } = choices;
  return {
    ...{ consumptionRange, priceRange, colorlist, packAim, area, note, areaFrom, ...discountsOf(choices) },
    color: color ? { code: color.code, r: color.r, g: color.g, b: color.b } : null,
    lockedArea: lockedArea ?? null,
  };
}

function withCounts(range: PriceRange, packs: Record<string, number>): PriceRange {
  if (range.prices.every(({ id }) => !packs[id])) return range;
  const prices = range.prices.map((pack) => ({ ...pack, quantity: countOf(packs[pack.id]) }));
  return { ...range, prices };
}

const countOf = (stored: unknown) => Math.max(0, Math.trunc((parseStoredQuantity(stored) ?? 0) / perUnit));

function projectConsumptionRange(range: ConsumptionRange): ConsumptionRange {
  return {
    name: range.name,
    name_i18n: range.name_i18n ?? null,
    consumption: plainNumber(range.consumption),
    requiredProducts: range.requiredProducts.map(({ product, consumption, um }) => ({
      product,
      consumption: plainNumber(consumption),
      um: um ?? null,
    })),
  };
}

function projectPriceRange(range: StoredPriceRange, pricelistId: string | null): PriceRange {
  return {
    name: range.name,
    name_i18n: range.name_i18n ?? null,
    colors: range.colors.map(({ code }) => code),
    prices: range.prices.map((pack) => projectPack(pack, pricelistId)),
  };
}

function projectPack(pack: StoredPack, pricelistId: string | null): Pack {
  const hasList = pricelistId !== null && !packFields.has(pricelistId) && Object.hasOwn(pack, pricelistId);
  const price = hasList ? validPrice(pack[pricelistId]) : null;
  return {
    id: pack.id,
    packaging: decimalComma(pack.packaging),
    quantity: 0,
    price: price === null ? null : price / pricePerEuro,
  };
}

/** A text that is no number stays as it is; any other value becomes an empty text. */
function decimalComma(packaging: unknown): string {
  const size = plainNumber(packaging);
  if (size !== null) return String(size).replace('.', ',');
  return typeof packaging === 'string' ? packaging : '';
}

function plainNumber(stored: unknown): number | null {
  const value = parseStoredQuantity(stored);
  return value === undefined ? null : value / perUnit;
}
