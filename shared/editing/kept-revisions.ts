import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation, Revision } from '#shared/schemas/quotation.ts';
import { hasMoneyChanged } from './has-money-changed.ts';

/** Revisions of a quotation that are kept, beside the present one. */
export const mostKept = 20;

type Next = {
  revisions: Revision[];
  /** The revision whose state is to be kept. */
  kept?: number;
  /** The revision whose state is kept no longer. */
  dropped?: number;
};

/** The revisions so far; a quotation that was never saved since it was made is its own only one. */
export function revisionsOf(revisions: readonly Revision[], quotation: Quotation): readonly Revision[] {
  return revisions.length > 0 ? revisions : [revisionOf(quotation)];
}

/** The revisions after a save: one more when it changed money. */
export function nextRevisions(revisions: readonly Revision[], before: Quotation, after: Quotation): Next {
  const known = revisionsOf(revisions, before);
  if (!hasMoneyChanged(before, after)) return { revisions: [...known] };
  const all = [...known, revisionOf(after)];
  const kept = known.at(-1)?.revision;
  const dropped = all.length > mostKept + 1 ? all[0]?.revision : undefined;
  return {
    revisions: all.slice(-(mostKept + 1)),
    ...(kept !== undefined && { kept }),
    ...(dropped !== undefined && { dropped }),
  };
}

function revisionOf(quotation: Quotation): Revision {
  const { revision, updatedAt, updatedBy, pricelist } = quotation;
  const { total } = priceQuotation(quotation);
  return { revision, savedAt: updatedAt, savedBy: updatedBy, total, pricelist: pricelist?.id ?? null };
}
