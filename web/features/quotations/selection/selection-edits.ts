import { bySId } from '#shared/editing/by-s-id.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import type { CreateQuotationInput } from '#web/graphql/quotations.ts';
import type { ChosenRow } from './chosen-product.ts';

/** Every row that stays, in order; a kept row keeps its other values (OP39). */
export function selectionEdits(before: readonly ChosenRow[], after: readonly ChosenRow[]): RowEdit[] {
  const old = bySId(before);
  return after.map(({ sId, product, consumptionRange }) => {
    const row = old.get(sId);
    if (!row) return { sId, product: product.id, consumptionRange };
    return row.consumptionRange === consumptionRange ? { sId } : { sId, consumptionRange };
  });
}

/** Counts rows that were added, removed or given another consumption. */
export function countSelectionChanges(before: readonly ChosenRow[], after: readonly ChosenRow[]): number {
  const now = bySId(after);
  const removed = before.filter(({ sId }) => !now.has(sId)).length;
  return removed + selectionEdits(before, after).filter((edit) => Object.keys(edit).length > 1).length;
}

/** Applies the choices from `before` to `mine` to the rows that somebody else saved meanwhile (OP53). */
export function rebased(
  before: readonly ChosenRow[],
  mine: readonly ChosenRow[],
  theirs: readonly ChosenRow[],
): ChosenRow[] {
  const [old, own, other] = [bySId(before), bySId(mine), bySId(theirs)];
  const kept = theirs.flatMap((row) => {
    const was = old.get(row.sId);
    const is = own.get(row.sId);
    if (was && !is) return [];
    const changed = was && is && was.consumptionRange !== is.consumptionRange;
    return [changed ? { ...row, consumptionRange: is.consumptionRange } : row];
  });
  return [...kept, ...mine.filter(({ sId }) => !old.has(sId) && !other.has(sId))];
}

/** Packages counted by hand: counts by row and package. */
export type ChosenPacks = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A guided test in a save: its answers, choices and colour, and packages counted by hand. */
export type SentTest = {
  input: Pick<CreateQuotationInput, 'guidedTest' | 'color' | 'colorlist'>;
  packs: ChosenPacks;
};

/** The packages of a row that were counted by hand; the server counts the others. */
export function packCounts(packs: ChosenPacks | undefined, sId: string) {
  const counts = packs?.[sId];
  return counts && { prices: Object.entries(counts).map(([id, quantity]) => ({ id, quantity })) };
}
