import { PushFailure, publishToType } from '#lambdas/store/device/push.ts';
import type { Notification, TopicResult } from '#shared/schemas/notification.ts';
import { userTypes } from '#shared/schemas/user.ts';

/** Hands a notification to the devices of a type, and answers the result. A type that is not ours has no topic. */
export async function pushTo(
  type: string,
  { id, title, body }: Notification,
  now: () => Date,
): Promise<TopicResult> {
  const nothing = { type, acceptedAt: null, messageId: null, errorCode: null, errorMessage: null };
  const known = userTypes.find((one) => one === type);
  if (!known) return { ...nothing, errorCode: 'not-found' };
  try {
    const messageId = await publishToType(known, { title, body, notificationId: id });
    return { ...nothing, messageId, acceptedAt: now().toISOString() };
  } catch (cause) {
    if (!(cause instanceof PushFailure)) throw cause;
    return { ...nothing, errorCode: cause.code, errorMessage: cause.message };
  }
}
