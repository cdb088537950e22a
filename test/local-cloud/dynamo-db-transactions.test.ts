import {
  GetCommand,
  PutCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

function transact(items: NonNullable<TransactWriteCommandInput['TransactItems']>, token?: string) {
  return table.documents.send(new TransactWriteCommand({ TransactItems: items, ClientRequestToken: token }));
}

function putInTransaction(sk: string, more: Record<string, unknown> = {}) {
  return { Put: { TableName: table.tableName, Item: { pk: 'Q#1', sk, ...more } } };
}

const mustBeNew = { ConditionExpression: 'attribute_not_exists(pk)' };

describe('transactions', () => {
  it('put, update, delete and check in one step', async () => {
    await put({ pk: 'Q#1', sk: 'OLD' });
    await put({ pk: 'Q#1', sk: 'HEAD', revision: 1 });
    const of = (sk: string) => ({ TableName: table.tableName, Key: { pk: 'Q#1', sk } });
    await transact([
      putInTransaction('ROW#1'),
      {
        Update: {
          ...of('ROW#2'),
          UpdateExpression: 'SET quantity = :one',
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
      { Delete: of('OLD') },
      { ConditionCheck: { ...of('HEAD'), ConditionExpression: 'attribute_exists(pk)' } },
    ]);
    expect(await read('Q#1', 'ROW#1')).toBeDefined();
    expect(await read('Q#1', 'ROW#2')).toMatchObject({ quantity: 1 });
    expect(await read('Q#1', 'OLD')).toBeUndefined();
    expect(await read('Q#1', 'HEAD')).toEqual({ pk: 'Q#1', sk: 'HEAD', revision: 1 });
  });

  it('change nothing when one condition fails, and say which in the order of the items', async () => {
    await put({ pk: 'Q#1', sk: 'HEAD', revision: 7 });
    const cancelled = transact([
      putInTransaction('ROW#1'),
      {
        Put: {
          ...putInTransaction('HEAD').Put,
          ...mustBeNew,
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      putInTransaction('ROW#2', { gsi1pk: '', gsi1sk: 'x' }),
    ]);
    await expect(cancelled).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Item: { revision: { N: '7' } } },
        { Code: 'ValidationError' },
      ],
    });
    expect(await read('Q#1', 'ROW#1')).toBeUndefined();
    expect(await read('Q#1', 'HEAD')).toMatchObject({ revision: 7 });
  });

  it('of more than 100 items, or of two steps on one item, are refused', async () => {
    const many = Array.from({ length: 101 }, (_, row) => putInTransaction(`ROW#${row}`));
    await expect(transact(many)).rejects.toThrow(/less than or equal to 100/);
    await expect(transact([putInTransaction('A'), putInTransaction('A')])).rejects.toThrow(
      'Transaction request cannot include multiple operations on one item',
    );
  });

  it('take effect once when they are repeated with the same token', async () => {
    const addOne = {
      Update: {
        TableName: table.tableName,
        Key: { pk: 'COUNT', sk: 'x' },
        UpdateExpression: 'ADD n :one',
        ExpressionAttributeValues: { ':one': 1 },
      },
    };
    await transact([addOne], 'token-1');
    await transact([addOne], 'token-1');
    expect(await read('COUNT', 'x')).toMatchObject({ n: 1 });
    await expect(transact([putInTransaction('A')], 'token-1')).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
    now += 11 * 60 * 1000;
    await transact([addOne], 'token-1');
    expect(await read('COUNT', 'x')).toMatchObject({ n: 2 });
  });

  it('read several items as they are at one moment', async () => {
    await put({ pk: 'Q#1', sk: 'HEAD', revision: 7 });
    const of = (sk: string) => ({ Get: { TableName: table.tableName, Key: { pk: 'Q#1', sk } } });
    const { Responses } = await table.documents.send(
      new TransactGetCommand({ TransactItems: [of('HEAD'), of('MISSING')] }),
    );
    expect(Responses).toEqual([{ Item: { pk: 'Q#1', sk: 'HEAD', revision: 7 } }, {}]);
  });
});
