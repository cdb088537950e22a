import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { ConditionFailed } from '#lambdas/runtime/table/transact.ts';
import { keepingImportUndo, listImported } from '#lambdas/store/import/imported-batch.ts';
import { beginJob, jobOnce } from '#lambdas/store/job/begin-job.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { undoableImport } from './undoable-import.ts';

/** Begins to put back what an import changed, where nothing changed since. An import is undone once. */
export const undoCatalogueImport = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ key: idSchema, job: idSchema }),
  run: ({ key, job: id }, { user, now, newId }) =>
    jobOnce('import_undo', { user, key, input: { id } }, async (once) => {
      const { ttl } = await undoableImport(id, user);
      const { length: total } = await listImported(id);
      const work = { import: id };
      const made = await newJob({ kind: 'import_undo', total, work, user, now, id: newId() });
      const kept = [keepingImportUndo(id, made.job.id, ttl), once.remembering(made.job.id, now)];
      return beginJob(made, kept).catch(undoneMeanwhile);
    }),
});

/** The second of two that begin at the same moment is refused. */
function undoneMeanwhile(cause: unknown): never {
  if (cause instanceof ConditionFailed) throw new DomainError('failed-precondition', undefined, { cause });
  throw cause;
}
