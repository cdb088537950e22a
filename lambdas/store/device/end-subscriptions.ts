import { type UserType, userTypes } from '#shared/schemas/user.ts';
import { PushFailure } from './push.ts';
import { subscribe, unsubscribe } from './push-devices.ts';

/** Addresses of subscriptions by type of user; empty where one was begun and its end was not seen. */
export type Subscriptions = Record<string, string>;

const isType = (text: string): text is UserType => userTypes.some((type) => type === text);

/** Ends subscriptions; one whose address nobody noted is found by asking for it again, as long as its endpoint is there. */
export async function endSubscriptions(all: Subscriptions, endpointArn?: string): Promise<void> {
  for (const [type, noted] of Object.entries(all)) {
    const arn = noted || (endpointArn && isType(type) && (await found(type, endpointArn)));
    if (arn) await unsubscribe(arn);
  }
}

/** SNS calls an endpoint that is gone an invalid argument: its subscriptions went with it. */
async function found(type: UserType, endpointArn: string): Promise<string | undefined> {
  try {
    return await subscribe(type, endpointArn);
  } catch (cause) {
    const isGone = cause instanceof PushFailure && /^(invalid-argument|not-found)$/.test(cause.code);
    if (!isGone) throw cause;
    return undefined;
  }
}
