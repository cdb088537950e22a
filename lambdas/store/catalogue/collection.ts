import type * as z from 'zod/v4/core';
import { parse } from 'zod/v4/core';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { mustBuildOn } from '#lambdas/runtime/saved-by.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem, readStored } from '#lambdas/runtime/table/read-item.ts';
import { revisionGuard, stillOf } from '#lambdas/runtime/table/revision-guard.ts';
import { put, remove } from '#lambdas/runtime/table/transact.ts';
import { partitions } from '#lambdas/store/keys.ts';
import type { Stored } from '#shared/repair/finding.ts';
import type { Tracked } from '#shared/schemas/tracked.ts';
import type { CollectionKind } from './collection-kinds.ts';

type Entry = Tracked & { id: string; revision: number };

export const collectionKey = (kind: CollectionKind, id: string) => ({
  pk: partitions.catalogue(kind),
  sk: id,
});

/** The entities of a collection. The schema reads older forms. Writes are parts of transactions. */
export function collection<Kind extends CollectionKind, Schema extends z.$ZodType<Entry>>(
  kind: Kind,
  schema: Schema,
) {
  type Entity = z.output<Schema>;
  const parsed = (item: object): Entity => parse(schema, item);

  async function read(id: string): Promise<Entity | undefined> {
    const item = await readItem(collectionKey(kind, id));
    return item && parsed(item);
  }

  /** `not-found` for an unknown id. */
  const existing = async (id: string): Promise<Entity> => mustBeThere(await read(id));

  return {
    kind,
    /** `ConsistentRead` where a write depends on the answer. */
    async list(ConsistentRead = false): Promise<Entity[]> {
      const items = await itemsOf(partitions.catalogue(kind), { ConsistentRead });
      return items.map(parsed);
    },
    read,
    existing,
    /** The entity that edits started from; `conflict` when somebody saved since (decision 8, OPC-50). */
    async editable(id: string, revision: number): Promise<Entity> {
      const entity = await existing(id);
      mustBuildOn(revision, entity);
      return entity;
    },
    /** The entity as it is stored, in any form. */
    readStored: (id: string): Promise<Stored | undefined> => readStored(collectionKey(kind, id)),
    /** A stored entity, read through the schema. */
    parse: parsed,
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
