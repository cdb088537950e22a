import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Attributes, documents, OwnPartition, TableName } from '#test/support/own-partition.ts';

let own: OwnPartition;

beforeEach(() => {
  own = new OwnPartition();
});

afterEach(() => own.remove());

const total = { ReturnConsumedCapacity: 'TOTAL' } as const;
const eachIndex = { ReturnConsumedCapacity: 'INDEXES' } as const;
const kilobytes = (count: number) => ({ text: 'x'.repeat(count * 1024) });
const inIndex = (order: string) => ({ gsi1pk: own.pk, gsi1sk: order });

async function put(sk: string, attributes: Attributes) {
  const Item = { ...own.key(sk), ...attributes };
  const { ConsumedCapacity } = await documents.send(new PutCommand({ TableName, Item, ...eachIndex }));
  return ConsumedCapacity;
}

const table = (units: number) => ({ CapacityUnits: units, TableName, Table: { CapacityUnits: units } });
const withIndex = (units: number, index: number) => ({
  CapacityUnits: units + index,
  TableName,
  Table: { CapacityUnits: units },
  GlobalSecondaryIndexes: { gsi1: { CapacityUnits: index } },
});

describe('a read costs', () => {
  it('half a unit for every 4 KB of an item, twice that when it is consistent', async () => {
    await own.put('A', kilobytes(9));
    const get = async (sk: string, ConsistentRead: boolean) => {
      const command = new GetCommand({ TableName, Key: own.key(sk), ConsistentRead, ...total });
      return (await documents.send(command)).ConsumedCapacity;
    };
    expect(await get('A', false)).toEqual({ TableName, CapacityUnits: 1.5 });
    expect(await get('A', true)).toEqual({ TableName, CapacityUnits: 3 });
    expect(await get('MISSING', false)).toEqual({ TableName, CapacityUnits: 0.5 });
  });

  it('letters as the bytes of UTF-8', async () => {
    await own.put('A', { text: 'è'.repeat(2500) });
    const command = new GetCommand({ TableName, Key: own.key('A'), ...total });
    expect((await documents.send(command)).ConsumedCapacity?.CapacityUnits).toBe(1);
  });

  it('in a batch for each item', async () => {
    await own.put('A', kilobytes(5));
    const Keys = ['A', 'B', 'C'].map((sk) => own.key(sk));
    const batch = (ConsistentRead: boolean) =>
      documents.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead } }, ...eachIndex }),
      );
    expect((await batch(false)).ConsumedCapacity).toEqual([table(2)]);
    expect((await batch(true)).ConsumedCapacity).toEqual([table(4)]);
  });

  it('in a query for all items together, whatever is answered of them', async () => {
    for (const sk of ['A', 'B', 'C', 'D']) await own.put(sk, kilobytes(1.5));
    expect((await own.query(eachIndex)).ConsumedCapacity).toEqual(table(2));
    const keysAlone = { ConsistentRead: false, ProjectionExpression: 'sk', ...total };
    expect((await own.query(keysAlone)).ConsumedCapacity?.CapacityUnits).toBe(1);
    const filtered = { FilterExpression: 'attribute_exists(gone)', ...total };
    expect((await own.query(filtered)).ConsumedCapacity?.CapacityUnits).toBe(2);
    expect((await own.query({ Limit: 2, ...total })).ConsumedCapacity?.CapacityUnits).toBe(1);
  });

  it('in a query that finds nothing as much as a small item', async () => {
    expect((await own.query(total)).ConsumedCapacity?.CapacityUnits).toBe(1);
    const eventual = { ConsistentRead: false, ...total };
    expect((await own.query(eventual)).ConsumedCapacity?.CapacityUnits).toBe(0.5);
  });

  it('of an index what the index carries, not the items', async () => {
    for (const order of ['1', '2']) await own.put(order, { ...inIndex(order), user: kilobytes(30) });
    expect((await own.indexed(2, eachIndex)).ConsumedCapacity).toEqual(withIndex(0, 0.5));
  });
});

describe('a write costs', () => {
  it('a unit for every kilobyte of the larger of both images', async () => {
    expect(await put('A', kilobytes(3.5))).toEqual(table(4));
    expect(await put('A', {})).toEqual(table(4));
    const update = new UpdateCommand({
      TableName,
      Key: own.key('A'),
      UpdateExpression: 'SET #text = :text',
      ExpressionAttributeNames: { '#text': 'text' },
      ExpressionAttributeValues: { ':text': 'x'.repeat(1500) },
      ...total,
    });
    expect((await documents.send(update)).ConsumedCapacity).toEqual({ TableName, CapacityUnits: 2 });
    const remove = new DeleteCommand({ TableName, Key: own.key('A'), ...eachIndex });
    expect((await documents.send(remove)).ConsumedCapacity).toEqual(table(2));
    expect((await documents.send(remove)).ConsumedCapacity).toEqual(table(1));
  });

  it('what each index has to change, sized by what the index carries', async () => {
    expect(await put('A', { ...inIndex('1'), email: 'a', ...kilobytes(5) })).toEqual(withIndex(6, 1));
    expect(await put('A', { ...inIndex('1'), email: 'a', ...kilobytes(4) })).toEqual(table(6));
    expect(await put('A', { ...inIndex('1'), email: 'b' })).toEqual(withIndex(5, 1));
    expect(await put('A', { ...inIndex('2'), email: 'b' })).toEqual(withIndex(1, 2));
    expect(await put('A', { email: 'b' })).toEqual(withIndex(1, 1));
    expect(await put('A', { email: 'c' })).toEqual(table(1));
  });

  it('in a batch what its writes cost together', async () => {
    await own.put('OLD', { ...inIndex('1'), ...kilobytes(1.5) });
    const requests = [
      { PutRequest: { Item: { ...own.key('NEW'), ...inIndex('2') } } },
      { DeleteRequest: { Key: own.key('OLD') } },
    ];
    const batch = new BatchWriteCommand({ RequestItems: { [TableName]: requests }, ...eachIndex });
    expect((await documents.send(batch)).ConsumedCapacity).toEqual([withIndex(3, 2)]);
  });

  it('in a transaction twice for the table and once for its indexes', async () => {
    const puts = ['1', '2'].map((order) => ({
      Put: { TableName, Item: { ...own.key(order), ...inIndex(order), ...kilobytes(1.5) } },
    }));
    const command = new TransactWriteCommand({ TransactItems: puts, ...eachIndex });
    const both = (units: number) => ({ CapacityUnits: units, WriteCapacityUnits: units });
    expect((await documents.send(command)).ConsumedCapacity).toMatchObject([
      {
        TableName,
        CapacityUnits: 10,
        Table: both(8),
        GlobalSecondaryIndexes: { gsi1: { CapacityUnits: 2 } },
      },
    ]);
  });
});
