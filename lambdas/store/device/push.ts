import { setTimeout } from 'node:timers/promises';
import { GetTopicAttributesCommand, PublishCommand } from '@aws-sdk/client-sns';
import { env } from '#lambdas/runtime/env.ts';
import { log } from '#lambdas/runtime/log.ts';
import type { UserType } from '#shared/schemas/user.ts';
import { type PushMessage, structured } from './push-message.ts';
import { inTime, pushClient, pushFailureOf, topicOf } from './push-service.ts';

export { PushFailure } from './push-service.ts';

/** A throttled message was surely not accepted: it alone is sent again. */
const tries = 3;

type Wait = (ms: number) => Promise<unknown>;

/** Hands a message to the devices of one user type; returns its id. Any failure is a `PushFailure`. */
export async function publishToType(
  type: UserType,
  message: PushMessage,
  wait: Wait = setTimeout,
): Promise<string> {
  try {
    return await publish(() => ({ TopicArn: topicOf(type) }), message, wait);
  } catch (cause) {
    throw reported(cause, type);
  }
}

/** Hands a message to one device; returns its id. Any failure is a `PushFailure`. */
export async function publishToDevice(
  TargetArn: string,
  message: PushMessage,
  wait: Wait = setTimeout,
): Promise<string> {
  try {
    return await publish(() => ({ TargetArn }), message, wait);
  } catch (cause) {
    throw pushFailureOf(cause);
  }
}

type Target = { TopicArn: string } | { TargetArn: string };

async function publish(to: () => Target, message: PushMessage, wait: Wait): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const command = new PublishCommand({
        ...to(),
        MessageStructure: 'json',
        Message: structured(message),
      });
      return (await pushClient.send(command, inTime())).MessageId ?? '';
    } catch (cause) {
      if (attempt === tries || !isThrottled(cause)) throw cause;
      await wait(attempt * 200);
    }
  }
}

const isThrottled = (cause: unknown) => cause instanceof Error && /^Throttl/.test(cause.name);

function reported(cause: unknown, type: UserType) {
  const failure = pushFailureOf(cause);
  log.error('a push was not sent', { type, code: failure.code });
  return failure;
}

/** Devices that a message to this type reaches; none where no push service is set up. */
export async function subscribersOf(type: UserType): Promise<number> {
  if (!env.pushTopicPrefix) return 0;
  try {
    const command = new GetTopicAttributesCommand({ TopicArn: topicOf(type) });
    const { Attributes } = await pushClient.send(command, inTime());
    return Number(Attributes?.SubscriptionsConfirmed ?? 0);
  } catch (cause) {
    throw pushFailureOf(cause);
  }
}
