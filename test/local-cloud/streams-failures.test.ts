import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streamDelivery } from '#infra/stream-delivery.ts';
import { everything, LocalStream, sortKeysOf } from '#test/support/local-stream.ts';

let stream: LocalStream;

beforeEach(async () => {
  stream = await LocalStream.open();
});

afterEach(() => stream.close());

const numbersOf = (event: DynamoDBStreamEvent) =>
  event.Records.map((record) => record.dynamodb?.SequenceNumber ?? '');

describe('a function that fails', () => {
  it('is called again, later and later, until it succeeds', async () => {
    let calls = 0;
    await stream.put('HEAD');
    const { drained, deadLetters } = await stream.consume(() => {
      calls += 1;
      if (calls < 4) throw new Error('not yet');
    });
    await drained();
    expect(calls).toBe(4);
    expect(stream.waits).toEqual([200, 400, 800]);
    expect(await deadLetters()).toEqual([]);
  });

  it('on one record gets all the others, and the one becomes a dead letter after its retries', async () => {
    const done: unknown[] = [];
    let attempts = 0;
    await stream.putRows(10);
    const { drained, deadLetters } = await stream.consume((event) => {
      const poisoned = sortKeysOf(event).includes('ROW#6');
      if (poisoned && event.Records.length === 1) attempts += 1;
      if (poisoned) throw new TypeError('cannot read ROW#6');
      done.push(...sortKeysOf(event));
    });
    await drained();
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9].map((row) => `ROW#${row}`));
    expect(attempts).toBe(1 + streamDelivery.retryAttempts);
    expect(await deadLetters()).toMatchObject([
      {
        functionName: 'everything',
        attempts: 1 + streamDelivery.retryAttempts,
        error: 'TypeError: cannot read ROW#6',
        record: { dynamodb: { Keys: { sk: { S: 'ROW#6' } } } },
      },
    ]);
  });

  it('and names a record goes on from that record', async () => {
    const batches: unknown[][] = [];
    await stream.putRows(4);
    const { drained } = await stream.consume((event) => {
      batches.push(sortKeysOf(event));
      const itemIdentifier = numbersOf(event)[2] ?? '';
      return { batchItemFailures: batches.length === 1 ? [{ itemIdentifier }] : [] };
    });
    await drained();
    expect(batches).toEqual([
      ['ROW#0', 'ROW#1', 'ROW#2', 'ROW#3'],
      ['ROW#2', 'ROW#3'],
    ]);
  });

  it('does not hold up the other functions', async () => {
    const done: unknown[] = [];
    await stream.put('HEAD');
    const { drained } = await stream.consume(
      (event, functionName) => {
        if (functionName === 'failing') throw new Error('never');
        done.push(...sortKeysOf(event));
      },
      [{ ...everything, functionName: 'failing' }, everything],
    );
    await drained();
    expect(done).toEqual(['HEAD']);
  });
});

describe('a restart', () => {
  it('delivers what was not delivered, and nothing twice', async () => {
    const before: unknown[] = [];
    const after: unknown[] = [];
    const first = await stream.consume((event) => void before.push(...sortKeysOf(event)));
    await stream.put('ROW#1');
    await first.drained();
    await first.stop();
    await stream.put('ROW#2');
    await stream.restart();
    const second = await stream.consume((event) => void after.push(...sortKeysOf(event)));
    await second.drained();
    expect([before, after]).toEqual([['ROW#1'], ['ROW#2']]);
  });

  it('in the middle of a call delivers its records again', async () => {
    const after: unknown[] = [];
    let called: () => void = () => undefined;
    const running = new Promise<void>((resolve) => {
      called = resolve;
    });
    const first = await stream.consume(() => {
      called();
      throw new Error('the machine stops');
    });
    await stream.put('ROW#1');
    await running;
    await first.stop();
    await stream.restart();
    const second = await stream.consume((event) => void after.push(...sortKeysOf(event)));
    await second.drained();
    expect(after).toEqual(['ROW#1']);
  });
});
