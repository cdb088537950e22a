import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { ConditionFailed } from '#lambdas/runtime/table/transact.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { changePrices, existingWork, type NewPrice } from '#lambdas/store/work/work-store.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { workPricesInput } from '#shared/schemas/work-input.ts';

/**
 * Writes the prices of a preview, or those before it: an owner's own numbers, as in the form (WRK-015). A work that was
 * changed since refuses all of them, and the error names who and when.
 */
export const changeWorkPrices = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ key: idSchema, prices: workPricesInput }),
  async run({ key, prices }, { user, now }) {
    const ids = prices.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw new DomainError('invalid-input', { field: 'prices' });
    await runOnce(user, key, { prices }, async (once) => {
      try {
        await changePrices(user.uid, prices, savedBy(user, now), [once.remembering(key, now)]);
        return key;
      } catch (cause) {
        throw cause instanceof ConditionFailed ? await conflictOf(user.uid, prices, cause) : cause;
      }
    });
    return ids;
  },
});

/** The conflict with the save of the first work that refused; `not-found` when it was deleted. */
async function conflictOf(uid: string, prices: readonly NewPrice[], cause: ConditionFailed) {
  const refused = prices[cause.refused[0] ?? 0];
  return refused ? conflictWith(await existingWork(uid, refused.id)) : cause;
}
