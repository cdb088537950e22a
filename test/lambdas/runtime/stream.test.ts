import { afterEach, describe, expect, it, vi } from 'vitest';
import { aLambdaContext, aRecord } from '#test/support/lambda.ts';

vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
const { log } = await import('#lambdas/runtime/log.ts');
const { streamHandler } = await import('#lambdas/runtime/stream.ts');

afterEach(() => vi.restoreAllMocks());

describe('the stream adapter', () => {
  it('takes records in order and hands back everything from the first that fails', async () => {
    const taken: (string | undefined)[] = [];
    const handler = streamHandler(async ({ dynamodb }) => {
      if (dynamodb?.SequenceNumber === '2') throw new Error('not now');
      taken.push(dynamodb?.SequenceNumber);
    });
    const answer = await handler({ Records: ['1', '2', '3'].map((id) => aRecord(id)) }, aLambdaContext());
    expect(taken).toEqual(['1']);
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  });

  it.each([
    ['an error', new Error('not now'), new Error('not now')],
    ['no error', 'a word', new Error('a word')],
  ])(
    'writes down why a record failed, as an error with its stack, also when %s was thrown',
    async (_what, thrown, error) => {
      const written = vi.spyOn(log, 'error');
      const record = aRecord('1');
      const handler = streamHandler(async () => {
        throw thrown;
      });
      await handler({ Records: [record] }, aLambdaContext());
      expect(written).toHaveBeenCalledExactlyOnceWith('record failed', { record: record.eventID, error });
    },
  );
});
