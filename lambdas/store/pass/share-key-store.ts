import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put, remove } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import type { ShareLink } from '#shared/schemas/share-link.ts';

type Named = Pick<ShareLink, 'quotation' | 'id'>;

/** The key of a link lies apart from it: functions that open links read none. */
export const keyOfShareKey = ({ quotation, id }: Named) => ({
  pk: partitions.shareKeys(quotation),
  sk: sorts.shareLink(id),
});

/** Part of the transaction that writes the link, or removes it. */
export const keepingShareKey = (link: Named, key: string, ttl: number) =>
  put({ Item: { ...keyOfShareKey(link), key, ttl } });
export const removingShareKey = (link: Named) => remove({ Key: keyOfShareKey(link) });

/** The key of a link, for those who may give its address to others. */
export async function readShareKey(link: Named): Promise<string | undefined> {
  return (await readItem(keyOfShareKey(link)))?.key;
}

/** The same for all links of a quotation, by the id of the link. */
export async function listShareKeys(quotation: string): Promise<ReadonlyMap<string, string>> {
  const items = await itemsOf(partitions.shareKeys(quotation), { ConsistentRead: true });
  return new Map(items.map(({ sk, key }) => [sorts.shareLink.restOf(String(sk)) ?? '', String(key)]));
}
