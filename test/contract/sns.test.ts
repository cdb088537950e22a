import { randomUUID } from 'node:crypto';
import {
  CreatePlatformEndpointCommand,
  DeleteEndpointCommand,
  GetEndpointAttributesCommand,
  GetTopicAttributesCommand,
  ListEndpointsByPlatformApplicationCommand,
  ListSubscriptionsByTopicCommand,
  PublishCommand,
  SetEndpointAttributesCommand,
  SNSClient,
  SubscribeCommand,
  UnsubscribeCommand,
} from '@aws-sdk/client-sns';
import { afterAll, describe, expect, it } from 'vitest';
import { target } from '#test/support/contract-target.ts';

const client = new SNSClient({ maxAttempts: 1 });
const TopicArn = `${target.pushTopicPrefix}test`;
const PlatformApplicationArn = target.pushApplication;
const endpoints: string[] = [];
const subscriptions: string[] = [];

/** As long as Firebase's tokens, and of no device. */
const newToken = () => `contract-${randomUUID()}:${'x'.repeat(100)}`;

async function register(Token = newToken()): Promise<string> {
  const command = new CreatePlatformEndpointCommand({ PlatformApplicationArn, Token });
  const { EndpointArn = '' } = await client.send(command);
  endpoints.push(EndpointArn);
  return EndpointArn;
}

async function subscribe(Endpoint: string): Promise<string> {
  const command = new SubscribeCommand({
    TopicArn,
    Protocol: 'application',
    Endpoint,
    ReturnSubscriptionArn: true,
  });
  const { SubscriptionArn = '' } = await client.send(command);
  subscriptions.push(SubscriptionArn);
  return SubscriptionArn;
}

const attributesOf = async (EndpointArn: string) =>
  (await client.send(new GetEndpointAttributesCommand({ EndpointArn }))).Attributes;
const change = (EndpointArn: string, Attributes: Record<string, string>) =>
  client.send(new SetEndpointAttributesCommand({ EndpointArn, Attributes }));
const unsubscribe = (SubscriptionArn: string) => client.send(new UnsubscribeCommand({ SubscriptionArn }));
const remove = (EndpointArn: string) => client.send(new DeleteEndpointCommand({ EndpointArn }));
const publish = (Message: string, change: object = {}, by = client) =>
  by.send(new PublishCommand({ TopicArn, MessageStructure: 'json', Message, ...change }));
const message = JSON.stringify({ default: 'È una prova & <non> altro' });

afterAll(async () => {
  for (const arn of subscriptions) await unsubscribe(arn);
  for (const arn of endpoints) await remove(arn);
});

describe.runIf(target.pushTopicPrefix)('a message to a topic', () => {
  it('is accepted and gets its own id', async () => {
    const ids = [await publish(message), await publish(message)].map(({ MessageId }) => MessageId);
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    ['that is no JSON', '{', {}, 'InvalidParameterException'],
    ['without a default', '{"GCM":"{}"}', {}, 'InvalidParameterException'],
    ['longer than 256 KB', JSON.stringify({ default: 'x'.repeat(262_144) }), {}, 'InvalidParameterException'],
    ['to an unknown topic', message, { TopicArn: `${TopicArn}-none` }, 'NotFoundException'],
    ['to an invalid topic', message, { TopicArn: 'test' }, 'InvalidParameterException'],
  ])('%s is refused', async (_title, text, to, name) => {
    await expect(publish(text, to)).rejects.toMatchObject({ name });
  });

  it.each([
    ['an unknown key', { accessKeyId: 'AKIAIOSFODNN7EXAMPLE' }, 'InvalidClientTokenId'],
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ])('signed with %s is refused', async (_title, wrong, name) => {
    const credentials = { ...(await client.config.credentials()), ...wrong };
    const stranger = new SNSClient({ credentials, maxAttempts: 1 });
    const refused = { name, $metadata: { httpStatusCode: 403 } };
    await expect(publish(message, {}, stranger)).rejects.toMatchObject(refused);
  });
});

describe.runIf(target.pushTopicPrefix)('a device', () => {
  it('gets messages of its own, while it is enabled', async () => {
    const TargetArn = await register();
    const alone = { TargetArn, TopicArn: undefined };
    expect((await publish(message, alone)).MessageId).toMatch(/^[\da-f-]{36}$/);
    await change(TargetArn, { Enabled: 'false' });
    await expect(publish(message, alone)).rejects.toMatchObject({ name: 'EndpointDisabledException' });
    await remove(TargetArn);
    await expect(publish(message, alone)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('is registered once, with its token, and enabled', async () => {
    const token = newToken();
    const arn = await register(token);
    expect(await register(token)).toBe(arn);
    expect(await attributesOf(arn)).toMatchObject({ Token: token, Enabled: 'true' });
  });

  it('with other attributes is refused with the name of the existing one', async () => {
    const Token = newToken();
    const arn = await register(Token);
    const other = { PlatformApplicationArn, Token, CustomUserData: 'another' };
    await expect(client.send(new CreatePlatformEndpointCommand(other))).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: expect.stringContaining(`Endpoint ${arn} already exists with the same Token`),
    });
  });

  it('can be disabled, enabled and given a new token', async () => {
    const arn = await register();
    await change(arn, { Enabled: 'false' });
    expect(await attributesOf(arn)).toMatchObject({ Enabled: 'false' });
    const Token = newToken();
    await change(arn, { Enabled: 'true', Token });
    expect(await attributesOf(arn)).toMatchObject({ Enabled: 'true', Token });
  });

  it('is listed among all of the application', async () => {
    const arn = await register();
    let NextToken: string | undefined;
    const all: string[] = [];
    do {
      const command = new ListEndpointsByPlatformApplicationCommand({ PlatformApplicationArn, NextToken });
      const page = await client.send(command);
      for (const { EndpointArn, Attributes } of page.Endpoints ?? []) {
        if (Attributes?.Enabled === 'true') all.push(EndpointArn ?? '');
      }
      NextToken = page.NextToken;
    } while (NextToken);
    expect(all).toContain(arn);
  });

  it('can be deleted twice, and is then not found', async () => {
    const arn = await register();
    await remove(arn);
    await remove(arn);
    const gone = { name: 'NotFoundException', message: 'Endpoint does not exist' };
    await expect(attributesOf(arn)).rejects.toMatchObject(gone);
    await expect(change(arn, { Enabled: 'true' })).rejects.toMatchObject(gone);
    await expect(subscribe(arn)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});

describe.runIf(target.pushTopicPrefix)('a subscription', () => {
  it('of a device to a topic exists once, and can be removed twice', async () => {
    const device = await register();
    const arn = await subscribe(device);
    expect(arn.startsWith(`${TopicArn}:`)).toBe(true);
    expect(await subscribe(device)).toBe(arn);
    await unsubscribe(arn);
    await unsubscribe(arn);
    expect(await subscribe(device)).not.toBe(arn);
  });

  it('needs its topic', async () => {
    const Endpoint = await register();
    const none = new SubscribeCommand({ TopicArn: `${TopicArn}-none`, Protocol: 'application', Endpoint });
    await expect(client.send(none)).rejects.toMatchObject({ name: 'NotFoundException' });
  });

  it('is listed among all of its topic', async () => {
    const device = await register();
    const arn = await subscribe(device);
    const found: object[] = [];
    let NextToken: string | undefined;
    do {
      const page = await client.send(new ListSubscriptionsByTopicCommand({ TopicArn, NextToken }));
      found.push(...(page.Subscriptions ?? []));
      NextToken = page.NextToken;
    } while (NextToken);
    expect(found).toContainEqual(
      expect.objectContaining({ SubscriptionArn: arn, Protocol: 'application', Endpoint: device, TopicArn }),
    );
    const none = new ListSubscriptionsByTopicCommand({ TopicArn: `${TopicArn}-none` });
    await expect(client.send(none)).rejects.toMatchObject({ name: 'NotFoundException' });
  });

  it('is counted by its topic', async () => {
    const { Attributes } = await client.send(new GetTopicAttributesCommand({ TopicArn }));
    expect(Number(Attributes?.SubscriptionsConfirmed)).toBeGreaterThanOrEqual(0);
    const none = new GetTopicAttributesCommand({ TopicArn: `${TopicArn}-none` });
    await expect(client.send(none)).rejects.toMatchObject({ name: 'NotFoundException' });
  });
});
