import type { BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDataServices } from '#test/support/data-services.ts';
import { aLambdaContext } from '#test/support/lambda.ts';
import { at, openLongList } from '#test/support/long-list.ts';

const services = await openDataServices();
afterAll(services.close);
const { clear, coldStart, files, items, namesIn, pointer, remove, sortKeys, write } = await openLongList();
const { client, table } = await import('#lambdas/runtime/table/table.ts');
beforeEach(clear);

/** Requests of DynamoDB carry a text. */
const bodyOf = (request: unknown) => Buffer.from((request as { body: string }).body).toString();

describe('the snapshot of a list', () => {
  it('is pointed to even when the answer to the write of the pointer was lost', async () => {
    const list = coldStart();
    await write('a', 'Villa');
    let lost = 0;
    client.middlewareStack.add(
      (next) => async (call) => {
        const answer = await next(call);
        if (lost > 0 || !bodyOf(call.request).includes('REMOVE building')) return answer;
        lost += 1;
        throw Object.assign(new Error('socket hang up'), { name: 'TimeoutError', code: 'ECONNRESET' });
      },
      { step: 'deserialize', name: 'loseAnswer', priority: 'low' },
    );
    expect(await list.refresh(at(0), 1)).toBe(true);
    client.middlewareStack.remove('loseAnswer');
    expect(lost).toBe(1);
    expect(await namesIn(coldStart())).toEqual(['Villa']);
  });

  it('does not bring a removed row back when half of the old changes could not be forgotten', async () => {
    const list = coldStart();
    await write('a', 'Villa');
    await remove('a', 2);
    await list.refresh(at(0), 1);
    await write('b', 'Scuola');
    client.middlewareStack.add(
      (next, { commandName }) =>
        async (call) => {
          if (commandName !== 'BatchWriteItemCommand' && commandName !== 'BatchWriteCommand')
            return next(call);
          const input = call.input as BatchWriteCommandInput;
          const given = input.RequestItems?.[table] ?? [];
          const isThrottled = ({ DeleteRequest }: (typeof given)[number]) =>
            DeleteRequest?.Key?.sk.endsWith('1');
          Object.assign(input, { RequestItems: { [table]: given.filter((each) => !isThrottled(each)) } });
          return next(call);
        },
      { step: 'initialize', name: 'throttleHalf', override: true },
    );
    await list.refresh(at(1), 1);
    client.middlewareStack.remove('throttleHalf');
    expect(await sortKeys()).toContain('CHANGED#a#00000001');
    for (const each of [list, coldStart()]) expect(await namesIn(each)).toEqual(['Scuola']);
    await write('c', 'Hotel');
    await list.refresh(at(2), 1);
    expect(await sortKeys()).toEqual(['#SNAPSHOT', 'CHANGED#c#00000001']);
    expect(await namesIn(coldStart())).toEqual(['Hotel', 'Scuola']);
  });
});

describe('the consumer of the changes', () => {
  const woken = async () => {
    const changes = (await items()).filter(({ sk }) => sk !== '#SNAPSHOT');
    const Records = changes.map(({ pk, sk, id, row }) => ({
      dynamodb: {
        SequenceNumber: '1',
        Keys: { pk: { S: pk }, sk: { S: sk } },
        NewImage: {
          pk: { S: pk },
          sk: { S: sk },
          id: { S: id },
          ...(row !== undefined && { row: { M: {} } }),
        },
      },
    }));
    const { handler } = await import('#lambdas/maintenance/follow-changes.ts');
    // The parts of its event that a consumer reads.
    return handler({ Records } as DynamoDBStreamEvent, aLambdaContext());
  };

  it('makes a snapshot of fifty saves, which a cold start finds', async () => {
    for (let index = 0; index < 50; index += 1) await write(`q${index}`, `Villa ${index}`);
    expect(await woken()).toEqual({ batchItemFailures: [] });
    expect(await files()).toContain((await pointer())?.key);
    expect(await namesIn(coldStart())).toHaveLength(50);
  });

  it('leaves fewer changes where they are', async () => {
    for (let index = 0; index < 49; index += 1) await write(`q${index}`, `Villa ${index}`);
    await woken();
    expect(await pointer()).toBeUndefined();
  });
});
