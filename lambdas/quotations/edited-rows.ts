import type { StoredRow } from '#lambdas/store/quotation-items.ts';
import { cleanNote } from '#shared/editing/clean-note.ts';
import { DomainError } from '#shared/errors.ts';
import { priceRangeOfColour } from '#shared/pricing/price-range-of-colour.ts';
import type { Colour, Product } from '#shared/schemas/product.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { checkRange, checkSelectionSize, chosenProducts } from './chosen-products.ts';
import { type Discounts, newRow } from './new-row.ts';

type Ground = {
  discounts: Discounts;
  sourced: ReadonlyMap<string, StoredRow>;
  /** What a guided test lets be chosen. */
  offered?: ReadonlySet<string>;
};

/**
 * The rows after the edits, in the order of the edits: stored copies changed, new ones made from the catalogue. A
 * `sourced` row stands for the stored one of its sId.
 */
export async function editedRows(
  user: CurrentUser,
  stored: readonly StoredRow[],
  edits: readonly RowEdit[],
  { discounts, sourced, offered }: Ground,
): Promise<StoredRow[]> {
  checkSelectionSize(edits);
  const byId = new Map([...stored.map((row) => [row.sId, row] as const), ...sourced]);
  const staying = edits.flatMap((edit) => byId.get(edit.sId) ?? []);
  const added = edits.flatMap(({ sId, product, consumptionRange }) => {
    if (byId.has(sId)) return [];
    if (!product) throw new DomainError('unknown-product', { product: sId });
    return [{ product, consumptionRange: consumptionRange ?? 0 }];
  });
  const others = staying.map(({ product, choices, sId }) => ({
    product,
    consumptionRange: edits.find((edit) => edit.sId === sId)?.consumptionRange ?? choices.consumptionRange,
  }));
  const products = await chosenProducts(user, added, others, offered);

  return edits.flatMap((edit) => {
    const copy = edit.product ? products.get(edit.product) : undefined;
    const row = byId.get(edit.sId) ?? (copy && newRow(edit.sId, copy, edit.consumptionRange ?? 0, discounts));
    return row ? [editedRow(row, edit)] : [];
  });
}

function editedRow(row: StoredRow, edit: RowEdit): StoredRow {
  const { choices, product } = row;
  // A stored choice that is no more counts as the first (QCA-006).
  if (edit.consumptionRange != null) checkRange(product, edit.consumptionRange);
  const consumptionRange = edit.consumptionRange ?? choices.consumptionRange;
  const changed = {
    ...choices,
    consumptionRange,
    ...editedColour(row, edit),
    area: edit.area ?? choices.area,
    lockedArea: edit.lockedArea ?? choices.lockedArea,
    discount: edit.discount ?? choices.discount,
    discountExtra: edit.discountExtra ?? choices.discountExtra,
    discountAccounting: edit.discountAccounting ?? choices.discountAccounting,
    note: edit.note === undefined ? choices.note : cleanNote(edit.note),
  };
  return { ...row, choices: changed, packs: editedPacks(row, edit, changed.priceRange) };
}

/** The price range follows the colour (QCO-001); a colour no range lists is refused (QCO-002). */
function editedColour({ product, choices }: StoredRow, edit: RowEdit) {
  if (edit.color === undefined) return {};
  if (edit.color === null) return choices.color ? { color: null, colorlist: null, priceRange: 0 } : {};
  return {
    color: edit.color,
    colorlist: edit.colorlist ?? null,
    priceRange: product.priceType === 'colors' ? rangeOf(product, edit.color) : choices.priceRange,
  };
}

function rangeOf(product: Product, { code }: Colour): number {
  const codes = product.priceranges.map(({ colors }) => ({ colors: colors.map((colour) => colour.code) }));
  const index = priceRangeOfColour(codes, code);
  if (index === undefined)
    throw new DomainError('colour-not-available', { colour: code, product: product.name.it });
  return index;
}

/** Counts of the packages of the row's price range; packages that range does not have are refused. */
export function editedPacks(
  { product, packs }: StoredRow,
  { prices }: Pick<RowEdit, 'prices'>,
  priceRange: number,
): Record<string, number> {
  if (!prices) return packs;
  const range = product.priceranges[product.priceType === 'colors' ? priceRange : 0];
  const offered = new Set(range?.prices.map(({ id }) => id));
  if (prices.some(({ id }) => !offered.has(id))) {
    throw new DomainError('invalid-input', { field: 'selectedProducts.prices' });
  }
  return Object.fromEntries(prices.map(({ id, quantity }) => [id, quantity]));
}
