import {
  AuthorizationErrorException,
  GetTopicAttributesCommand,
  InternalErrorException,
  InvalidParameterException,
  NotFoundException,
  PublishCommand,
  SNSClient,
  ThrottledException,
} from '@aws-sdk/client-sns';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userTypes } from '#shared/schemas/user.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

const prefix = 'arn:aws:sns:eu-central-1:000000000000:preventivi-prod-';
vi.stubEnv('AWS_REGION', 'eu-central-1');
const sns = mockedClient(SNSClient);
const { PushFailure, publishToType, subscribersOf } = await import('#lambdas/store/device/push.ts');

const message = { title: 'Nuovi colori', body: 'Sono 48: è ora di provarli', notificationId: 'n-1' };
const pauses: number[] = [];
const wait = async (ms: number) => pauses.push(ms);
const publish = (to = message) => publishToType('agente', to, wait);
const told = (text: string) => ({ message: text, $metadata: {} });
const published = () => sns.commandCalls(PublishCommand).map(({ args }) => args[0].input);
const named = (name: string, more: object = {}) => Object.assign(new Error('no'), { name, ...more });

beforeEach(() => {
  sns.reset();
  pauses.length = 0;
  vi.stubEnv('PUSH_TOPIC_PREFIX', prefix);
});

describe('a message to a user type', () => {
  it('goes to the topic of the type and of the stage, whatever the type [OPW-47]', async () => {
    sns.on(PublishCommand).resolves({ MessageId: 'm-1' });
    for (const type of userTypes) expect(await publishToType(type, message)).toBe('m-1');
    expect(published().map(({ TopicArn }) => TopicArn)).toEqual(userTypes.map((type) => `${prefix}${type}`));
  });

  it('carries title, text and notification for Firebase and Apple, and a default [OPW-47]', async () => {
    sns.on(PublishCommand).resolves({ MessageId: 'm-1' });
    await publish();
    const [{ MessageStructure, Message = '' } = {}] = published();
    expect(MessageStructure).toBe('json');
    const parts = JSON.parse(Message);
    expect(parts.default).toBe('Nuovi colori');
    const shown = { title: message.title, body: message.body };
    expect(JSON.parse(parts.GCM)).toEqual({
      fcmV1Message: { message: { notification: shown, data: { notificationId: 'n-1' } } },
    });
    expect(JSON.parse(parts.APNS)).toEqual({
      aps: { alert: shown, sound: 'default' },
      notificationId: 'n-1',
    });
  });

  it('is cut, between two letters, to what devices take', async () => {
    sns.on(PublishCommand).resolves({ MessageId: 'm-1' });
    await publish({ ...message, title: '"à🎨'.repeat(500), body: '"à🎨'.repeat(5000) });
    const parts = JSON.parse(published()[0]?.Message ?? '');
    for (const part of [parts.GCM, parts.APNS]) {
      expect(Buffer.byteLength(part)).toBeLessThan(4096);
      expect(Buffer.byteLength(part)).toBeGreaterThan(3400);
    }
    expect(JSON.parse(parts.GCM).fcmV1Message.message.notification.body).toMatch(/^("à🎨)+("à?)?…$/u);
  });

  it('is sent again when it was throttled, after growing pauses [OPW-48]', async () => {
    const throttled = new ThrottledException(told('Rate exceeded'));
    sns.on(PublishCommand).rejectsOnce(throttled).rejectsOnce(throttled).resolves({ MessageId: 'm-2' });
    expect(await publish()).toBe('m-2');
    expect(pauses).toEqual([200, 400]);
  });

  it('is given up when it is throttled again and again', async () => {
    sns.on(PublishCommand).rejects(new ThrottledException(told('Rate exceeded')));
    await expect(publish()).rejects.toMatchObject({ code: 'unavailable', message: 'Rate exceeded' });
    expect(published()).toHaveLength(3);
  });

  it.each([
    ['there is no topic', new NotFoundException(told('Topic does not exist')), 'not-found'],
    ['it may not', new AuthorizationErrorException(told('not authorized')), 'permission-denied'],
    [
      'its key is unknown',
      named('InvalidClientTokenId', { $metadata: { httpStatusCode: 403 } }),
      'permission-denied',
    ],
    ['the message is wrong', new InvalidParameterException(told('Invalid parameter')), 'invalid-argument'],
    ['SNS failed', new InternalErrorException(told('internal')), 'internal'],
    ['SNS is down', named('ServiceUnavailable', { $metadata: { httpStatusCode: 503 } }), 'unavailable'],
    ['the answer came too late', named('AbortError'), 'unavailable'],
    ['the call timed out', named('TimeoutError'), 'unavailable'],
    ['nobody was reached', named('Error', { code: 'ECONNREFUSED' }), 'unavailable'],
    ['of anything else', named('Surprise'), 'internal'],
  ])('fails once, and is not sent again, because %s [OPW-48]', async (_why, cause, code) => {
    sns.on(PublishCommand).rejects(cause);
    const failure = await publish().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PushFailure);
    expect(failure).toMatchObject({ code });
    expect(published()).toHaveLength(1);
  });

  it('is never said to be sent where no push service is set up [OPW-49]', async () => {
    vi.stubEnv('PUSH_TOPIC_PREFIX', '');
    await expect(publish()).rejects.toMatchObject({ code: 'push-not-configured' });
    expect(published()).toEqual([]);
  });
});

describe('the devices of a user type', () => {
  it('are those subscribed to its topic', async () => {
    sns.on(GetTopicAttributesCommand, { TopicArn: `${prefix}agente` }).resolves({
      Attributes: { SubscriptionsConfirmed: '42' },
    });
    expect(await subscribersOf('agente')).toBe(42);
  });

  it('are none where no push service is set up', async () => {
    vi.stubEnv('PUSH_TOPIC_PREFIX', '');
    expect(await subscribersOf('agente')).toBe(0);
  });

  it('are not told when the service does not answer', async () => {
    sns.on(GetTopicAttributesCommand).rejects(new NotFoundException(told('Topic does not exist')));
    await expect(subscribersOf('agente')).rejects.toMatchObject({ code: 'not-found' });
  });
});
