import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import { withChoices } from './apply-edits.ts';
import { bySId } from './by-s-id.ts';
import { isOther, isSameSource, rowEdits } from './changes.ts';
import { editedFields } from './header-fields.ts';
import { withMeasuredAreas } from './measured-areas.ts';
import { mergeMeasures } from './merge-measures.ts';
import { decidedEdits, followingRows } from './merged-packs.ts';
import { countsOf, withCounts } from './replace-row.ts';
import { mergedOrder, rowIds } from './row-order.ts';
import { withTicks } from './tick-incidence.ts';
import { withAutomaticPacks } from './with-automatic-packs.ts';
import { withColour } from './with-colour.ts';

type Header = Partial<Pick<Quotation, (typeof editedFields)[number]>>;

function changedHeader(before: Quotation, after: Quotation): Header {
  const changed = editedFields.filter((field) => isOther(field, before, after));
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

function withEdit(row: QuotationRow, edit: RowEdit, mine: QuotationRow): QuotationRow {
  const edited = withChoices('color' in edit ? withColour(row, mine) : row, edit);
  return edit.prices ? withCounts(edited, countsOf(edit.prices)) : edited;
}

/** The row with the own copy of its product: what the person chose of it is still to be laid on it. */
function withCopy(
  row: QuotationRow,
  { priceType, priceranges, priceRange, source }: QuotationRow,
): QuotationRow {
  const copied = {
    ...row,
    priceType,
    priceranges,
    priceRange: row.color ? row.priceRange : priceRange,
    source,
  };
  return withCounts(withColour(copied, row), countsOf(packsOf(row)));
}

/**
 * A person's changes from `before` to `mine`, laid on another version of the quotation. Fields that the person did not
 * touch are the other version's. Rows that are gone there stay gone, and so do those the person removed.
 */
export function mergeQuotation(before: Quotation, mine: Quotation, theirs: Quotation): Quotation {
  if (before === mine) return theirs;
  const versions = { before, mine, theirs };
  const named = bySId(rowEdits(before, withoutSources(mine)));
  const edits = decidedEdits(named, versions);
  const rowsOf = (version: Quotation) => bySId(version.selectedProducts);
  const [oldRows, ownRows, otherRows] = [rowsOf(before), rowsOf(mine), rowsOf(theirs)];
  const selectedProducts = mergedOrder(rowIds(before), rowIds(mine), rowIds(theirs)).flatMap((sId) => {
    const [edit, own, other] = [edits.get(sId), ownRows.get(sId), otherRows.get(sId)];
    if (!own || !other) return other ?? own ?? [];
    const isCopied = own.source && !isSameSource(oldRows.get(sId)?.source, own.source);
    const row = isCopied ? withCopy(other, own) : other;
    return edit && Object.keys(edit).length > 1 ? withEdit(row, edit, own) : row;
  });
  const merged = withMeasuredAreas({
    ...theirs,
    ...changedHeader(before, mine),
    measures: mergeMeasures(before.measures, mine.measures, theirs.measures),
    selectedProducts,
  });
  const followed = withAutomaticPacks<Quotation>(merged, followingRows(edits, versions));
  return withTicks(followed, mergedTicks(before, mine, theirs));
}

/** Edits then name the choices alone, for any copy of the product. */
const withoutSources = (quotation: Quotation): Quotation => ({
  ...quotation,
  selectedProducts: quotation.selectedProducts.map(({ source, ...row }) => row),
});

const ticksOf = ({ selectedIncidences }: Quotation) => new Set(selectedIncidences.map(({ id }) => id));

/** The ticks of the other version, with the ticks set here and without those taken away here. */
function mergedTicks(before: Quotation, mine: Quotation, theirs: Quotation): ReadonlySet<string> {
  const [old, own, ticks] = [ticksOf(before), ticksOf(mine), ticksOf(theirs)];
  for (const id of own) if (!old.has(id)) ticks.add(id);
  for (const id of old) if (!own.has(id)) ticks.delete(id);
  return ticks;
}
