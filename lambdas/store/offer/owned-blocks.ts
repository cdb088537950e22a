import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { stillOf } from '#lambdas/runtime/table/revision-guard.ts';
import { ConditionFailed, put, remove, transact, update } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { Tracked } from '#shared/schemas/tracked.ts';

type Item = Record<string, unknown>;
type Row = Tracked & { name: string };

const byName = new Intl.Collator('it', { sensitivity: 'base', numeric: true });

/**
 * The store of things that an owner keeps for offers: rows that lists show, each with a content that is packed. There are
 * at most so many of them, which a counter guards.
 */
export function ownedBlocks<Shown extends Row, Content extends object>(
  kind: 'offerText' | 'offerTemplate',
  most: number,
  { rowOf, clean }: { rowOf: (item: Item) => Shown; clean: (content: Content) => Content },
) {
  const key = (uid: string, id: string) => ({ pk: partitions.offers(uid), sk: sorts[kind](id) });
  const itemOf = async (uid: string, row: Shown, content: Content) => ({
    ...key(uid, row.id),
    ...row,
    body: await packed(content),
  });
  const read = async (uid: string, id: string): Promise<Shown & { content: Content }> => {
    const item = mustBeThere(await readItem(key(uid, id)));
    // Written by itemOf.
    const content = (await unpacked(item.body as Uint8Array)) as Content;
    return { ...rowOf(item), content: clean(content) };
  };
  return {
    /** One of them; `not-found` without it. */
    read,
    /** All of an owner, by name, without their contents. */
    async list(uid: string): Promise<Shown[]> {
      const items = await itemsOf(partitions.offers(uid), {
        prefix: sorts[kind].prefix,
        ConsistentRead: true,
      });
      return items.map(rowOf).toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
    },
    /** Stores a new one and what its key made; `too-many-templates` when there is no room. */
    async create(uid: string, row: Shown, content: Content, once: Once, now: Date): Promise<string> {
      const writes = [once.remembering(row.id, now), counting(uid, kind, 1, most)];
      try {
        await transact([...writes, put({ Item: await itemOf(uid, row, content) })]);
      } catch (cause) {
        const isFull = cause instanceof ConditionFailed && cause.refused.includes(1);
        throw isFull ? new DomainError('too-many-templates', undefined, { cause }) : cause;
      }
      return row.id;
    },
    /** Writes one whose revision is one above the stored one. */
    change: async (uid: string, row: Shown, content: Content): Promise<void> =>
      transact([put({ Item: await itemOf(uid, row, content), ...stillOf(row.revision - 1) })]),
    /** Removes one that is still of the revision that was read. */
    remove: (uid: string, { id, revision }: Shown): Promise<void> =>
      transact([remove({ Key: key(uid, id), ...stillOf(revision) }), counting(uid, kind, -1, most)]),
  };
}

/** Counts those that come or go. */
const counting = (uid: string, kind: 'offerText' | 'offerTemplate', change: number, most: number) =>
  update({
    Key: { pk: partitions.offers(uid), sk: sorts.offerCount(kind) },
    UpdateExpression: 'ADD #count :change',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':change': change, ...(change > 0 && { ':room': most - change }) },
    ...(change > 0 && { ConditionExpression: 'attribute_not_exists(#count) OR #count <= :room' }),
  });
