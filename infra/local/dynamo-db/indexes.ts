import dynaliteDb, { type Index, type Item, type LevelOperation, type Table } from 'dynalite/db/index.js';
import type { TableShape } from '#infra/table-shape.ts';
import type { Database } from './database.ts';
import { indexEntry } from './index-entry.ts';

type IndexShape = TableShape['indexes'][number];

export function keySchema({ partitionKey, sortKey }: Pick<IndexShape, 'partitionKey' | 'sortKey'>) {
  return [
    { AttributeName: partitionKey, KeyType: 'HASH' as const },
    { AttributeName: sortKey, KeyType: 'RANGE' as const },
  ];
}

/** The indexes of a table, as CreateTable takes them. */
export function indexDefinitions({ indexes, included }: TableShape): Index[] {
  return indexes.map((index) => ({
    IndexName: index.name,
    KeySchema: keySchema(index),
    Projection: { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...included] },
  }));
}

export function attributeDefinitions(shape: TableShape) {
  const names = [shape, ...shape.indexes].flatMap((key) => [key.partitionKey, key.sortKey]);
  return names.map((name) => ({ AttributeName: name, AttributeType: 'S' as const }));
}

const essence = ({ IndexName, KeySchema, Projection }: Index) => [
  IndexName,
  ...KeySchema.map((key) => key.AttributeName),
  Projection.ProjectionType,
  ...(Projection.NonKeyAttributes ?? []),
];

/** Whether the indexes on disk are as the shape says. */
export function hasIndexes(table: Table, shape: TableShape): boolean {
  const sorted = (indexes: Index[]) => JSON.stringify(indexes.map(essence).sort());
  return sorted(table.GlobalSecondaryIndexes ?? []) === sorted(indexDefinitions(shape));
}

/** Gives a table of an earlier version the indexes of the shape, filled from its items, in one write. */
export async function rebuildIndexes(database: Database, table: Table, shape: TableShape): Promise<void> {
  const indexes = indexDefinitions(shape).map((index) => ({ ...index, IndexStatus: 'ACTIVE' }));
  const next: Table = {
    ...table,
    AttributeDefinitions: attributeDefinitions(shape),
    GlobalSecondaryIndexes: indexes,
  };
  const operations: LevelOperation[] = [];
  const ofIndexes = rangeOf(`index-global~${table.TableName}~`);
  for await (const key of database.level.keys(ofIndexes)) operations.push({ type: 'del', key });
  for await (const value of database.level.values(rangeOf(`item-${table.TableName}~`))) {
    // Under this prefix dynalite keeps the items of the table and nothing else.
    const item = value as Item;
    for (const index of indexes) {
      const entry = indexEntry(next, index, item);
      if (!entry) continue;
      const key = `index-global~${table.TableName}~${index.IndexName}~${dynaliteDb.createIndexKey(item, next, index.KeySchema)}`;
      operations.push({ type: 'put', key, value: entry });
    }
  }
  await database.write([...operations, { type: 'put', key: `table~${table.TableName}`, value: next }]);
  database.forgetTables();
}

const rangeOf = (prefix: string) => ({ gte: prefix, lt: `${prefix}\uffff` });
