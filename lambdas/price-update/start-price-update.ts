import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { readAllProducts } from '#lambdas/store/catalogue/product-store.ts';
import { beginAlone, jobOnce } from '#lambdas/store/job/begin-job.ts';
import { cancelling } from '#lambdas/store/job/job-store.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { digestOf } from '#lambdas/store/once/once-store.ts';
import { priceLock } from '#lambdas/store/price-update/price-batch.ts';
import type { KeptPlan } from '#lambdas/store/price-update/price-update-plan.ts';
import { changeable, scheduleUpdate, waitingUpdates } from '#lambdas/store/price-update/waiting-updates.ts';
import { DomainError } from '#shared/errors.ts';
import { changedListNames } from '#shared/price-update/changed-list-names.ts';
import { unusualCount } from '#shared/price-update/factor-of.ts';
import { changedProducts } from '#shared/price-update/plan.ts';
import { planSummary } from '#shared/price-update/plan-summary.ts';
import { seenPrices } from '#shared/price-update/seen-prices.ts';
import { startProblem } from '#shared/price-update/start-problem.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { longestUpdateName, stopsForOtherPrices } from '#shared/schemas/price-update.ts';
import { text } from '#shared/schemas/text.ts';
import { storedPlan } from './stored-plan.ts';

/**
 * Begins the update that a preview showed, while the catalogue still has the prices of the preview (OPW-53). One with a
 * day of its own waits for it, beside others (PRG-031).
 */
export const startPriceUpdate = userOperation({
  allow: 'price-update.write',
  input: z.strictObject({
    key: idSchema,
    preview: idSchema,
    confirmUnusual: z.boolean(),
    name: z.nullish(text().check(z.maxLength(longestUpdateName))),
    /** Whether it stops when prices are others on its day than they were confirmed. */
    stopsForOtherPrices: z.nullish(z.boolean()),
  }),
  run: ({ key, ...input }, { user, now }) =>
    jobOnce('price_update', { user, key, input }, async (once) => {
      const { preview, name } = input;
      const plan = await storedPlan(preview);
      await checkPlan(plan, input.confirmUnusual, now);
      const { startsAt, replaces } = plan;
      const replaced = replaces ? changeable(replaces, await waitingUpdates()) : undefined;
      const made = await newJob({
        ...{ kind: 'price_update', total: changedProducts(plan).length, work: { preview }, user, now },
        id: preview,
        name: name?.trim() || undefined,
        variant: startsAt && input.stopsForOtherPrices ? stopsForOtherPrices : undefined,
        startsAt: startsAt ?? undefined,
        replaced,
        lists: changedListNames(plan),
      });
      const more = [once.remembering(made.job.id, now)];
      if (startsAt) return scheduleUpdate(made, { preview, replaces, now, ...scheduledBy(user, plan) }, more);
      const ended = replaced ? cancelling(replaced, made.job.startedBy, now) : [];
      return beginAlone(priceLock, made, [...more, ...ended]);
    }),
});

function scheduledBy(user: { id: string }, plan: KeptPlan) {
  const { averageVariation } = planSummary(plan);
  return { user: user.id, pricelists: changedListNames(plan), averageVariation };
}

/** Refuses an update that would now do something else than the preview showed. */
async function checkPlan(plan: KeptPlan, confirmUnusual: boolean, now: Date): Promise<void> {
  if (changedProducts(plan).length === 0) throw new DomainError('nothing-to-update');
  if (unusualCount(plan.table) > 0 && !confirmUnusual) throw new DomainError('unusual-factors');
  if (plan.startsAt) {
    if (startProblem(plan.startsAt, now)) throw new DomainError('invalid-input', { field: 'startsAt' });
    return;
  }
  if (digestOf(seenPrices(await readAllProducts(true))) !== plan.seen)
    throw new DomainError('preview-outdated');
}
