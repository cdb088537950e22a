import { keysOf } from '#lambdas/runtime/table/query-all.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { profileKey } from '#lambdas/store/keys.ts';

/** Removes what is kept of one kind beside a user who is removed himself: its sort keys begin with `prefix`. */
export async function forgetOfUser(uid: string, prefix: string): Promise<void> {
  await removeItems(await keysOf(profileKey(uid).pk, prefix));
}
