import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Attributes, documents, OwnPartition, TableName } from '#test/support/own-partition.ts';

let own: OwnPartition;

beforeEach(() => {
  own = new OwnPartition();
});

afterEach(() => own.remove());

const refusal = (message: RegExp) => ({
  name: 'ValidationException',
  message: expect.stringMatching(message),
});
const set = (change: Attributes) => {
  const names = Object.keys(change);
  return new UpdateCommand({
    TableName,
    Key: own.key('A'),
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, change[name]])),
  });
};

describe('an item is refused', () => {
  it('above 400 KB in UTF-8, by any kind of write', async () => {
    const large = { text: 'è'.repeat(205_000) };
    const Item = { ...own.key('A'), ...large };
    await expect(own.put('A', large)).rejects.toMatchObject(refusal(/size has exceeded/));
    const batch = { [TableName]: [{ PutRequest: { Item } }] };
    await expect(documents.send(new BatchWriteCommand({ RequestItems: batch }))).rejects.toMatchObject(
      refusal(/size has exceeded/),
    );
    await own.put('A', { first: 'è'.repeat(102_500) });
    const second = set({ second: 'è'.repeat(102_500) });
    await expect(documents.send(second)).rejects.toMatchObject(refusal(/size/));
    await own.put('A', { text: 'è'.repeat(204_700) });
  });

  it('with an empty text, or another type, as the key of an index', async () => {
    for (const gsi1pk of ['', 7]) {
      const refused = own.put('A', { gsi1pk, gsi1sk: 'x' });
      await expect(refused).rejects.toMatchObject(refusal(/gsi1pk/));
    }
    await own.put('A', { gsi1pk: own.pk, gsi1sk: 'x' });
    await expect(documents.send(set({ gsi1sk: '' }))).rejects.toMatchObject(refusal(/index key/));
    await expect(documents.send(set({ gsi1sk: 7 }))).rejects.toMatchObject(refusal(/index key/i));
    expect(await own.read('A')).toMatchObject({ gsi1sk: 'x' });
  });

  it('without its key, or with a key of another type', async () => {
    for (const sk of [undefined, 7]) {
      const command = new PutCommand({ TableName, Item: { pk: own.pk, sk } });
      await expect(documents.send(command)).rejects.toMatchObject(refusal(/key sk/));
    }
  });

  it('with an empty set', async () => {
    await expect(own.put('A', { names: new Set() })).rejects.toThrow();
  });
});

describe('a key is refused', () => {
  const longest = { pk: 2048, sk: 1024 };

  it.each([
    ['an empty partition key', { pk: '' }, /empty string/],
    ['an empty sort key', { sk: '' }, /empty string/],
    ['a partition key of more than 2048 bytes', { pk: 'è'.repeat(longest.pk / 2 + 1) }, /exceeded/],
    ['a sort key of more than 1024 bytes', { sk: 'è'.repeat(longest.sk / 2 + 1) }, /exceeded/],
  ])('for %s, in writes, reads and queries', async (_title, part, message) => {
    const Key = { ...own.key('A'), ...part };
    const requests = { [TableName]: [{ DeleteRequest: { Key } }] };
    const condition = 'sk' in part ? 'pk = :pk AND sk = :sk' : 'pk = :pk';
    const ExpressionAttributeValues = { ':pk': Key.pk, ...('sk' in part && { ':sk': Key.sk }) };
    const attempts = [
      documents.send(new PutCommand({ TableName, Item: Key })),
      documents.send(new GetCommand({ TableName, Key })),
      documents.send(new DeleteCommand({ TableName, Key })),
      documents.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [Key] } } })),
      documents.send(new BatchWriteCommand({ RequestItems: requests })),
      own.query({ KeyConditionExpression: condition, ExpressionAttributeValues }),
    ];
    for (const outcome of await Promise.allSettled(attempts)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: refusal(message) });
    }
  });

  it('but not at its maximum length', async () => {
    await own.put('x'.repeat(longest.sk));
    expect((await own.query()).Count).toBe(1);
  });

  it('for an index with a sort key of more than 1024 bytes', async () => {
    const refused = own.put('A', { gsi1pk: own.pk, gsi1sk: 'x'.repeat(1025) });
    await expect(refused).rejects.toMatchObject(refusal(/exceeded/));
  });
});

describe('a request is refused', () => {
  it('with more than 25 writes in a batch, or with two of the same item', async () => {
    const put = (sk: string) => ({ PutRequest: { Item: own.key(sk) } });
    const many = Array.from({ length: 26 }, (_, row) => put(`ROW#${row}`));
    for (const requests of [many, [put('A'), put('A')]]) {
      const batch = new BatchWriteCommand({ RequestItems: { [TableName]: requests } });
      await expect(documents.send(batch)).rejects.toMatchObject({ name: 'ValidationException' });
    }
    expect((await own.query()).Count).toBe(0);
  });

  it('with more than 100 keys in a batch, or with the same key twice', async () => {
    const many = Array.from({ length: 101 }, (_, row) => own.key(`ROW#${row}`));
    for (const Keys of [many, [own.key('A'), own.key('A')]]) {
      const batch = new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } });
      await expect(documents.send(batch)).rejects.toMatchObject({ name: 'ValidationException' });
    }
  });

  it('with a reserved word, an unused value or more than 4 KB in its expression', async () => {
    const update = (UpdateExpression: string, values: Attributes) =>
      documents.send(
        new UpdateCommand({
          TableName,
          Key: own.key('A'),
          UpdateExpression,
          ExpressionAttributeValues: values,
        }),
      );
    const reserved = refusal(/reserved keyword/);
    await expect(update('SET name = :a', { ':a': 'x' })).rejects.toMatchObject(reserved);
    const unused = refusal(/unused/);
    await expect(update('SET n = :a', { ':a': 1, ':b': 2 })).rejects.toMatchObject(unused);
    const long = `SET ${'n'.repeat(4100)} = :a`;
    await expect(update(long, { ':a': 1 })).rejects.toMatchObject(refusal(/Expression size has exceeded/));
  });
});
