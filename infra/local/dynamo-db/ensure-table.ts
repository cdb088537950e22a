import type { Database } from './database.ts';
import { attributeDefinitions, hasIndexes, indexDefinitions, keySchema, rebuildIndexes } from './indexes.ts';
import type { TableShape } from './table-shape.ts';
import type { Tables } from './tables.ts';

function asCreateInput(name: string, shape: TableShape) {
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: attributeDefinitions(shape),
    KeySchema: keySchema(shape),
    ...(shape.indexes.length > 0 && { GlobalSecondaryIndexes: indexDefinitions(shape) }),
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  };
}

/** Creates the table with its indexes, stream and time to live unless it is there; brings its indexes up to date. */
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
  const keys = table.KeySchema.map((key) => key.AttributeName);
  if (keys.join() !== [shape.partitionKey, shape.sortKey].join()) {
    throw new Error(
      `The table ${name} on disk has other keys than infra/table-shape.ts: remove the local data.`,
    );
  }
  if (!hasIndexes(table, shape)) await rebuildIndexes(database, table, shape);
}
