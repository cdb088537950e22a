import {
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalTable, openLocalTable } from '#test/support/local-table.ts';

let table: LocalTable;
const now = Date.parse('2026-11-20T10:00:00Z');

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

const mustBeNew = { ConditionExpression: 'attribute_not_exists(pk)' };

describe('single items', () => {
  it('are written, changed, found by their indexes and deleted', async () => {
    await put({ pk: 'Q#1', sk: 'HEAD', gsi1pk: 'OWNER#1', gsi1sk: '2026-11-20', amount: 100 });
    await table.documents.send(
      new UpdateCommand({
        TableName: table.tableName,
        Key: { pk: 'Q#1', sk: 'HEAD' },
        UpdateExpression: 'SET amount = amount + :more, gsi1pk = :owner',
        ExpressionAttributeValues: { ':more': 23, ':owner': 'OWNER#2' },
      }),
    );
    const quotationsOf = async (owner: string) => {
      const { Items } = await table.documents.send(
        new QueryCommand({
          TableName: table.tableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :owner',
          ExpressionAttributeValues: { ':owner': owner },
        }),
      );
      return Items?.map((item) => item.amount);
    };
    expect(await quotationsOf('OWNER#1')).toEqual([]);
    expect(await quotationsOf('OWNER#2')).toEqual([123]);
    await table.documents.send(
      new DeleteCommand({ TableName: table.tableName, Key: { pk: 'Q#1', sk: 'HEAD' } }),
    );
    expect(await quotationsOf('OWNER#2')).toEqual([]);
    expect(await read('Q#1', 'HEAD')).toBeUndefined();
  });

  it('show what a refused condition found, to a caller that asks for it', async () => {
    await put({ pk: 'Q#1', sk: 'HEAD', revision: 3 });
    const refused = new PutCommand({
      TableName: table.tableName,
      Item: { pk: 'Q#1', sk: 'HEAD' },
      ...mustBeNew,
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    await expect(table.documents.send(refused)).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { revision: { N: '3' } },
    });
    expect(await read('Q#1', 'HEAD')).toMatchObject({ revision: 3 });
  });

  it('are refused with an empty text as the key of an index, as on AWS', async () => {
    const written = put({ pk: 'Q#1', sk: 'HEAD', gsi1pk: '', gsi1sk: 'x' });
    await expect(written).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(written).rejects.toThrow(/empty string value. IndexName: gsi1, IndexKey: gsi1pk/);
    expect(await read('Q#1', 'HEAD')).toBeUndefined();
  });

  it('are written in batches', async () => {
    const requests = Array.from({ length: 25 }, (_, row) => ({
      PutRequest: { Item: { pk: 'Q#1', sk: `ROW#${row}` } },
    }));
    const { UnprocessedItems } = await table.documents.send(
      new BatchWriteCommand({ RequestItems: { [table.tableName]: requests } }),
    );
    expect(UnprocessedItems).toEqual({});
    expect(await read('Q#1', 'ROW#24')).toBeDefined();
  });

  it('written at the same moment do not lose each other', async () => {
    const count = () =>
      table.documents.send(
        new UpdateCommand({
          TableName: table.tableName,
          Key: { pk: 'COUNT', sk: 'x' },
          UpdateExpression: 'ADD n :one',
          ExpressionAttributeValues: { ':one': 1 },
        }),
      );
    await Promise.all(Array.from({ length: 20 }, count));
    expect(await read('COUNT', 'x')).toMatchObject({ n: 20 });
  });
});
