import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export type TableShape = {
  partitionKey: string;
  sortKey: string;
  timeToLive: string;
  indexes: readonly { name: string; partitionKey: string; sortKey: string }[];
};

function keySchema(partitionKey: string, sortKey: string) {
  return [
    { AttributeName: partitionKey, KeyType: 'HASH' },
    { AttributeName: sortKey, KeyType: 'RANGE' },
  ];
}

function asCreateInput(name: string, shape: TableShape) {
  const keys = [shape, ...shape.indexes].flatMap((key) => [key.partitionKey, key.sortKey]);
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: keys.map((key) => ({ AttributeName: key, AttributeType: 'S' })),
    KeySchema: keySchema(shape.partitionKey, shape.sortKey),
    GlobalSecondaryIndexes: shape.indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: 'ALL' },
    })),
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  };
}

function isSameKeys(
  given: readonly { AttributeName: string }[],
  wanted: { partitionKey: string; sortKey: string },
) {
  return given.map((key) => key.AttributeName).join() === [wanted.partitionKey, wanted.sortKey].join();
}

/** Creates the table with its indexes, stream and time to live unless it is already there. */
export async function ensureTable(
  database: Database,
  tables: Tables,
  name: string,
  shape: TableShape,
): Promise<void> {
  const table = await database.table(name);
  if (!table) {
    await tables.create(asCreateInput(name, shape));
    await tables.changeTimeToLive({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: shape.timeToLive, Enabled: true },
    });
    return;
  }
  const indexes = table.GlobalSecondaryIndexes ?? [];
  const isSame =
    isSameKeys(table.KeySchema, shape) &&
    indexes.length === shape.indexes.length &&
    shape.indexes.every((wanted) =>
      indexes.some((index) => index.IndexName === wanted.name && isSameKeys(index.KeySchema, wanted)),
    );
  if (isSame) return;
  throw new Error(
    `The table ${name} on disk has other keys than infra/table-shape.ts: remove the local data.`,
  );
}
