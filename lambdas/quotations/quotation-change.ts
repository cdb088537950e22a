import { present } from '#lambdas/store/presented-quotation.ts';
import type { QuotationChange, StoredQuotation } from '#lambdas/store/quotation-store.ts';
import { nextRevisions } from '#shared/editing/kept-revisions.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';

/** What a save writes: the header, the rows that differ, and the state before when its money was another. */
export function quotationChange(
  before: StoredQuotation,
  after: StoredQuotation,
  priceList: PriceList | undefined,
): QuotationChange {
  const [previous, next] = [present(before, priceList), present(after, priceList)];
  const { revisions, kept, dropped } = nextRevisions(before.header.revisions, previous, next);
  const stored = new Map(before.rows.map((row) => [row.sId, JSON.stringify(row)]));
  const staying = new Set(after.rows.map(({ sId }) => sId));
  return {
    header: { ...after.header, revisions },
    writtenRows: after.rows.filter((row) => stored.get(row.sId) !== JSON.stringify(row)),
    removedRows: before.rows.map(({ sId }) => sId).filter((sId) => !staying.has(sId)),
    kept: kept === undefined ? undefined : { revision: kept, state: before },
    dropped,
  };
}
