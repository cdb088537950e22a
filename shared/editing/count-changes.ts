import { discountsInOrder } from '#shared/money/discount-factor.ts';
import type { PackAim } from '#shared/pricing/pack-aim.ts';
import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import { followsNeed } from './automatic-counts.ts';
import { isEmptyUpdate, saveInput } from './changes.ts';
import { fieldsOfPart, partsOfFields } from './header-fields.ts';
import { differingPlaces, isFrameOther } from './merge-measures.ts';
import { isSameOrder, rowIds } from './row-order.ts';

/** An edit names a colour with its list. */
const rowFields = ['consumptionRange', 'color', 'note'] as const;

/**
 * How many things a person changed, for the bar "2 modifiche non salvate". Each part of the header counts once, and so
 * do the ticks, each measured place and each kind of change of a row. Moving rows counts once, however many. What follows from another
 * change is not counted: automatic packages, discounts the quotation gave its rows.
 */
export function countChanges(before: Quotation, after: Quotation): number {
  const input = saveInput(before, after);
  if (isEmptyUpdate(input)) return 0;
  const parts = partsOfFields.filter((part) => fieldsOfPart(part).some((field) => field in input)).length;
  const ticks = input.selectedIncidences ? 1 : 0;
  const rows = countRowChanges(before, after, input.selectedProducts ?? []);
  const moved = isSameOrder(rowIds(before), rowIds(after)) ? 0 : 1;
  const places = differingPlaces(before.measures, after.measures).length;
  const frame = isFrameOther(before.measures, after.measures) ? 1 : 0;
  return Math.max(1, parts + ticks + rows + moved + places + frame);
}

function countRowChanges(before: Quotation, after: Quotation, edits: readonly RowEdit[]): number {
  const [wasFollowing, isFollowing] = [followingRows(before), followingRows(after)];
  const kept = new Set(after.selectedProducts.map(({ sId }) => sId));
  const removed = before.selectedProducts.filter(({ sId }) => !kept.has(sId)).length;
  return edits.reduce((sum, edit) => {
    if (edit.product !== undefined || edit.source) return sum + 1;
    // An area comes with its lock, or with the measures it is of.
    const surface = 'area' in edit || 'areaFrom' in edit ? 1 : 0;
    const fields = rowFields.filter((field) => field in edit).length + surface;
    const [was, is] = [wasFollowing.get(edit.sId), isFollowing.get(edit.sId)];
    // Packages that follow the need as before are no change of their own.
    const packs = (edit.prices || edit.packAim) && (was !== is || is === undefined) ? 1 : 0;
    return sum + fields + packs + (hasOwnDiscounts(before, after, edit) ? 1 : 0);
  }, removed);
}

/** The rows whose packages follow what they need, with their aim. */
function followingRows(quotation: PricingInput): ReadonlyMap<string, PackAim | null> {
  const following = priceQuotation(quotation).rows.filter(followsNeed);
  return new Map(following.map(({ sId, row }) => [sId, row.packAim]));
}

/** Discounts of the row itself, not those the quotation's dialog wrote (OP15). */
function hasOwnDiscounts(before: Quotation, after: Quotation, edit: RowEdit): boolean {
  const row = after.selectedProducts.find(({ sId }) => sId === edit.sId);
  const isSame = (other: Quotation) => discountsInOrder.every((field) => other[field] === after[field]);
  const fromQuotation = !isSame(before) && discountsInOrder.every((field) => row?.[field] === after[field]);
  return !fromQuotation && discountsInOrder.some((field) => field in edit);
}
