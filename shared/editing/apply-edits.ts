import { DomainError } from '#shared/errors.ts';
import { priceRangeOfColour } from '#shared/pricing/price-range-of-colour.ts';
import { packsOf, priceRangeIndexOf } from '#shared/pricing/product-facts.ts';
import type { ConsumptionRange } from '#shared/schemas/product.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import { bySId } from './by-s-id.ts';
import { checkSurfaces } from './check-surfaces.ts';
import { cleanNote } from './clean-note.ts';
import { followAutomaticPacks, namedBy } from './follow-automatic-packs.ts';
import { loadQuotation } from './load-quotation.ts';
import { withSettledAreas } from './measured-areas.ts';
import { countsOf } from './replace-row.ts';
import { withTicks } from './tick-incidence.ts';

/** Characters of the notes of all rows together: an item of the table ends at 400 KB. */
const longestNotes = 100_000;

type Edits = {
  /** Every row that stays, in order. */
  edits: readonly RowEdit[];
  /** Rows that edits bring in, by sId: new ones, and those whose copy comes from elsewhere. */
  brought: ReadonlyMap<string, QuotationRow>;
  ticks: ReadonlySet<string>;
};

/**
 * The quotation after the edits of a save; packages and locks that no edit names follow (OP7, OP40). `header` is what the save
 * makes of the quotation's area and measures; areas that come from measures are calculated here. Fails with `unknown-product`, `invalid-input`, `colour-not-available` or `too-large`.
 */
export function applyEdits(
  before: Quotation,
  header: Quotation,
  { edits, brought, ticks }: Edits,
): Quotation {
  const stored = bySId(before.selectedProducts);
  const selectedProducts = edits.map((edit) => {
    const row = brought.get(edit.sId) ?? stored.get(edit.sId);
    if (!row) throw new DomainError('unknown-product', { product: edit.sId });
    return editedRow(row, edit);
  });
  if (lengthOfNotes(selectedProducts) > longestNotes) throw new DomainError('too-large');
  const edited = loadQuotation(withSettledAreas({ ...header, selectedProducts }));
  checkSurfaces(edited);
  return withTicks(followAutomaticPacks(before, edited, namedBy(edits)), ticks);
}

const lengthOfNotes = (rows: readonly QuotationRow[]) =>
  rows.reduce((sum, { note }) => sum + (note?.length ?? 0), 0);

function editedRow(row: QuotationRow, edit: RowEdit): QuotationRow {
  // A stored choice that is no more counts as the first (QCA-006).
  if (edit.consumptionRange != null) checkRange(row, edit.consumptionRange);
  const edited = { ...withChoices(row, edit), ...editedColour(row, edit) };
  return edit.prices ? withPacks(edited, edit.prices) : edited;
}

/** The row with what an edit names of it, colour and counts apart. Counts by hand end an aim. */
export const withChoices = (row: QuotationRow, edit: RowEdit): QuotationRow => ({
  ...row,
  consumptionRange: edit.consumptionRange ?? row.consumptionRange,
  packAim: edit.prices ? null : (edit.packAim ?? row.packAim),
  area: edit.area ?? row.area,
  lockedArea: edit.areaFrom ? false : (edit.lockedArea ?? row.lockedArea),
  areaFrom: edit.lockedArea ? null : edit.areaFrom === undefined ? row.areaFrom : edit.areaFrom,
  discount: edit.discount ?? row.discount,
  discountExtra: edit.discountExtra ?? row.discountExtra,
  discountAccounting: edit.discountAccounting ?? row.discountAccounting,
  note: edit.note === undefined ? row.note : cleanNote(edit.note),
});

/**
 * An index beyond the product's ranges is wrong input. The first may always be asked for: it is what counts when nobody
 * chose one (QCA-006), and older products of a fixed consumption have none.
 */
export function checkRange(
  { consumptionranges }: { consumptionranges: readonly ConsumptionRange[] },
  consumptionRange: number,
): void {
  if (consumptionRange > 0 && !consumptionranges[consumptionRange])
    throw new DomainError('invalid-input', { field: 'selectedProducts.consumptionRange' });
}

/** The price range follows the colour (QCO-001); a colour no range lists is refused (QCO-002). */
function editedColour(row: QuotationRow, { color, colorlist }: RowEdit) {
  if (color === undefined) return {};
  if (color === null) return row.color ? { color: null, colorlist: null, priceRange: 0 } : {};
  const isPricedByColour = row.priceType === 'colors';
  const priceRange = isPricedByColour ? priceRangeOfColour(row.priceranges, color.code) : row.priceRange;
  if (priceRange === undefined)
    throw new DomainError('colour-not-available', { colour: color.code, product: row.name.it });
  return { color, colorlist: colorlist ?? null, priceRange };
}

/** The row with these counts alone; packages that its price range does not have are refused. */
export function withPacks(row: QuotationRow, prices: NonNullable<RowEdit['prices']>): QuotationRow {
  const offered = new Set(packsOf(row).map(({ id }) => id));
  if (prices.some(({ id }) => !offered.has(id)))
    throw new DomainError('invalid-input', { field: 'selectedProducts.prices' });
  const counts = countsOf(prices);
  const chosen = priceRangeIndexOf(row);
  const priceranges = row.priceranges.map((range, index) => ({
    ...range,
    prices: range.prices.map((pack) => ({
      ...pack,
      quantity: index === chosen ? (counts.get(pack.id) ?? 0) : 0,
    })),
  }));
  return { ...row, priceranges };
}
