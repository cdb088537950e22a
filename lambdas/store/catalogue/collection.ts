import type * as z from 'zod/v4/core';
import { parse } from 'zod/v4/core';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem, readStored } from '#lambdas/runtime/table/read-item.ts';
import { revisionGuard, stillOf } from '#lambdas/runtime/table/revision-guard.ts';
import { put, remove } from '#lambdas/runtime/table/transact.ts';
import { partitions } from '#lambdas/store/keys.ts';
import type { Stored } from '#shared/repair/finding.ts';
import type { CollectionKind } from './collection-kinds.ts';

type Entry = { id: string; revision: number };

export const collectionKey = (kind: CollectionKind, id: string) => ({
  pk: partitions.catalogue(kind),
  sk: id,
});

/** The entities of a collection; older forms are read through the schema. Writes are parts of transactions. */
export function collection<Schema extends z.$ZodType<Entry>>(kind: CollectionKind, schema: Schema) {
  type Entity = z.output<Schema>;
  const read = (item: object): Entity => parse(schema, item);
  return {
    /** `ConsistentRead` where a write is decided by what is found. */
    async list(ConsistentRead = false): Promise<Entity[]> {
      const items = await itemsOf(partitions.catalogue(kind), { ConsistentRead });
      return items.map(read);
    },
    async read(id: string): Promise<Entity | undefined> {
      const item = await readItem(collectionKey(kind, id));
      return item && read(item);
    },
    /** The entity as it is stored, in whatever form. */
    readStored: (id: string): Promise<Stored | undefined> => readStored(collectionKey(kind, id)),
    /** A stored entity, read through the schema. */
    parse: read,
    /** Writes a new entity, or one of the revision after the stored one; a refused condition is a conflict. */
    writing: (entry: Entity) =>
      put({
        Item: { ...collectionKey(kind, entry.id), ...entry },
        ...revisionGuard(entry.revision),
      }),
    /** Removes an entity that is still of the revision that was read. */
    removing: ({ id, revision }: Entry) =>
      remove({
        Key: collectionKey(kind, id),
        ...stillOf(revision),
      }),
  };
}
