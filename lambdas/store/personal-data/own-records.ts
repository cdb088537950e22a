import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { unpacked } from '#lambdas/runtime/table/packed.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { ratePartition } from '#lambdas/store/limit/rate-store.ts';
import { listScattered, partitionsOfOwner } from '#lambdas/store/person/of-person.ts';
import { accountNotes } from '#lambdas/store/user/account-note-store.ts';
import { limits } from '#shared/access/limits.ts';

type Item = Record<string, unknown>;

/** Keys, marks of the stores and secrets are no data of a person. */
const internal = /^(pk|sk|gsi1[ps]k|key|token|tokenHash|hash|viewerId)$/;

/** Everything in a user's own partitions, by the kind of its item. */
export async function listOwnRecords(uid: string): Promise<{ kind: string; content: Item }[]> {
  const read = (partition: string) => itemsOf(partition, { ConsistentRead: true });
  const items = (await Promise.all(partitionsOfOwner(uid).map(read))).flat();
  // Offers have files of their own.
  const others = items.filter(({ sk }) => sorts.offer.restOf(String(sk)) === undefined);
  return Promise.all(
    others.map(async (item) => ({
      kind: kindInPartition(String(item.pk), String(item.sk)),
      content: withoutKeys(await readable(item)),
    })),
  );
}

/** The data of an item. */
export const withoutKeys = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !internal.test(name)));

/** An item with its packed content. */
const readable = async ({ body, ...item }: Item): Promise<Item> =>
  body instanceof Uint8Array ? { ...item, content: await unpacked(body) } : item;

/** A word of the sort key; beside it that of the partition, where it is not the user's own. */
function kindInPartition(pk: string, sk: string): string {
  const [partition, word] = [pk, sk].map((key) => key.split('#')[0]);
  return partitions.user.restOf(pk) === undefined ? `${partition} ${word}` : (word ?? '');
}

/** Items that expire: tokens, keys, jobs and counted uses, each by its kind and end alone. */
export async function listLapsing(uid: string): Promise<{ kind: string; until: string }[]> {
  const scattered = await getItems(await listScattered(uid), false);
  const counts = await Promise.all(
    Object.keys(limits).map((name) => itemsOf(ratePartition(name, `account ${uid}`))),
  );
  return [...scattered, ...counts.flat()]
    .map(({ pk, sk, ttl }) => ({
      kind: kindOf(String(pk), String(sk)),
      until: typeof ttl === 'number' ? new Date(ttl * 1000).toISOString() : '',
    }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.until.localeCompare(b.until));
}

function kindOf(pk: string, sk: string): string {
  const is = ({ prefix }: { prefix: string }) => pk.startsWith(prefix);
  if (is(partitions.token) || is(partitions.ticket)) return `token ${sk}`;
  if (is(partitions.device)) return 'device';
  if (pk === partitions.invitations) return 'invitation';
  if (is(partitions.repair)) return 'country before a repair';
  if (is(partitions.user))
    return sk.startsWith(accountNotes) ? 'note of what was done to an account' : 'look at what a user sees';
  if (is(partitions.once)) return 'key of a creation';
  const [, name = ''] = pk.split('#');
  return `${is(partitions.limit) ? 'limit' : 'job'} ${name}`;
}
