import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { newPlan } from '#lambdas/store/price-update/new-plan.ts';
import { keepPlan } from '#lambdas/store/price-update/price-update-plan.ts';
import { refuseChanged, waitingUpdates } from '#lambdas/store/price-update/waiting-updates.ts';
import { DomainError } from '#shared/errors.ts';
import { startProblem } from '#shared/price-update/start-problem.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { factorTable, priceListIds } from '#shared/schemas/price-update.ts';
import { answeredPreview } from './answered-preview.ts';

const instant = z.nullish(z.string().check(z.maxLength(40), z.iso.datetime()));

/** Plans an update by a table of factors for all products, and keeps the plan; changes no price (PUP-005). */
export const previewPriceUpdate = userOperation({
  allow: 'price-update.write',
  limit: 'document',
  input: z.strictObject({
    table: factorTable,
    evenRecent: z.nullish(priceListIds),
    pricelists: z.nullish(priceListIds),
    startsAt: instant,
    replaces: z.nullish(idSchema),
  }),
  async run({ table, evenRecent, pricelists, startsAt, replaces }, { user, now, newId }) {
    if (startsAt && startProblem(startsAt, now))
      throw new DomainError('invalid-input', { field: 'startsAt' });
    if (replaces) refuseChanged(replaces, await waitingUpdates());
    const begins = startsAt ? new Date(startsAt).toISOString() : null;
    const wanted = { table, evenRecent: evenRecent ?? [], pricelists: pricelists ?? null };
    const id = newId();
    const plan = await newPlan({ wanted, startsAt: begins, replaces: replaces ?? null, now });
    await keepPlan(id, plan);
    return answeredPreview(id, plan, user, now);
  },
});
