import { type ImportCheck, importCheckOf } from '#lambdas/store/import/import-check.ts';
import { day } from '#shared/day.ts';
import { DomainError } from '#shared/errors.ts';

/** Milliseconds in which an import begins after its check: less than its key is remembered. */
const lifetime = day;

/** A check of that user; `not-found` when they made none with that id, or it has expired. */
export async function storedCheck(user: string, id: string, now: Date): Promise<ImportCheck> {
  const check = await importCheckOf(user, id);
  if (!check || now.getTime() - Date.parse(check.checkedAt) > lifetime) throw new DomainError('not-found');
  return check;
}
