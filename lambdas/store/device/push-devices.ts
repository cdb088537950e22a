import {
  CreatePlatformEndpointCommand,
  DeleteEndpointCommand,
  GetEndpointAttributesCommand,
  ListEndpointsByPlatformApplicationCommand,
  ListSubscriptionsByTopicCommand,
  SetEndpointAttributesCommand,
  SubscribeCommand,
  UnsubscribeCommand,
} from '@aws-sdk/client-sns';
import type { UserType } from '#shared/schemas/user.ts';
import { inTime, PushFailure, pushApplication, pushClient, pushFailureOf, topicOf } from './push-service.ts';

export type Endpoint = { arn: string; token: string; enabled: boolean };

async function calling<Output>(call: () => Promise<Output>): Promise<Output> {
  try {
    return await call();
  } catch (cause) {
    throw pushFailureOf(cause);
  }
}

/** Something that is gone, or was never there, counts as removed. */
async function unlessGone<Output>(call: () => Promise<Output>): Promise<Output | undefined> {
  try {
    return await calling(call);
  } catch (cause) {
    if (cause instanceof PushFailure && cause.code === 'not-found') return undefined;
    throw cause;
  }
}

/** SNS names the endpoint that a token has already with other attributes. */
const existing = /Endpoint (arn:\S+) already exists with the same Token/i;

/** The endpoint of a token; a repeated call answers the same one. */
export async function makeEndpoint(Token: string): Promise<string> {
  try {
    const command = new CreatePlatformEndpointCommand({ PlatformApplicationArn: pushApplication(), Token });
    return (await pushClient.send(command, inTime())).EndpointArn ?? '';
  } catch (cause) {
    const [, found] = cause instanceof Error ? (existing.exec(cause.message) ?? []) : [];
    if (found) return found;
    throw pushFailureOf(cause);
  }
}

/** Whether a failure means that the service takes no such token. */
export const isTokenRefused = (cause: unknown): boolean =>
  cause instanceof PushFailure && cause.code === 'invalid-argument' && /Token/.test(cause.message);

export async function readEndpoint(arn: string): Promise<Endpoint | undefined> {
  const command = new GetEndpointAttributesCommand({ EndpointArn: arn });
  const found = await unlessGone(() => pushClient.send(command, inTime()));
  return (
    found && { arn, token: found.Attributes?.Token ?? '', enabled: found.Attributes?.Enabled === 'true' }
  );
}

/** The device is there and has this token: SNS sends to it again. */
export async function enableEndpoint(arn: string, Token: string): Promise<void> {
  const Attributes = { Token, Enabled: 'true' };
  const command = new SetEndpointAttributesCommand({ EndpointArn: arn, Attributes });
  await calling(() => pushClient.send(command, inTime()));
}

/** Its subscriptions stay: they are removed before. */
export async function deleteEndpoint(EndpointArn: string): Promise<void> {
  await unlessGone(() => pushClient.send(new DeleteEndpointCommand({ EndpointArn }), inTime()));
}

/** Subscribes an endpoint to the messages for a type. A repeated call returns the same subscription. */
export async function subscribe(type: UserType, Endpoint: string): Promise<string> {
  const TopicArn = topicOf(type);
  const given = { TopicArn, Protocol: 'application', Endpoint, ReturnSubscriptionArn: true };
  const { SubscriptionArn } = await calling(() => pushClient.send(new SubscribeCommand(given), inTime()));
  return SubscriptionArn ?? '';
}

export async function unsubscribe(SubscriptionArn: string): Promise<void> {
  await unlessGone(() => pushClient.send(new UnsubscribeCommand({ SubscriptionArn }), inTime()));
}

/** Every endpoint, a page at a time. */
export async function* pagesOfEndpoints(): AsyncGenerator<Endpoint[]> {
  let NextToken: string | undefined;
  do {
    const asked = { PlatformApplicationArn: pushApplication(), NextToken };
    const command = new ListEndpointsByPlatformApplicationCommand(asked);
    const page = await calling(() => pushClient.send(command, inTime()));
    yield (page.Endpoints ?? []).map(({ EndpointArn = '', Attributes }) => ({
      arn: EndpointArn,
      token: Attributes?.Token ?? '',
      enabled: Attributes?.Enabled === 'true',
    }));
    NextToken = page.NextToken;
  } while (NextToken);
}

/** The subscriptions of devices to the messages for a type, a page at a time. */
export async function* pagesOfSubscriptions(
  type: UserType,
): AsyncGenerator<{ arn: string; endpoint: string }[]> {
  let NextToken: string | undefined;
  do {
    const command = new ListSubscriptionsByTopicCommand({ TopicArn: topicOf(type), NextToken });
    const page = await calling(() => pushClient.send(command, inTime()));
    yield (page.Subscriptions ?? [])
      .filter(({ Protocol }) => Protocol === 'application')
      .map(({ SubscriptionArn = '', Endpoint = '' }) => ({ arn: SubscriptionArn, endpoint: Endpoint }));
    NextToken = page.NextToken;
  } while (NextToken);
}
