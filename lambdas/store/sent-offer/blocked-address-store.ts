import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { put, update } from '#lambdas/runtime/table/transact.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';

const why = 'complaint';

/** By its hash: what became of mails to an address is kept, and not the address. */
const keyOf = (uid: string, address: string) => ({
  pk: partitions.user(uid),
  sk: sorts.blockedAddress(hashOf(address.toLowerCase())),
});

/** Part of the transaction that notes a complaint: no mail of this owner goes to the address any more (SND-051). */
export const blockingAddress = (uid: string, address: string, now: Date) =>
  put({ Item: { ...keyOf(uid, address), why, since: now.toISOString() } });

/** Part of the transaction that notes that a mail to the address came back for good (SND-050). */
export const markingReturned = (uid: string, address: string, now: Date) =>
  update({
    Key: keyOf(uid, address),
    UpdateExpression: 'SET returnedAt = :at',
    ExpressionAttributeValues: { ':at': now.toISOString() },
  });

/** A later mail arrived: nobody is warned any more. */
export const addressWorks = (uid: string, address: string): Promise<boolean> =>
  updateItem({
    Key: keyOf(uid, address),
    UpdateExpression: 'REMOVE returnedAt',
    ConditionExpression: 'attribute_exists(returnedAt)',
  });

/** Those of some addresses from which mails of this owner come back for good. */
export async function returnedAmong(uid: string, addresses: readonly string[]): Promise<string[]> {
  const items = await itemsOf(uid, addresses);
  const returned = new Set(items.filter(({ returnedAt }) => returnedAt).map(({ sk }) => sk));
  return addresses.filter((address) => returned.has(keyOf(uid, address).sk));
}

/** Whether one of these addresses complained about a mail of this owner. */
export async function isOneBlocked(uid: string, addresses: readonly string[]): Promise<boolean> {
  const items = await itemsOf(uid, addresses);
  return items.some((item) => item.why === why);
}

const itemsOf = (uid: string, addresses: readonly string[]) => {
  const keys = new Map(addresses.map((address) => [keyOf(uid, address).sk, keyOf(uid, address)]));
  return getItems([...keys.values()], true);
};
