import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import type { ImportCheck } from '#lambdas/store/import/import-check.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { beginJob } from '#lambdas/store/job/begin-job.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { doneOnce, onceKey } from '#lambdas/store/once/once-store.ts';
import { lacksFor } from '#shared/access/shared-rights.ts';
import { leavesPrices } from '#shared/catalogue/workbook/may-undo.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { storedCheck } from './stored-check.ts';

/** Begins the import that was checked; the same check begins one job, however often it is asked. */
export const startCatalogueImport = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ check: idSchema }),
  async run({ check: id }, { user, now }) {
    const check = await storedCheck(user.id, id, now);
    const entries = begun(check, user);
    const once = onceKey(user.id, `import-${id}`, id);
    const job = await doneOnce(once, async () => {
      const made = await newJob({
        ...{ kind: 'import', name: check.fileName, total: entries.length, work: { entries } },
        ...{ user, now, id, variant: check.changesPrices ? undefined : leavesPrices },
      });
      return (await beginJob(made, [once.remembering(made.job.id, now)])).id;
    });
    return answeredJob(await storedJob('import', job));
  },
});

/** The steps of a check that may become an import; the rights of the user may be others than at the check. */
function begun(check: ImportCheck, user: CurrentUser): ImportCheck['entries'] {
  if (check.problemCount > 0) throw new DomainError('workbook-problems');
  if (check.entries.length === 0) throw new DomainError('nothing-to-import');
  if (check.changesPrices && lacksFor(user, 'manyPrices')) throw new DomainError('forbidden');
  return check.entries;
}
