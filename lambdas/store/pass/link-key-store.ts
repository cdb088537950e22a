import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';

/** The key of a link of a quotation or an offer lies apart from it: functions that open links read none. */
export const keyOfLinkKey = (of: string, id: string) => ({
  pk: partitions.shareKeys(of),
  sk: sorts.shareLink(id),
});

/** Part of the transaction that writes the link. */
export const keepingLinkKey = (of: string, id: string, key: string, ttl: number) =>
  put({ Item: { ...keyOfLinkKey(of, id), key, ttl } });

/** The key of a link, for those who may give its address to others. */
export async function readLinkKey(of: string, id: string): Promise<string | undefined> {
  return (await readItem(keyOfLinkKey(of, id)))?.key;
}

/** The same for all links of a quotation or an offer, by the id of the link. */
export async function listLinkKeys(of: string): Promise<ReadonlyMap<string, string>> {
  const items = await itemsOf(partitions.shareKeys(of), { ConsistentRead: true });
  return new Map(items.map(({ sk, key }) => [sorts.shareLink.restOf(String(sk)) ?? '', String(key)]));
}
