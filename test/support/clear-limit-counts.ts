import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { ratePartition } from '#lambdas/store/limit/rate-store.ts';
import { type LimitName, limits } from '#shared/access/limits.ts';

/** Deletes the counts of an account's limits. */
export async function clearLimitCounts(account: string): Promise<void> {
  const now = Date.now() / 1000;
  const names = Object.keys(limits) as LimitName[];
  await removeItems(
    names.map((name) => ({
      pk: ratePartition(name, `account ${account}`),
      sk: `WINDOW#${Math.floor(now / limits[name].seconds) * limits[name].seconds}`,
    })),
  );
}
