import type { QuotationChange, StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { nextRevisions } from '#shared/editing/kept-revisions.ts';
import { listFigures } from '#shared/editing/list-figures.ts';
import type { Quotation, Revision } from '#shared/schemas/quotation.ts';

/** The writes of a save: the quotation with its new ticks, and the state before when the money changed. */
export function quotationChange(
  { stored, before }: { stored: StoredQuotation; before: Quotation },
  { header, rows, quotation }: StoredQuotation & { quotation: Quotation },
): QuotationChange {
  const { kept, dropped, ...next } = nextRevisions(stored.header.revisions, before, quotation);
  const { measuredAt: measured } = stored.header;
  const revisions = next.revisions.map((made) =>
    made.revision === kept && measured !== null ? { ...made, measuredAt: measured } : made,
  );
  const isMeasured = JSON.stringify(quotation.measures) !== JSON.stringify(before.measures);
  const measuredAt = isMeasured ? header.revision : measured;
  const { area, areaFrom, selectedIncidences } = quotation;
  return {
    header: {
      ...header,
      ...listFigures(quotation),
      ...{ area, areaFrom, measuredAt, revisions },
      selectedIncidences: [...selectedIncidences],
    },
    rows,
    measures: quotation.measures,
    kept: kept === undefined ? undefined : { revision: kept, state: stored },
    dropped,
    unnamed: unnamedMeasures(stored.header, { measuredAt, revisions }),
    isOtherCustomer: header.customerId !== stored.header.customerId,
  };
}

type Naming = { measuredAt: number | null; revisions: readonly Revision[] };

/** The revisions whose measures were named before a save and are not after it. */
function unnamedMeasures(before: Naming, after: Naming): number[] {
  const namedBy = ({ measuredAt, revisions }: Naming) =>
    new Set([measuredAt, ...revisions.map((made) => made.measuredAt)].filter((each) => each != null));
  const named = namedBy(after);
  return [...namedBy(before)].filter((each) => !named.has(each));
}
