import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';

const why = 'complaint';

/** By its hash: that somebody complained is kept, and not their address. */
const keyOf = (uid: string, address: string) => ({
  pk: partitions.user(uid),
  sk: sorts.blockedAddress(hashOf(address.toLowerCase())),
});

/** Part of the transaction that notes a complaint: no mail of this owner goes to the address any more (SND-051). */
export const blockingAddress = (uid: string, address: string, now: Date) =>
  put({ Item: { ...keyOf(uid, address), why, since: now.toISOString() } });

/** Whether one of these addresses complained about a mail of this owner. */
export async function isOneBlocked(uid: string, addresses: readonly string[]): Promise<boolean> {
  const keys = new Map(addresses.map((address) => [keyOf(uid, address).sk, keyOf(uid, address)]));
  const items = await getItems([...keys.values()], true);
  return items.some((item) => item.why === why);
}
