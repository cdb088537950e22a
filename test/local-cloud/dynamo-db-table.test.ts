import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableShape } from '#infra/table-shape.ts';
import { type LocalTable, openLocalTable } from '#test/support/local-table.ts';

let table: LocalTable;
let now = Date.parse('2026-11-20T10:00:00Z');

beforeEach(async () => {
  table = await openLocalTable({ clock: () => now });
});

afterEach(() => table.close());

function put(item: Record<string, unknown>) {
  return table.documents.send(new PutCommand({ TableName: table.tableName, Item: item }));
}

async function read(pk: string, sk: string) {
  const { Item } = await table.documents.send(
    new GetCommand({ TableName: table.tableName, Key: { pk, sk }, ConsistentRead: true }),
  );
  return Item;
}

describe('time to live', () => {
  it('removes what has expired, and nothing else', async () => {
    const seconds = Math.floor(now / 1000);
    await put({ pk: 'ONCE', sk: 'old', ttl: seconds - 1 });
    await put({ pk: 'ONCE', sk: 'prolonged', ttl: seconds - 1 });
    await put({ pk: 'ONCE', sk: 'prolonged', ttl: seconds + 100 });
    await put({ pk: 'ONCE', sk: 'for ever' });
    expect(await table.dynamoDb.removeExpired()).toBe(1);
    expect(await read('ONCE', 'old')).toBeUndefined();
    expect(await read('ONCE', 'prolonged')).toBeDefined();
    expect(await read('ONCE', 'for ever')).toBeDefined();
  });
});

it('the token of a transaction is forgotten after ten minutes', async () => {
  const addOne = {
    Update: {
      TableName: table.tableName,
      Key: { pk: 'COUNT', sk: 'x' },
      UpdateExpression: 'ADD n :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  };
  const command = new TransactWriteCommand({ TransactItems: [addOne], ClientRequestToken: 'token-1' });
  await table.documents.send(command);
  now += 9 * 60 * 1000;
  await table.documents.send(command);
  expect(await read('COUNT', 'x')).toMatchObject({ n: 1 });
  now += 2 * 60 * 1000;
  await table.documents.send(command);
  expect(await read('COUNT', 'x')).toMatchObject({ n: 2 });
});

describe('the table', () => {
  it('has its indexes and what they carry', async () => {
    const stored = await table.dynamoDb.database.table(table.tableName);
    const carried = { ProjectionType: 'INCLUDE', NonKeyAttributes: [...tableShape.included] };
    expect(stored).toMatchObject({
      TableStatus: 'ACTIVE',
      GlobalSecondaryIndexes: tableShape.indexes.map(({ name }) => ({
        IndexName: name,
        Projection: carried,
      })),
    });
  });

  it('is ready as soon as it is created, and keeps its items when it is asked for again', async () => {
    await put({ pk: 'Q#1', sk: 'HEAD', area: 7 });
    await table.dynamoDb.ensureTable(table.tableName, tableShape);
    expect(await read('Q#1', 'HEAD')).toMatchObject({ area: 7 });
  });

  it('of an earlier version gets the indexes of today, filled from its items', async () => {
    const [index] = tableShape.indexes;
    await put({ pk: 'Q#1', sk: 'HEAD', gsi1pk: 'OWNER#1', gsi1sk: '1', holder: 'OWNER#2', area: 7 });
    await put({ pk: 'Q#2', sk: 'HEAD', area: 8 });
    const changed = { ...index, partitionKey: 'holder' };
    const shape = { ...tableShape, indexes: [changed], included: ['area'] };
    await table.dynamoDb.ensureTable(table.tableName, shape);
    const ofIndex = (name: string, value: string) =>
      table.documents.send(
        new QueryCommand({
          TableName: table.tableName,
          IndexName: index.name,
          KeyConditionExpression: `${name} = :value`,
          ExpressionAttributeValues: { ':value': value },
        }),
      );
    const { Items } = await ofIndex('holder', 'OWNER#2');
    expect(Items).toEqual([{ pk: 'Q#1', sk: 'HEAD', gsi1sk: '1', holder: 'OWNER#2', area: 7 }]);
    await table.dynamoDb.ensureTable(table.tableName, tableShape);
    expect((await ofIndex('gsi1pk', 'OWNER#1')).Items).toEqual([
      { pk: 'Q#1', sk: 'HEAD', gsi1pk: 'OWNER#1', gsi1sk: '1' },
    ]);
  });

  it('is not silently used with keys other than those on disk', async () => {
    const other = { ...tableShape, sortKey: 'gsi1sk' };
    await expect(table.dynamoDb.ensureTable(table.tableName, other)).rejects.toThrow(/has other keys/);
  });
});
