import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { perUnit, pricePerEuro } from '#shared/money/units.ts';
import type { ConsumptionRange, StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';
import type { Pack, PriceRange, QuotationRow, SelectedProduct } from '#shared/schemas/quotation.ts';
import { validPrice } from './shown-packs.ts';

/** Keys of a stored package that are not ids of price lists. */
const packFields = new Set(['id', 'packaging', 'quantity']);

/**
 * A stored copy stripped to what the owner may see: the prices of his list alone (QCA-002, QCA-007, OP28), codes
 * instead of colours, none of the catalogue's own fields. Field by field, so that nothing new leaks. Numbers
 * come out as numbers, sizes as text with a decimal comma (decision 7).
 */
export function projectRow(selected: SelectedProduct, pricelistId: string | null): QuotationRow {
  return {
    id: selected.id,
    sId: selected.sId,
    name: selected.name,
    specs: selected.specs ?? null,
    um: selected.um,
    imageUrl: selected.imageUrl ?? null,
    consumptionType: selected.consumptionType,
    consumption: plainNumber(selected.consumption),
    consumptionranges: selected.consumptionranges.map(projectConsumptionRange),
    consumptionRange: selected.consumptionRange ?? 0,
    priceType: selected.priceType,
    priceranges: selected.priceranges.map((range) => projectPriceRange(range, pricelistId)),
    priceRange: selected.priceRange ?? 0,
    ...rowChoicesOf(selected),
    combined: selected.combined,
    standalone: selected.standalone,
    attachments_i18n: selected.attachments_i18n,
  };
}

/** Copies made before a field existed may lack it; the defaults are those of `rowChoices`. */
function rowChoicesOf(selected: SelectedProduct) {
  const { color } = selected;
  return {
    color: color ? { code: color.code, r: color.r, g: color.g, b: color.b } : null,
    colorlist: selected.colorlist ?? null,
    area: selected.area ?? 0,
    lockedArea: selected.lockedArea ?? null,
    discount: selected.discount ?? 0,
    discountExtra: selected.discountExtra ?? 0,
    discountAccounting: selected.discountAccounting ?? 0,
    note: selected.note ?? null,
  };
}

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
  const count = parseStoredQuantity(pack.quantity) ?? 0;
  return {
    id: pack.id,
    packaging: decimalComma(pack.packaging),
    quantity: Math.max(0, Math.trunc(count / perUnit)),
    price: price === null ? null : price / pricePerEuro,
  };
}

/** Text that is no number stays as it is written; anything else says nothing. */
function decimalComma(packaging: unknown): string {
  const size = plainNumber(packaging);
  if (size !== null) return String(size).replace('.', ',');
  return typeof packaging === 'string' ? packaging : '';
}

function plainNumber(stored: unknown): number | null {
  const value = parseStoredQuantity(stored);
  return value === undefined ? null : value / perUnit;
}
