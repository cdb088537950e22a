import type { StoredRow } from '#lambdas/store/quotation/packed-rows.ts';
import type { StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { bySId } from '#shared/editing/by-s-id.ts';
import { DomainError } from '#shared/errors.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import { quotationOfRevision } from './quotation-of-revision.ts';

/** The rows, by sId, that edits take from earlier revisions; each revision is read once. */
export async function restoredRows(
  stored: StoredQuotation,
  edits: readonly RowEdit[],
): Promise<Map<string, StoredRow>> {
  const wanted = new Map<string, number>();
  for (const { sId, source } of edits) if (source && 'revision' in source) wanted.set(sId, source.revision);
  const rows = new Map<number, ReadonlyMap<string, StoredRow>>();
  for (const revision of new Set(wanted.values())) {
    const earlier = await quotationOfRevision(stored, revision);
    rows.set(revision, bySId(earlier.rows));
  }
  const restored = new Map<string, StoredRow>();
  for (const [sId, revision] of wanted) {
    const row = rows.get(revision)?.get(sId);
    if (!row) throw new DomainError('unknown-product', { product: sId });
    restored.set(sId, row);
  }
  return restored;
}
