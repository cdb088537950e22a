import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableShape } from '#infra/table-shape.ts';
import { type Attributes, OwnPartition } from '#test/support/own-partition.ts';

let own: OwnPartition;

beforeEach(() => {
  own = new OwnPartition();
});

afterEach(() => own.remove());

const sortKeys = (page: { Items?: Attributes[] }) => page.Items?.map(({ sk }) => sk);
const compared = (condition: string, values: object) => ({
  KeyConditionExpression: `pk = :pk AND ${condition}`,
  ExpressionAttributeValues: { ':pk': own.pk, ...values },
});

describe('a query of a partition', () => {
  beforeEach(async () => {
    for (const sk of ['ITEM#b', 'HEADER', 'ITEM#a', 'ITEM', 'OTHER', 'ITEM#è']) await own.put(sk);
  });

  it('returns items in the byte order of the sort key, or in reverse', async () => {
    const ordered = ['HEADER', 'ITEM', 'ITEM#a', 'ITEM#b', 'ITEM#è', 'OTHER'];
    expect(sortKeys(await own.query())).toEqual(ordered);
    expect(sortKeys(await own.query({ ScanIndexForward: false }))).toEqual(ordered.toReversed());
  });

  it.each([
    ['begins_with(sk, :a)', { ':a': 'ITEM#' }, ['ITEM#a', 'ITEM#b', 'ITEM#è']],
    [
      'sk BETWEEN :a AND :b',
      { ':a': 'HEADER', ':b': 'ITEM#\uffff' },
      ['HEADER', 'ITEM', 'ITEM#a', 'ITEM#b', 'ITEM#è'],
    ],
    ['sk > :a', { ':a': 'ITEM#b' }, ['ITEM#è', 'OTHER']],
    ['sk >= :a', { ':a': 'ITEM#è' }, ['ITEM#è', 'OTHER']],
    ['sk < :a', { ':a': 'ITEM' }, ['HEADER']],
    ['sk <= :a', { ':a': 'ITEM' }, ['HEADER', 'ITEM']],
    ['sk = :a', { ':a': 'ITEM#a' }, ['ITEM#a']],
  ])('respects the condition %s', async (condition, values, expected) => {
    expect(sortKeys(await own.query(compared(condition, values)))).toEqual(expected);
  });

  it('ends at its limit and continues from the last key', async () => {
    const first = await own.query({ Limit: 4 });
    expect(first.LastEvaluatedKey).toEqual(own.key('ITEM#b'));
    const second = await own.query({ Limit: 4, ExclusiveStartKey: first.LastEvaluatedKey });
    expect([first, second].flatMap(sortKeys)).toHaveLength(6);
    expect(second.LastEvaluatedKey).toBeUndefined();
  });

  it('counts the items left by a filter, and the items scanned', async () => {
    const page = await own.query({
      FilterExpression: 'attribute_exists(deletedAt)',
      ProjectionExpression: 'sk',
    });
    expect(page).toMatchObject({ Count: 0, ScannedCount: 6, Items: [] });
  });
});

it('a query of a partition returns a page of 1 MB, and the rest on the next call', async () => {
  const text = 'x'.repeat(300_000);
  for (const sk of ['1', '2', '3', '4', '5']) await own.put(sk, { text });
  const first = await own.query();
  expect(first.LastEvaluatedKey).toBeDefined();
  const second = await own.query({ ExclusiveStartKey: first.LastEvaluatedKey });
  expect([first, second].flatMap(sortKeys)).toEqual(['1', '2', '3', '4', '5']);
});

describe('an index', () => {
  const entry = (order: string, more: Attributes = {}) => ({ gsi1pk: own.pk, gsi1sk: order, ...more });

  it('contains the keys and the included attributes, and nothing else', async () => {
    const included = Object.fromEntries(tableShape.included.map((name) => [name, `the ${name}`]));
    await own.put('ITEM#1', entry('1', { ...included, name: 'x' }));
    const { Items } = await own.indexed(1);
    expect(Items).toEqual([{ ...own.key('ITEM#1'), ...entry('1'), ...included }]);
  });

  it('returns items in the order of its own sort key, page by page', async () => {
    for (const order of ['2', '3', '1']) await own.put(`ITEM#${order}`, entry(order));
    const { Items } = await own.indexed(3, { ScanIndexForward: false });
    expect(Items?.map((item) => item.gsi1sk)).toEqual(['3', '2', '1']);
    const first = await own.indexed(2, { Limit: 2 });
    expect(first.LastEvaluatedKey).toEqual({ ...own.key('ITEM#2'), ...entry('2') });
    const second = await own.indexed(1, { Limit: 2, ExclusiveStartKey: first.LastEvaluatedKey });
    expect(second.Items?.map((item) => item.gsi1sk)).toEqual(['3']);
  });

  it('follows its items: changed keys move, add or remove them', async () => {
    await own.put('ITEM#1', entry('1', { email: 'a' }));
    await own.put('ITEM#2', entry('2', { email: 'b' }));
    await own.put('ITEM#3', { email: 'c' });
    await own.indexed(2);
    await own.put('ITEM#1', { email: 'a' });
    await own.put('ITEM#2', entry('9', { email: 'b' }));
    expect((await own.indexed(1)).Items).toEqual([{ ...own.key('ITEM#2'), ...entry('9'), email: 'b' }]);
  });

  it('has no consistent reads, and no attributes beyond its projection', async () => {
    const refused = { name: 'ValidationException' };
    await expect(own.indexed(0, { ConsistentRead: true })).rejects.toMatchObject(refused);
    await expect(own.indexed(0, { ProjectionExpression: 'pk, rowOrder' })).rejects.toMatchObject(refused);
    const filter = { FilterExpression: 'attribute_exists(deletedAt)' };
    await expect(own.indexed(0, filter)).rejects.toMatchObject(refused);
    await expect(own.indexed(0, { Select: 'ALL_ATTRIBUTES' })).rejects.toMatchObject(refused);
    await expect(own.indexed(0, { IndexName: 'gsi9' })).rejects.toMatchObject(refused);
  });
});
