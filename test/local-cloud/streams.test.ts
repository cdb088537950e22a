import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streamMappings } from '#infra/local/streams/stream-mapping.ts';
import { functions } from '#lambdas/manifest.ts';
import { LocalStream, sortKeysOf } from '#test/support/local-stream.ts';

let stream: LocalStream;

beforeEach(async () => {
  stream = await LocalStream.open();
});

afterEach(() => stream.close());

describe('the records of the stream', () => {
  it('say what was inserted, changed and removed, with the images from before and after', async () => {
    const records: DynamoDBStreamEvent['Records'] = [];
    const { drained } = await stream.consume((event) => void records.push(...event.Records));
    await stream.put('HEAD', { revision: { N: '1' } });
    await stream.put('HEAD', { revision: { N: '2' } });
    await stream.put('HEAD', { revision: { N: '2' } });
    const Key = { pk: { S: 'Q#1' }, sk: { S: 'HEAD' } };
    await stream.dynamoDb.call('DeleteItem', { TableName: stream.tableName, Key });
    await drained();
    const [inserted, changed, removed, ...others] = records;
    expect(others).toEqual([]);
    expect(inserted).toMatchObject({
      eventName: 'INSERT',
      eventSource: 'aws:dynamodb',
      dynamodb: {
        Keys: Key,
        NewImage: { ...Key, revision: { N: '1' } },
        StreamViewType: 'NEW_AND_OLD_IMAGES',
      },
    });
    expect(inserted?.dynamodb).not.toHaveProperty('OldImage');
    expect(changed).toMatchObject({
      eventName: 'MODIFY',
      dynamodb: { OldImage: { revision: { N: '1' } }, NewImage: { revision: { N: '2' } } },
    });
    expect(removed).toMatchObject({ eventName: 'REMOVE', dynamodb: { OldImage: { revision: { N: '2' } } } });
    expect(removed?.dynamodb).not.toHaveProperty('NewImage');
  });

  it('tell that an item was removed because it expired', async () => {
    const records: DynamoDBStreamEvent['Records'] = [];
    await stream.put('HEAD', { ttl: { N: String(Math.floor(stream.now / 1000) + 60) } });
    const { drained } = await stream.consume((event) => void records.push(...event.Records));
    stream.now += 61_000;
    await stream.dynamoDb.removeExpired();
    await drained();
    expect(records.map((record) => record.eventName)).toEqual(['INSERT', 'REMOVE']);
    expect(records[1]?.userIdentity).toEqual({ type: 'Service', principalId: 'dynamodb.amazonaws.com' });
  });

  it('are removed from the disk when every function has had them', async () => {
    const { drained } = await stream.consume(() => undefined);
    await stream.putRows(3);
    await drained();
    expect(await stream.dynamoDb.changes.read('', 10)).toEqual([]);
  });

  it('are not made by loading demo data', async () => {
    await stream.dynamoDb.load(stream.tableName, [{ pk: { S: 'P#1' }, sk: { S: 'DETAIL' } }]);
    expect(await stream.dynamoDb.changes.read('', 10)).toEqual([]);
  });
});

describe('a function of the manifest', () => {
  it('is woken by the events and sort keys that it names, and by no others', async () => {
    const woken: Record<string, unknown[]> = { publishChanges: [], followChanges: [] };
    const { drained } = await stream.consume(
      (event, functionName) => woken[functionName]?.push(...sortKeysOf(event)),
      streamMappings(functions),
    );
    await stream.put('HEAD');
    await stream.put('ROW#1');
    await stream.put('CHANGED#q1#00000001');
    await stream.put('HEAD', { deleted: { BOOL: true } });
    await drained();
    expect(woken).toEqual({
      publishChanges: ['HEAD', 'HEAD'],
      followChanges: ['HEAD', 'CHANGED#q1#00000001', 'HEAD'],
    });
  });

  it('gets the records in their order, in batches of its size', async () => {
    const batches: unknown[][] = [];
    await stream.putRows(25);
    const { drained } = await stream.consume((event) => void batches.push(sortKeysOf(event)));
    await drained();
    expect(batches.map((batch) => batch.length)).toEqual([10, 10, 5]);
    expect(batches.flat()).toEqual(Array.from({ length: 25 }, (_, row) => `ROW#${row}`));
  });

  it('misses nothing that is written while the stream is being read', async () => {
    const seen: unknown[] = [];
    const { changes } = stream.dynamoDb;
    const { read } = changes;
    changes.read = async (...range) => {
      changes.read = read;
      const found = await read(...range);
      await stream.put('HEAD');
      return found;
    };
    const { drained } = await stream.consume((event) => void seen.push(...sortKeysOf(event)));
    await drained();
    expect(seen).toEqual(['HEAD']);
  });

  it('that writes to the table is woken by what it wrote before the stream counts as drained', async () => {
    const seen: unknown[] = [];
    const { drained } = await stream.consume(async (event) => {
      seen.push(...sortKeysOf(event));
      if (seen.length < 4) await stream.put(`ROW#${seen.length}`);
    });
    await stream.put('HEAD');
    await drained();
    expect(seen).toEqual(['HEAD', 'ROW#1', 'ROW#2', 'ROW#3']);
  });
});
