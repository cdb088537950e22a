import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { beginAlone } from '#lambdas/store/job/begin-alone.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { digestOf, doneOnce, onceKey } from '#lambdas/store/once/once-store.ts';
import { DomainError } from '#shared/errors.ts';
import { unusualCount } from '#shared/price-update/factor-of.ts';
import { changedProducts } from '#shared/price-update/plan.ts';
import { seenPrices } from '#shared/price-update/seen-prices.ts';
import { startProblem } from '#shared/price-update/start-problem.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { priceLock } from './price-lock.ts';
import { allProducts } from './priced-catalogue.ts';
import { storedPlan } from './stored-plan.ts';

const instant = z.nullish(z.string().check(z.maxLength(40), z.iso.datetime()));

/** Begins the update that a preview showed, while the catalogue's prices are still those of the preview (OPW-53). */
export const startPriceUpdate = userOperation({
  allow: 'price-update.write',
  input: z.strictObject({
    key: idSchema,
    preview: idSchema,
    confirmUnusual: z.boolean(),
    startsAt: instant,
  }),
  async run({ key, ...wanted }, { user, now }) {
    const once = onceKey(user.id, key, digestOf(wanted));
    const begun = await doneOnce(once, async () => {
      const made = await checkedJob(wanted, user, now);
      return (await beginAlone(priceLock, made, [put(once.params(made.job.id, now))])).id;
    });
    return answeredJob(await storedJob('price_update', begun));
  },
});

type Wanted = { preview: string; confirmUnusual: boolean; startsAt?: string | null | undefined };

/** The job, unless what was previewed is no longer what would be done. */
async function checkedJob({ preview, confirmUnusual, startsAt }: Wanted, user: CurrentUser, now: Date) {
  const plan = await storedPlan(preview);
  const total = changedProducts(plan).length;
  if (total === 0) throw new DomainError('nothing-to-update');
  if (unusualCount(plan.table) > 0 && !confirmUnusual) throw new DomainError('unusual-factors');
  if (startsAt && startProblem(startsAt, now)) throw new DomainError('invalid-input', { field: 'startsAt' });
  if (digestOf(seenPrices(await allProducts())) !== plan.seen) throw new DomainError('preview-outdated');
  return newJob({
    kind: 'price_update',
    total,
    work: { preview },
    user,
    now,
    id: preview,
    startsAt: startsAt ? new Date(startsAt).toISOString() : undefined,
  });
}
