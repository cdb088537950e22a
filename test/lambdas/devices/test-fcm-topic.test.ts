import {
  AuthorizationErrorException,
  InternalErrorException,
  InvalidParameterException,
  NotFoundException,
  PublishCommand,
  SNSClient,
} from '@aws-sdk/client-sns';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#shared/access/limits.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';
import { mockedClient } from '#test/support/mocked-client.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
afterAll(() => table.close());
const sns = mockedClient(SNSClient);
const { testFcmTopic } = await import('#lambdas/devices/test-fcm-topic.ts');

beforeEach(() => {
  sns.reset();
  vi.stubEnv('PUSH_TOPIC_PREFIX', 'arn:aws:sns:eu-central-1:000000000000:preventivi-dev-');
});

const context = { address: '192.0.2.1', now: new Date('2026-11-20T10:00:00Z'), newId: () => 'id' };
let testers = 0;
/** Each tester has uses of their own. */
const aTester = (changes: Parameters<typeof aSuperUser>[0] = {}) =>
  aSuperUser({ id: `tester-${++testers}`, ...changes });
const test = (topic: unknown, user = aTester()) =>
  testFcmTopic.run({ topic }, { ...context, caller: { kind: 'user', user } });
const told = (message: string) => ({ message, $metadata: {} });
const published = () => sns.commandCalls(PublishCommand).map(({ args }) => args[0].input);

describe('the test of a topic', () => {
  it.each(userTypes)(
    'sends one message to %s, and answers its id [PSH-006, PSH-007, PSH-012]',
    async (topic) => {
      sns.on(PublishCommand).resolves({ MessageId: 'm-1' });
      expect(await test(topic)).toEqual({
        success: true,
        message: null,
        topic,
        response: { messageId: 'm-1' },
        error: null,
      });
      expect(published().map(({ TopicArn }) => TopicArn)).toEqual([
        `arn:aws:sns:eu-central-1:000000000000:preventivi-dev-${topic}`,
      ]);
    },
  );

  it('says in the language of the tester that it is a test', async () => {
    sns.on(PublishCommand).resolves({ MessageId: 'm-1' });
    await test('test');
    await test('test', aTester({ language: 'en' }));
    expect(published().map(({ Message = '{}' }) => JSON.parse(Message).default)).toEqual([
      'Notifica di prova',
      'Test notification',
    ]);
  });

  it.each([
    ['not-found', new NotFoundException(told('Topic does not exist'))],
    ['permission-denied', new AuthorizationErrorException(told('not authorized'))],
    ['invalid-argument', new InvalidParameterException(told('Invalid parameter'))],
    ['unavailable', Object.assign(new Error('too late'), { name: 'TimeoutError' })],
    ['internal', new InternalErrorException(told('failed'))],
  ])('answers what the service refuses with %s and its words [PSH-007, OPW-48]', async (code, cause) => {
    sns.on(PublishCommand).rejects(cause);
    const { message } = cause;
    expect(await test('agente')).toEqual({
      success: false,
      message,
      topic: 'agente',
      response: null,
      error: { code, message },
    });
  });

  it.each([
    ['no type', 'everybody'],
    ['a whole address', 'arn:aws:sns:eu-central-1:000000000000:preventivi-prod-test'],
    ['nothing', ''],
  ])('takes types of users alone, not %s [OPW-47, OPW-48]', async (_what, topic) => {
    await expect(test(topic)).rejects.toMatchObject({ code: 'invalid-input' });
    expect(published()).toEqual([]);
  });

  it('is for super users alone, so many times in some minutes [OPW-48, PSH-010]', async () => {
    const { most } = limits['push-test'];
    const [tester, other] = [aTester(), aUser({ id: 'tester-0' })];
    sns.on(PublishCommand).resolves({ MessageId: 'm-1' });
    for (let use = 0; use <= most; use += 1)
      await expect(test('test', other)).rejects.toMatchObject({ code: 'forbidden' });
    for (let use = 0; use < most; use += 1) await test('test', tester);
    await expect(test('test', tester)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(published()).toHaveLength(most);
    expect(most).toBeLessThanOrEqual(20);
  });

  it('where nobody sends messages is the error that says so, never a message that was sent [OPW-49]', async () => {
    vi.stubEnv('PUSH_TOPIC_PREFIX', '');
    await expect(test('test')).rejects.toMatchObject({ code: 'push-not-configured' });
  });
});
