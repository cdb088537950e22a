import { randomBytes } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuotation } from '#test/support/builders/document.ts';

vi.stubEnv('TABLE_NAME', 'failures');
vi.stubEnv('AWS_REGION', 'eu-central-1');
const dynamoDb = mockClient(DynamoDBDocumentClient);
const { put, transact } = await import('#lambdas/store/transact.ts');
const { keepRevision } = await import('#lambdas/store/revision-store.ts');
const { removeQuotationItems } = await import('#lambdas/store/quotation-store.ts');

beforeEach(() => dynamoDb.reset());

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

describe('a transaction', () => {
  it('whose condition failed is a conflict that names the refused writes', async () => {
    dynamoDb.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    await expect(transact([])).rejects.toMatchObject({ code: 'conflict', refused: [1] });
  });

  it('that met another one on the same item is tried again after growing pauses', async () => {
    dynamoDb.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    const pauses: number[] = [];
    await transact([], async (ms) => pauses.push(ms));
    expect(pauses).toEqual([50]);
    expect(dynamoDb.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it('that keeps meeting others is a conflict in the end', async () => {
    dynamoDb.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact([], async () => {})).rejects.toMatchObject({ code: 'conflict' });
    expect(dynamoDb.commandCalls(TransactWriteCommand)).toHaveLength(3);
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

  it('that was throttled is not a conflict: it fails as it is', async () => {
    const throttled = cancelled('ThrottlingError');
    dynamoDb.on(TransactWriteCommand).rejects(throttled);
    await expect(transact([])).rejects.toBe(throttled);
  });
});

describe('removing the items of a deleted quotation', () => {
  const items = ['HEAD', 'ITEM#a', 'ITEM#b'].map((sk) => ({ pk: 'Q#1', sk }));

  it('leaves the header for last, so that an interrupted run finds its way back', async () => {
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
      .map((request) => request.DeleteRequest?.Key?.sk);
    expect(removed).toEqual(['LINK#a', 'ITEM#a', 'ITEM#b', 'HEAD']);
  });

  it('fails when the table did not take every delete, so that the record is tried again', async () => {
    const left = { failures: [{ DeleteRequest: { Key: items[0] } }] };
    dynamoDb
      .on(QueryCommand)
      .resolves({ Items: items })
      .on(BatchWriteCommand)
      .resolves({ UnprocessedItems: left });
    await expect(removeQuotationItems('1')).rejects.toThrow('1 items');
  });
});

describe('a state to keep', () => {
  const kept = (text: string) => {
    const selectedIncidences = [{ id: 'sanalga', value: null, text }];
    return keepRevision('q1', 1, { header: { ...aQuotation(), selectedIncidences, rowOrder: [] }, rows: [] });
  };
  /** Base64 of noise packs to three quarters of its length. */
  const noise = (bytes: number) => randomBytes(bytes).toString('base64');

  it('is too large from where an item of the table would be', async () => {
    await expect(kept(noise(370_000))).resolves.toHaveProperty('Put');
    await expect(kept(noise(385_000))).rejects.toMatchObject({ code: 'too-large' });
  });
});
