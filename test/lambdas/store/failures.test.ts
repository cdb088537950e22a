import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockedClient } from '#test/support/mocked-client.ts';

vi.stubEnv('TABLE_NAME', 'failures');
vi.stubEnv('AWS_REGION', 'eu-central-1');
const dynamoDb = mockedClient(DynamoDBDocumentClient);
const { put, transact } = await import('#lambdas/runtime/table/transact.ts');
const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
const { getItems } = await import('#lambdas/runtime/table/get-items.ts');
const { removeQuotationItems } = await import('#lambdas/store/quotation/quotation-store.ts');

const pauses: number[] = [];
const patiently = { wait: async (ms: number) => pauses.push(ms), random: () => 1 };
const tokens = () =>
  dynamoDb.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.ClientRequestToken);

beforeEach(() => {
  dynamoDb.reset();
  pauses.length = 0;
});

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

describe('a transaction', () => {
  it('whose condition failed is a conflict that names the refused writes', async () => {
    dynamoDb.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'ConditionalCheckFailed'));
    await expect(transact([])).rejects.toMatchObject({ code: 'conflict', refused: [1] });
    expect(tokens()).toHaveLength(1);
  });

  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'that is cancelled for the moment (%s) is sent again as it is, after growing pauses',
    async (reason) => {
      dynamoDb
        .on(TransactWriteCommand)
        .rejectsOnce(cancelled('None', reason))
        .rejectsOnce(cancelled(reason))
        .resolves({});
      await transact([], patiently);
      expect(pauses).toEqual([50, 100]);
      expect(tokens()).toHaveLength(3);
      expect(new Set(tokens()).size).toBe(1);
    },
  );

  it('that is cancelled for the moment again and again is busy in the end, and never a conflict', async () => {
    dynamoDb.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact([], patiently)).rejects.toMatchObject({ code: 'busy' });
    expect(pauses).toEqual([50, 100, 200, 400, 800]);
  });

  it('is another one for each call', async () => {
    dynamoDb.on(TransactWriteCommand).resolves({});
    await transact([]);
    await transact([]);
    expect(new Set(tokens()).size).toBe(2);
  });

  it('that is larger than DynamoDB takes is refused before it is sent', async () => {
    const large = put({ Item: { text: 'x'.repeat(4 * 1024 * 1024) } });
    await expect(transact([large])).rejects.toMatchObject({ code: 'too-large' });
    expect(dynamoDb.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });

  it('of more writes than DynamoDB takes is refused before it is sent', async () => {
    const writes = Array.from({ length: 101 }, () => put({ Item: {} }));
    await expect(transact(writes)).rejects.toMatchObject({ code: 'too-large' });
    expect(dynamoDb.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });

  it('that fails for another reason fails as it is, at once', async () => {
    const invalid = cancelled('ValidationError');
    dynamoDb.on(TransactWriteCommand).rejects(invalid);
    await expect(transact([])).rejects.toBe(invalid);
    expect(tokens()).toHaveLength(1);
  });
});

describe('removing the items of a deleted quotation', () => {
  const items = ['HEAD', 'ITEM#a', 'ITEM#b'].map((sk) => ({ pk: 'Q#1', sk }));

  it('leaves the header for last and links after their keys, so that an interrupted run finds its way back', async () => {
    const of = (pk: string) => ({ ExpressionAttributeValues: { ':pk': pk } });
    const link = { pk: 'LINKS#1', sk: 'LINK#a' };
    dynamoDb
      .on(QueryCommand, of('Q#1'))
      .resolves({ Items: items })
      .on(QueryCommand, of('LINKS#1'))
      .resolves({ Items: [link] })
      .on(BatchWriteCommand)
      .resolves({});
    await removeQuotationItems('1');
    const removed = dynamoDb
      .commandCalls(BatchWriteCommand)
      .flatMap(({ args }) => args[0].input.RequestItems?.failures ?? [])
      .map(({ DeleteRequest }) => `${DeleteRequest?.Key?.pk} ${DeleteRequest?.Key?.sk}`);
    expect(removed).toEqual(['LINKKEYS#1 LINK#a', 'LINKS#1 LINK#a', 'Q#1 ITEM#a', 'Q#1 ITEM#b', 'Q#1 HEAD']);
  });
});

describe('many items', () => {
  const sent = () =>
    dynamoDb
      .commandCalls(BatchWriteCommand)
      .map(({ args }) =>
        args[0].input.RequestItems?.failures?.map(({ DeleteRequest }) => DeleteRequest?.Key),
      );
  const keys = Array.from({ length: 30 }, (_, sk) => ({ sk }));
  const left = (some: readonly object[]) => ({
    UnprocessedItems: { failures: some.map((Key) => ({ DeleteRequest: { Key } })) },
  });

  it('that the table did not get to are sent again, before the rest, after a pause', async () => {
    dynamoDb
      .on(BatchWriteCommand)
      .resolvesOnce(left(keys.slice(3, 25)))
      .resolvesOnce(left(keys.slice(20, 25)))
      .resolves({});
    await removeItems(keys, patiently);
    expect(sent()).toEqual([
      keys.slice(0, 25),
      keys.slice(3, 28),
      [...keys.slice(20, 25), ...keys.slice(28)],
    ]);
    expect(pauses).toEqual([50, 50]);
  });

  it('of which the table takes none are busy in the end: a consumer takes its record again', async () => {
    dynamoDb.on(BatchWriteCommand).resolves(left(keys.slice(0, 25)));
    await expect(removeItems(keys, patiently)).rejects.toMatchObject({ code: 'busy' });
    expect(pauses).toEqual([50, 100, 200, 400, 800]);
  });

  it('that an answer had no room for are read again, and busy in the end when none comes', async () => {
    const asked = [
      { pk: 'a', sk: '1' },
      { pk: 'a', sk: '2' },
      { pk: 'a', sk: '3' },
    ];
    const answer = (count: number) => ({
      Responses: { failures: asked.slice(0, count) },
      UnprocessedKeys: { failures: { Keys: asked.slice(count) } },
    });
    dynamoDb
      .on(BatchGetCommand)
      .resolvesOnce(answer(2))
      .resolves({ Responses: { failures: asked.slice(2) } });
    expect(await getItems(asked, true, { pauses: patiently })).toEqual(asked);
    expect(pauses).toEqual([50]);
    dynamoDb.reset();
    dynamoDb.on(BatchGetCommand).resolves(answer(0));
    await expect(getItems(asked, true, { pauses: patiently })).rejects.toMatchObject({ code: 'busy' });
    expect(pauses).toEqual([50, 50, 100, 200, 400, 800]);
  });
});
