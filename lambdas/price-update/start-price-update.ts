import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { readAllProducts } from '#lambdas/store/catalogue/product-store.ts';
import { beginAlone, jobOnce } from '#lambdas/store/job/begin-job.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { digestOf } from '#lambdas/store/once/once-store.ts';
import { priceLock } from '#lambdas/store/price-update/price-batch.ts';
import { DomainError } from '#shared/errors.ts';
import { unusualCount } from '#shared/price-update/factor-of.ts';
import { changedProducts } from '#shared/price-update/plan.ts';
import { seenPrices } from '#shared/price-update/seen-prices.ts';
import { startProblem } from '#shared/price-update/start-problem.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { storedPlan } from './stored-plan.ts';

const instant = z.nullish(z.string().check(z.maxLength(40), z.iso.datetime()));

/** Begins the update that a preview showed, while the catalogue still has the prices of the preview (OPW-53). */
export const startPriceUpdate = userOperation({
  allow: 'price-update.write',
  input: z.strictObject({
    key: idSchema,
    preview: idSchema,
    confirmUnusual: z.boolean(),
    startsAt: instant,
  }),
  run: ({ key, ...input }, { user, now }) =>
    jobOnce('price_update', { user, key, input }, async (once) => {
      const made = await checkedJob(input, user, now);
      return beginAlone(priceLock, made, [once.remembering(made.job.id, now)]);
    }),
});

type Wanted = { preview: string; confirmUnusual: boolean; startsAt?: string | null | undefined };

/** The job, unless an update would now do something else than the preview showed. */
async function checkedJob({ preview, confirmUnusual, startsAt }: Wanted, user: CurrentUser, now: Date) {
  const plan = await storedPlan(preview);
  const total = changedProducts(plan).length;
  if (total === 0) throw new DomainError('nothing-to-update');
  if (unusualCount(plan.table) > 0 && !confirmUnusual) throw new DomainError('unusual-factors');
  if (startsAt && startProblem(startsAt, now)) throw new DomainError('invalid-input', { field: 'startsAt' });
  if (digestOf(seenPrices(await readAllProducts(true))) !== plan.seen)
    throw new DomainError('preview-outdated');
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
