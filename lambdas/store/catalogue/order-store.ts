import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { transact, update } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { inOrder, type Placed, reordered } from '#shared/catalogue/in-order.ts';
import type { Ordered } from './collection-kinds.ts';

type Saved = { updatedAt: string; updatedBy: string };
type Order = { ids: readonly string[]; revision: number } & Partial<Saved>;

const keyOf = (collection: Ordered) => ({ pk: partitions.order, sk: collection });

async function read(collection: Ordered): Promise<Order> {
  const item = await readItem(keyOf(collection));
  return { ids: [], revision: 0, ...item };
}

export const readOrder = async (collection: Ordered): Promise<string[]> => [...(await read(collection)).ids];

/** Each order has a revision: a write that builds on an older one is refused. */
const writing = (collection: Ordered, ids: readonly string[]) => ({
  Key: keyOf(collection),
  UpdateExpression: 'SET id = :id, ids = :ids, #revision = if_not_exists(#revision, :none) + :one',
  ExpressionAttributeNames: { '#revision': 'revision' },
  ExpressionAttributeValues: { ':id': collection, ':ids': ids, ':none': 0, ':one': 1 },
});

export async function writeOrder(collection: Ordered, ids: readonly string[]): Promise<void> {
  await updateItem(writing(collection, ids));
}

type OrderedCollection = { kind: Ordered; list(ConsistentRead: true): Promise<readonly Placed[]> };

/** The ids in their new order, and in the order that was seen. */
type Reordering = { ids: readonly string[]; from: readonly string[] };

/**
 * Puts a collection into another order and answers it. `conflict` names who saved an order since `from` was seen.
 * Entities that were made or removed since do not matter.
 */
export const reorder = (
  { kind: collection, list }: OrderedCollection,
  { ids, from }: Reordering,
  by: Saved,
): Promise<string[]> =>
  tryAgain(async () => {
    const stored = await read(collection);
    const current = inOrder(await list(true), stored.ids);
    if (!isSeen(current, from)) throw conflictWith(stored);
    const order = reordered(current, ids);
    await transact([update(guarded(collection, order, stored.revision, by))]);
    return order;
  });

function isSeen(current: readonly Placed[], from: readonly string[]): boolean {
  const now = current.map(({ id }) => id).filter((id) => from.includes(id));
  return from.filter((id) => now.includes(id)).every((id, index) => id === now[index]);
}

/** The write of an order that builds on the one of a revision. */
function guarded(collection: Ordered, ids: readonly string[], revision: number, by?: Saved) {
  const { UpdateExpression, ExpressionAttributeValues, ...write } = writing(collection, ids);
  const author = by && { ':at': by.updatedAt, ':by': by.updatedBy };
  return {
    ...write,
    UpdateExpression: author ? `${UpdateExpression}, updatedAt = :at, updatedBy = :by` : UpdateExpression,
    ConditionExpression: revision === 0 ? 'attribute_not_exists(#revision)' : '#revision = :read',
    ExpressionAttributeValues: {
      ...ExpressionAttributeValues,
      ...author,
      ...(revision > 0 && { ':read': revision }),
    },
  };
}

/** The writes that take a removed entity out of the order; it must not have been changed since it was read. */
export async function leavingOrder(collection: Ordered, id: string) {
  const { ids, revision } = await read(collection);
  if (!ids.includes(id)) return [];
  const others = ids.filter((other) => other !== id);
  return [update(guarded(collection, others, revision))];
}
