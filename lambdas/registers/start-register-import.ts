import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { beginJob } from '#lambdas/store/job/begin-job.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { doneOnce, onceKey } from '#lambdas/store/once/once-store.ts';
import { goodRegisterCheck } from '#lambdas/store/register/register-check.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { entriesPerStep, register as registerSchema } from '#shared/schemas/register.ts';

/** Begins the import that was checked; the same check begins one job, however often it is asked. */
export const startRegisterImport = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ register: registerSchema, check: idSchema }),
  async run({ register, check: id }, { user, now }) {
    const { entries, refused = 0 } = await goodRegisterCheck(user.id, { register, id }, now);
    if (entries.length === 0) throw new DomainError('nothing-to-import');
    const once = onceKey(user.id, `register-${id}`, id);
    const job = await doneOnce(once, async () => {
      const total = Math.ceil(entries.length / entriesPerStep);
      const work = { uid: user.id, register, check: id };
      const told = { kind: 'register_import', variant: register, counts: { refused } } as const;
      const made = await newJob({ ...told, total, work, user, now, id });
      return (await beginJob(made, [once.remembering(made.job.id, now)])).id;
    });
    return answeredJob(await storedJob('register_import', job));
  },
});
