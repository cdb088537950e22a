import type { Notification, TopicResult } from '#shared/schemas/notification.ts';
import { isDue } from './due-at.ts';
import { transition } from './transition.ts';

/** Seconds without a sign of the sender after which another goes on: longer than the sender may live. */
export const leaseSeconds = 60;

/** Minutes after its claim from which on a sending that nobody brought to an end has failed (OPW-40). */
export const stuckMinutes = 10;

type Failure = { errorCode: string; errorMessage: string | null };

/** The failure that a sender leaves when it never came back. */
const timeout: Failure = { errorCode: 'timeout', errorMessage: null };

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

/**
 * A due notification, taken up by a sender now: claimed, or gone on with after a crash; given up when it is stuck.
 * Undefined while there is nothing to do: a notification found as due may have been put off since.
 */
export function takenUp(
  stored: Notification,
  holder: string,
  now: Date,
  grace: number,
): Notification | undefined {
  if (!isDue(stored, grace, now)) return undefined;
  const leaseUntil = later(now, leaseSeconds);
  if (transition(stored.status, 'claim'))
    return { ...stored, status: 'sending', claimedAt: now.toISOString(), holder, leaseUntil };
  const mayGoOn = now.getTime() - Date.parse(stored.claimedAt ?? '') <= stuckMinutes * 60_000;
  return mayGoOn ? { ...stored, holder, leaseUntil } : failed(stored, timeout);
}

/** The types whose users were not reached yet: nobody gets it twice (OPW-40). */
export const missingTypes = ({ recipients, topics }: Notification): string[] =>
  recipients.filter((type) => !topics.some((topic) => topic.type === type && topic.acceptedAt));

/** With the result of the message to one type; the sender has thereby given a sign. */
export function withResult(notification: Notification, result: TopicResult, now: Date): Notification {
  const others = notification.topics.filter(({ type }) => type !== result.type);
  return { ...notification, topics: [...others, result], leaseUntil: later(now, leaseSeconds) };
}

/** Left by a sender without time for more: the next one goes on at once. */
export const released = (notification: Notification, now: Date): Notification => ({
  ...notification,
  leaseUntil: now.toISOString(),
});

/** The end of sending: sent when every type was reached, else failed with why the first one was not. */
export function settled(notification: Notification, now: Date): Notification {
  const missing = missingTypes(notification);
  if (missing.length === 0)
    return {
      ...ended(notification),
      status: 'sent',
      sentAt: now.toISOString(),
      errorCode: null,
      errorMessage: null,
    };
  const why = notification.topics.find(({ type }) => missing.includes(type));
  return failed(notification, {
    errorCode: why?.errorCode ?? timeout.errorCode,
    errorMessage: why?.errorMessage ?? null,
  });
}

const failed = (notification: Notification, failure: Failure): Notification => ({
  ...ended(notification),
  status: 'error',
  ...failure,
});

const ended = (notification: Notification): Notification => ({
  ...notification,
  holder: null,
  claimedAt: null,
  leaseUntil: null,
});
