import type { QuotationChange, StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { nextRevisions } from '#shared/editing/kept-revisions.ts';
import { listFigures } from '#shared/editing/list-figures.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';

/** The writes of a save: the quotation with its new ticks, and the state before when the money changed. */
export function quotationChange(
  { stored, before }: { stored: StoredQuotation; before: Quotation },
  { header, rows, quotation }: StoredQuotation & { quotation: Quotation },
): QuotationChange {
  const { revisions, kept, dropped } = nextRevisions(stored.header.revisions, before, quotation);
  const selectedIncidences = [...quotation.selectedIncidences];
  return {
    header: { ...header, ...listFigures(quotation), selectedIncidences, revisions },
    rows,
    kept: kept === undefined ? undefined : { revision: kept, state: stored },
    dropped,
  };
}
