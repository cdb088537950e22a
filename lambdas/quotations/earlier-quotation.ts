import type { StoredQuotation } from '#lambdas/store/quotation-store.ts';
import { readRevision } from '#lambdas/store/revision-store.ts';
import { DomainError } from '#shared/errors.ts';

/** The quotation with the money of an earlier revision; whom and what it is for is as today. */
export async function earlierQuotation(
  { header }: StoredQuotation,
  revision: number,
): Promise<StoredQuotation> {
  const made = header.revisions.find((one) => one.revision === revision);
  const kept = made && (await readRevision(header.id, revision));
  if (!kept) throw new DomainError('revision-gone');
  const { savedAt, savedBy } = made;
  return {
    header: { ...header, ...kept.header, revision, updatedAt: savedAt, updatedBy: savedBy },
    rows: kept.rows,
  };
}
