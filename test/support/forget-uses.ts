import type { Who } from './cloud.ts';
import { asked } from './customers-api.ts';

const { keysOf } = await import('#lambdas/runtime/table/query-all.ts');
const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
const { ratePartition } = await import('#lambdas/store/limit/rate-store.ts');

/** Somebody's uses count anew: a file that makes more of them than a minute allows tests something else. */
export async function forgetUses(name: string, who: Who): Promise<void> {
  const { id } = await asked<{ id: string }>(who, 'currentUser');
  await removeItems(await keysOf(ratePartition(name, `account ${id}`)));
}
