import type { OrderedRow } from '#lambdas/store/offer/offer-items.ts';
import { DomainError } from '#shared/errors.ts';
import type { CopiedRow } from '#shared/offers/copied-row.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import type { OfferLineEdit } from '#shared/schemas/offer-line-edit.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { readQuotationRows } from './quotation-rows.ts';

/** Quotations of one save: their rows are priced anew. */
const mostQuotations = 20;

type Named = {
  copied: Map<string, CopiedRow>;
  ordered: Record<string, OrderedRow>;
  /** By the ids of their quotations. */
  measures: Map<string, Measures>;
};

/**
 * The rows of quotations that edits name, by the ids of their lines, and the measures that give quantities. A quotation of somebody else is `not-found`
 * (OFR-005); one that was saved since it was shown is `conflict`, which names it.
 */
export async function namedRows(
  user: CurrentUser,
  edits: readonly OfferLineEdit[],
  now: Date,
): Promise<Named> {
  const wanted = edits.flatMap(({ id, row }) => (row ? [{ id, ...row }] : []));
  const measured = edits.flatMap(({ quantityFrom }) => quantityFrom?.quotationId ?? []);
  const ids = new Set([...wanted.map(({ quotation }) => quotation), ...measured]);
  if (ids.size > mostQuotations) throw new DomainError('invalid-input', { field: 'input.lines' });
  const quotations = await readQuotationRows(user, [...ids], now);
  if (measured.some((id) => !quotations.has(id))) throw new DomainError('not-found');
  const measures = new Map([...quotations].map(([id, quotation]) => [id, quotation.measures]));
  const named: Named = { copied: new Map(), ordered: {}, measures };
  for (const { id, quotation, sId, revision } of wanted) {
    const found = quotations.get(quotation);
    if (!found) throw new DomainError('not-found');
    if (found.header.revision !== revision) throw new DomainError('conflict', { quotation });
    const row = found.rows.find(({ material }) => material.sId === sId);
    const ordered = found.ordered.get(sId);
    if (!row || !ordered) throw new DomainError('not-found');
    named.copied.set(id, row);
    named.ordered[id] = ordered;
  }
  return named;
}
