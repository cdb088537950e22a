import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  type PutCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documents, OwnPartition, TableName } from '#test/support/own-partition.ts';

let own: OwnPartition;

beforeEach(() => {
  own = new OwnPartition();
});

afterEach(() => own.remove());

const update = (sk: string, change: Partial<UpdateCommandInput>) =>
  documents.send(new UpdateCommand({ TableName, Key: own.key(sk), ...change }));
const putNew = (sk: string, more: Partial<PutCommandInput> = {}) =>
  documents.send(
    new PutCommand({
      TableName,
      Item: own.key(sk),
      ConditionExpression: 'attribute_not_exists(pk)',
      ...more,
    }),
  );

describe('an item', () => {
  it('comes back as it was put: texts, numbers, flags, nothing, lists, maps, sets and bytes', async () => {
    const attributes = {
      text: 'Più "colori" — 日本',
      empty: '',
      number: -12.5,
      flag: false,
      nothing: null,
      list: [1, 'two', { three: [3] }],
      map: { deep: { deeper: { empty: {} } } },
      names: new Set(['IT', 'DE']),
      bytes: Uint8Array.of(0, 1, 255),
    };
    await own.put('A', attributes);
    expect(await own.read('A')).toEqual({ ...own.key('A'), ...attributes });
  });

  it('is replaced whole by a second put', async () => {
    await own.put('A', { first: 1 });
    await own.put('A', { second: 2 });
    expect(await own.read('A')).toEqual({ ...own.key('A'), second: 2 });
  });

  it('that does not exist can be read or deleted without an error', async () => {
    expect(await own.read('A')).toBeUndefined();
    await documents.send(new DeleteCommand({ TableName, Key: own.key('A') }));
  });

  it('is returned by a deletion that requests the old image', async () => {
    await own.put('A', { result: 'made' });
    const remove = new DeleteCommand({ TableName, Key: own.key('A'), ReturnValues: 'ALL_OLD' });
    expect((await documents.send(remove)).Attributes).toEqual({ ...own.key('A'), result: 'made' });
    expect((await documents.send(remove)).Attributes).toBeUndefined();
  });
});

describe('an update', () => {
  it('sets, adds, removes and appends attributes, and creates a missing item', async () => {
    await update('A', {
      UpdateExpression: 'SET revision = :one, #name = :name ADD countries :it, visits :one',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':one': 1, ':name': 'Casa', ':it': new Set(['IT']) },
    });
    const { Attributes } = await update('A', {
      UpdateExpression:
        'SET revision = revision + :one, tags = list_append(if_not_exists(tags, :none), :tags) REMOVE #name ADD countries :de',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':one': 1, ':none': [], ':tags': ['x'], ':de': new Set(['DE', 'IT']) },
      ReturnValues: 'ALL_NEW',
    });
    const countries = new Set(['IT', 'DE']);
    expect(Attributes).toEqual({ ...own.key('A'), revision: 2, visits: 1, tags: ['x'], countries });
  });

  it('returns only the changed attributes, old or new, on request', async () => {
    await own.put('A', { n: 1, other: true });
    const add = { UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } };
    expect((await update('A', { ...add, ReturnValues: 'UPDATED_NEW' })).Attributes).toEqual({ n: 2 });
    expect((await update('A', { ...add, ReturnValues: 'UPDATED_OLD' })).Attributes).toEqual({ n: 2 });
  });

  it('loses none of several simultaneous additions', async () => {
    const count = () =>
      update('A', { UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } });
    await Promise.all(Array.from({ length: 20 }, count));
    expect(await own.read('A')).toMatchObject({ n: 20 });
  });
});

describe('a condition that is false', () => {
  it('cancels a put and returns the stored item on request', async () => {
    await own.put('A', { revision: 3 });
    await expect(putNew('A', { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' })).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { revision: { N: '3' } },
    });
    const silent = await putNew('A').catch((error: unknown) => error);
    expect(silent).toMatchObject({ name: 'ConditionalCheckFailedException' });
    expect(silent).not.toHaveProperty('Item', expect.anything());
    expect(await own.read('A')).toMatchObject({ revision: 3 });
  });

  it('cancels an update or a deletion, also of a missing item', async () => {
    await own.put('A', { deletedAt: 'today' });
    const condition = { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)' };
    const bury = {
      ...condition,
      UpdateExpression: 'SET revision = :one',
      ExpressionAttributeValues: { ':one': 1 },
    };
    for (const sk of ['A', 'MISSING']) {
      const refused = { name: 'ConditionalCheckFailedException' };
      await expect(update(sk, bury)).rejects.toMatchObject(refused);
      await expect(
        documents.send(new DeleteCommand({ TableName, Key: own.key(sk), ...condition })),
      ).rejects.toMatchObject(refused);
    }
    expect(await own.read('A')).toEqual({ ...own.key('A'), deletedAt: 'today' });
    expect(await own.read('MISSING')).toBeUndefined();
  });

  it('lets one of many simultaneous creations through', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => putNew('A')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a batch', () => {
  it('writes, deletes and reads many items, and ignores missing ones', async () => {
    await own.put('OLD');
    const puts = Array.from({ length: 24 }, (_, row) => ({
      PutRequest: { Item: { ...own.key(`ROW#${row}`), row } },
    }));
    const requests = [...puts, { DeleteRequest: { Key: own.key('OLD') } }];
    const written = await documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
    expect(written.UnprocessedItems).toEqual({});
    const Keys = [...puts.keys()].map((row) => own.key(`ROW#${row}`));
    const request = { Keys: [...Keys, own.key('OLD')], ConsistentRead: true };
    const { Responses, UnprocessedKeys } = await documents.send(
      new BatchGetCommand({ RequestItems: { [TableName]: request } }),
    );
    expect(UnprocessedKeys).toEqual({});
    const rows = Responses?.[TableName]?.map(({ row }) => row).sort((a, b) => a - b);
    expect(rows).toEqual([...puts.keys()]);
  });

  it('of products returns more than one megabyte at once', async () => {
    const text = 'x'.repeat(380_000);
    for (const sk of ['1', '2', '3', '4', '5']) await own.put(sk, { text });
    const Keys = ['1', '2', '3', '4', '5'].map((sk) => own.key(sk));
    const { Responses, UnprocessedKeys } = await documents.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }),
    );
    expect(Responses?.[TableName]).toHaveLength(5);
    expect(UnprocessedKeys).toEqual({});
  });
});
