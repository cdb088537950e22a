import { headerFields, type RowEdit, rowEdits } from '#shared/editing/changes.ts';
import { withCounts } from '#shared/editing/replace-row.ts';
import { mergedOrder, rowIds } from '#shared/editing/row-order.ts';
import { withTicks } from '#shared/editing/tick-incidence.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';

const bySId = ({ selectedProducts }: Quotation) => new Map(selectedProducts.map((row) => [row.sId, row]));

type Header = Partial<Pick<Quotation, (typeof headerFields)[number]>>;

function changedHeader(before: Quotation, after: Quotation): Header {
  const changed = headerFields.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

function withEdit(row: QuotationRow, edit: RowEdit, mine: QuotationRow): QuotationRow {
  const { sId, product, source, prices, color, colorlist, ...choices } = edit;
  const coloured = 'color' in edit ? { color: mine.color, colorlist: mine.colorlist } : {};
  const edited = {
    ...row,
    ...choices,
    ...coloured,
    priceRange: 'color' in edit ? mine.priceRange : row.priceRange,
  };
  return prices ? withCounts(edited, new Map(prices.map(({ id, quantity }) => [id, quantity]))) : edited;
}

/**
 * What a person changed between `before` and `mine`, laid on another version of the quotation: fields that were
 * not touched are the other version's, rows that are gone there stay gone, and so do those the person removed.
 */
export function mergeQuotation(before: Quotation, mine: Quotation, theirs: Quotation): Quotation {
  if (before === mine) return theirs;
  const edits = new Map(rowEdits(before, mine).map((edit) => [edit.sId, edit]));
  const [ownRows, otherRows] = [bySId(mine), bySId(theirs)];
  const selectedProducts = mergedOrder(rowIds(before), rowIds(mine), rowIds(theirs)).flatMap((sId) => {
    const [edit, own, row] = [edits.get(sId), ownRows.get(sId), otherRows.get(sId)];
    if (!row || edit?.source) return own ?? [];
    return edit && own && Object.keys(edit).length > 1 ? withEdit(row, edit, own) : row;
  });
  const merged = { ...theirs, ...changedHeader(before, mine), selectedProducts };
  return withTicks(merged, mergedTicks(before, mine, theirs));
}

const ticksOf = ({ selectedIncidences }: Quotation) => new Set(selectedIncidences.map(({ id }) => id));

/** Ticks that were set or taken away are so there too, the others are the other version's. */
function mergedTicks(before: Quotation, mine: Quotation, theirs: Quotation): ReadonlySet<string> {
  const [old, own, ticks] = [ticksOf(before), ticksOf(mine), ticksOf(theirs)];
  for (const id of own) if (!old.has(id)) ticks.add(id);
  for (const id of old) if (!own.has(id)) ticks.delete(id);
  return ticks;
}
