import type { StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { readRevision } from '#lambdas/store/quotation/revision-store.ts';
import { DomainError } from '#shared/errors.ts';

/**
 * The quotation with the money of an earlier revision; people and place are as today. A revision that changed no money
 * has that of the last one before it that did.
 */
export async function quotationOfRevision(
  { header }: StoredQuotation,
  revision: number,
): Promise<StoredQuotation> {
  const made = header.revisions.findLast((one) => one.revision <= revision);
  const kept = made && (await readRevision(header.id, made.revision));
  if (!kept) throw new DomainError('revision-gone');
  const { savedAt, savedBy } = made;
  return {
    header: { ...header, ...kept.header, revision: made.revision, updatedAt: savedAt, updatedBy: savedBy },
    rows: kept.rows,
  };
}
