import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedPack, PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { automaticCounts, followsNeed } from './automatic-counts.ts';
import { bySId } from './by-s-id.ts';
import { relockFreedRows } from './relock-freed-rows.ts';
import { withCounts, withRows } from './replace-row.ts';

/** The rows, by sId, whose packages or lock an edit sets itself. */
export type Named = { packs: ReadonlySet<string>; locks: ReadonlySet<string> };

type NamingEdit = { sId: string; prices?: unknown; lockedArea?: unknown };

/** The rows whose packages or lock edits set; null sets nothing. */
export function namedBy(edits: readonly NamingEdit[]): Named {
  const idsWith = (field: 'prices' | 'lockedArea') =>
    new Set(edits.filter((edit) => edit[field] != null).map(({ sId }) => sId));
  return { packs: idsWith('prices'), locks: idsWith('lockedArea') };
}

/**
 * The packages after an edit (OP7). Rows with an aim get its best mix for what they need now. Rows whose counts were
 * still the automatic ones before it, and new rows, get the automatic ones. Rows changed by hand keep their counts; in another price range packages of
 * equal size keep theirs. What the edit itself sets is `named` and left alone; rows that stay the same keep their
 * identity. Rows the edit freed are locked first: their estimate changes (OP40).
 */
export function followAutomaticPacks<Q extends PricingInput>(
  before: PricingInput,
  edited: Q,
  named: Named = namedBy([]),
): Q {
  const after = relockFreedRows(before, edited, named.locks);
  const previous = bySId(priceQuotation(before).rows);
  const selectedProducts = priceQuotation(after).rows.map((row) =>
    named.packs.has(row.sId) ? row.row : followedRow(previous.get(row.sId), row),
  );
  return withRows(after, selectedProducts);
}

function followedRow(before: PricedRow | undefined, after: PricedRow): QuotationRow {
  // Its mix also depends on prices; the mixes that stay are known.
  if (after.row.packAim !== null) return withCounts(after.row, automaticCounts(after));
  if (!before || followsNeed(before)) {
    return before && needsTheSame(before, after) ? after.row : withCounts(after.row, automaticCounts(after));
  }
  if (before.priceRangeIndex === after.priceRangeIndex) return after.row;
  return withCounts(after.row, carriedCounts(before.packs, after.packs) ?? automaticCounts(after));
}

function needsTheSame(before: PricedRow, after: PricedRow): boolean {
  return before.estimate === after.estimate && before.priceRangeIndex === after.priceRangeIndex;
}

/** Counts chosen by hand moved to packages of equal size; undefined when one finds no such package. */
function carriedCounts(
  before: readonly PricedPack[],
  after: readonly PricedPack[],
): ReadonlyMap<string, number> | undefined {
  const counts = new Map(after.map(({ id }) => [id, 0]));
  for (const { size, count } of before) {
    const same = after.find((pack) => pack.size === size);
    if (count > 0 && !same) return undefined;
    if (same) counts.set(same.id, (counts.get(same.id) ?? 0) + count);
  }
  return counts;
}
