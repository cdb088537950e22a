import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Attributes, documents, OwnPartition, TableName } from '#test/support/own-partition.ts';

let own: OwnPartition;

beforeEach(() => {
  own = new OwnPartition();
});

afterEach(() => own.remove());

type Step = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const transact = (steps: Step[], token?: string) =>
  documents.send(new TransactWriteCommand({ TransactItems: steps, ClientRequestToken: token }));
const at = (sk: string) => ({ TableName, Key: own.key(sk) });
const put = (sk: string, more: Attributes = {}, rules: object = {}): Step => ({
  Put: { TableName, Item: { ...own.key(sk), ...more }, ...rules },
});
const addOne = (sk: string): Step => ({
  Update: { ...at(sk), UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } },
});

describe('a transaction', () => {
  it('puts, updates, deletes and checks in one step', async () => {
    await own.put('OLD');
    await own.put('HEADER', { revision: 1 });
    const check = { ...at('HEADER'), ConditionExpression: 'attribute_exists(pk)' };
    await transact([put('ROW#1'), addOne('ROW#2'), { Delete: at('OLD') }, { ConditionCheck: check }]);
    const { Items } = await own.query();
    expect(Items).toEqual([
      { ...own.key('HEADER'), revision: 1 },
      own.key('ROW#1'),
      { ...own.key('ROW#2'), n: 1 },
    ]);
  });

  it('changes nothing when one condition fails, and says which in the order of the steps', async () => {
    await own.put('HEADER', { revision: 7 });
    const mustBeNew = { ConditionExpression: 'attribute_not_exists(pk)' };
    const cancelled = transact([
      put('ROW#1'),
      put('HEADER', {}, { ...mustBeNew, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
      put('ROW#2', {}, { ConditionExpression: 'attribute_exists(pk)' }),
      { Delete: at('ROW#3') },
    ]);
    await expect(cancelled).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      message: expect.stringContaining('[None, ConditionalCheckFailed, ConditionalCheckFailed, None]'),
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Item: { revision: { N: '7' } } },
        { Code: 'ConditionalCheckFailed' },
        { Code: 'None' },
      ],
    });
    expect((await own.query()).Items).toEqual([{ ...own.key('HEADER'), revision: 7 }]);
  });

  it('is cancelled as a whole when an update does not fit the item that it finds', async () => {
    await own.put('A', { n: 'text' });
    await expect(transact([put('ROW#1'), addOne('A')])).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError' }],
    });
    expect(await own.read('ROW#1')).toBeUndefined();
  });

  it('lets one of several through that start from the same revision', async () => {
    await own.put('HEADER', { revision: 1 });
    const save = (row: number) =>
      transact([
        {
          Update: {
            ...at('HEADER'),
            UpdateExpression: 'SET revision = :next',
            ConditionExpression: 'revision = :known',
            ExpressionAttributeValues: { ':next': 2, ':known': 1 },
          },
        },
        put(`ROW#${row}`),
      ]);
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(save));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await own.query()).Count).toBe(2);
  });

  it('takes effect once when it is repeated with the same token, and no other takes its place', async () => {
    await transact([addOne('A')], own.pk.slice(-36));
    await transact([addOne('A')], own.pk.slice(-36));
    expect(await own.read('A')).toMatchObject({ n: 1 });
    await expect(transact([put('B')], own.pk.slice(-36))).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('that was done is not refused by what it did when it comes again, and one that was cancelled is tried anew', async () => {
    const mustBeNew = { ConditionExpression: 'attribute_not_exists(pk)' };
    const create = () => transact([put('A', {}, mustBeNew)], own.pk.slice(-36));
    await own.put('A');
    await expect(create()).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    await transact([{ Delete: at('A') }]);
    await create();
    await create();
    await expect(transact([put('A', {}, mustBeNew)])).rejects.toMatchObject({
      name: 'TransactionCanceledException',
    });
  });
});

describe('a transaction is refused', () => {
  it('with more than 100 steps; with 100 it is done', async () => {
    const steps = Array.from({ length: 101 }, (_, row) => put(`ROW#${row}`));
    await expect(transact(steps)).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining('less than or equal to 100'),
    });
    await transact(steps.slice(1));
    expect((await own.query()).Count).toBe(100);
  });

  it('with two steps on one item', async () => {
    await expect(transact([put('A'), { Delete: at('A') }])).rejects.toMatchObject({
      name: 'ValidationException',
      message: 'Transaction request cannot include multiple operations on one item',
    });
  });

  it('when its items are larger than 4 MB together', async () => {
    const text = 'x'.repeat(390_000);
    const steps = Array.from({ length: 11 }, (_, row) => put(`ROW#${row}`, { text }));
    await expect(transact(steps)).rejects.toMatchObject({ name: 'ValidationException' });
    expect((await own.query()).Count).toBe(0);
  });

  it('on a table that does not exist', async () => {
    const elsewhere = { Put: { TableName: `${TableName}-missing`, Item: own.key('A') } };
    await expect(transact([elsewhere])).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});
