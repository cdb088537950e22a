import type { Table } from 'dynalite/db/index.js';
import type { TableShape } from '#infra/table-shape.ts';
import { runAction } from './actions.ts';
import type { Database } from './database.ts';
import { attributeDefinitions, hasIndexes, indexDefinitions, keySchema, rebuildIndexes } from './indexes.ts';

/** Creates the table with its indexes unless it is there; brings its indexes up to date. */
export async function ensureTable(database: Database, name: string, shape: TableShape): Promise<void> {
  const table = await database.table(name);
  if (!table) return create(database, name, shape);
  const keys = table.KeySchema.map((key) => key.AttributeName);
  if (keys.join() !== [shape.partitionKey, shape.sortKey].join()) {
    throw new Error(
      `The table ${name} on disk has other keys than infra/table-shape.ts: remove the local data.`,
    );
  }
  if (!hasIndexes(table, shape)) await rebuildIndexes(database, table, shape);
}

async function create(database: Database, name: string, shape: TableShape): Promise<void> {
  await runAction(database.store, 'CreateTable', {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: attributeDefinitions(shape),
    KeySchema: keySchema(shape),
    GlobalSecondaryIndexes: indexDefinitions(shape),
  });
  const table = await database.table(name);
  if (table) await makeReady(database, table);
}

/**
 * dynalite makes a table ready after a timer. If the process ends before that, the table stays in creation for ever.
 */
async function makeReady(database: Database, table: Table): Promise<void> {
  table.TableStatus = 'ACTIVE';
  for (const index of table.GlobalSecondaryIndexes ?? []) index.IndexStatus = 'ACTIVE';
  await database.write([{ type: 'put', key: `table~${table.TableName}`, value: table }]);
  database.forgetTables();
}
