import { keysOf } from '#lambdas/runtime/table/query-all.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { profileKey } from '#lambdas/store/keys.ts';

/** Removes the items of one kind in the partition of a removed user: their sort keys begin with `prefix`. */
export async function forgetOfUser(uid: string, prefix: string): Promise<void> {
  await removeItems(await keysOf(profileKey(uid).pk, prefix));
}
