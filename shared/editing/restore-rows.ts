import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { followsNeed } from './automatic-counts.ts';
import { bySId } from './by-s-id.ts';
import { mergedOrder, rowIds } from './row-order.ts';
import { withTicks } from './tick-incidence.ts';
import { withAutomaticPacks } from './with-automatic-packs.ts';

/** A removal: the quotation right before and right after it. */
export type Removal = { before: Quotation; after: Quotation };

/**
 * Takes a removal back, whatever was edited since. Its rows stand again where they stood, with their ticks. Locks and
 * automatic packages of other rows that the removal changed go back too, unless somebody edited them since.
 */
export function restoreRows(now: Quotation, { before, after }: Removal): Quotation {
  const [old, without, current] = [before, after, now].map((each) => bySId(each.selectedProducts));
  const ids = mergedOrder(rowIds(after), rowIds(before), rowIds(now));
  const selectedProducts = ids.flatMap((sId) => {
    const [row, original] = [current?.get(sId), old?.get(sId)];
    return (row && original ? withFormerLock(row, original, without?.get(sId)) : (row ?? original)) ?? [];
  });
  const restored = recounted({ ...now, selectedProducts }, before, now);
  const ticks = before.selectedIncidences.filter(({ id }) => !current?.has(id));
  return withTicks(restored, new Set([...now.selectedIncidences, ...ticks].map(({ id }) => id)));
}

function withFormerLock(row: QuotationRow, original: QuotationRow, removed: QuotationRow | undefined) {
  const isUntouched = row.lockedArea === removed?.lockedArea && row.area === removed?.area;
  if (!isUntouched || (row.lockedArea === original.lockedArea && row.area === original.area)) return row;
  return { ...row, lockedArea: original.lockedArea, area: original.area };
}

/** Rows whose packages were automatic, then and now, have those for what they need again. */
function recounted(restored: Quotation, before: Quotation, now: Quotation): Quotation {
  const [old, current] = [before, now].map((each) => bySId(priceQuotation(each).rows));
  const stale = priceQuotation(restored).rows.filter(({ sId, estimate }) => {
    const original = old?.get(sId);
    const row = current?.get(sId) ?? original;
    if (!row || row.estimate === estimate || !followsNeed(row)) return false;
    return !original || followsNeed(original);
  });
  return withAutomaticPacks(restored, new Set(stale.map(({ sId }) => sId)));
}
