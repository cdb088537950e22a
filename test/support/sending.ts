import { vi } from 'vitest';
import type { Notification } from '#shared/schemas/notification.ts';
import { aNotification } from './builders/notification.ts';
import { isWrite } from './kill-after.ts';

/** Import only once the data services are open. */
const { client } = await import('#lambdas/runtime/table/table.ts');
const { pushClient } = await import('#lambdas/store/device/push-service.ts');
const { createNotification, readNotification } = await import(
  '#lambdas/store/notification/notification-store.ts'
);
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { sendDue } = await import('#lambdas/notifications/send-due.ts');

export const start = Date.parse('2026-11-20T10:00:00Z');
export const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The push service's reaction to a message for a type. */
type Push = (type: string) => Promise<string> | string;

/**
 * Replaces table and push service. Records the types that got a message. Allows a number of writes and
 * messages; later ones never arrive. Writes that name something `broken` fail.
 */
export function watched(push: Push = () => 'accepted', arriving = Number.POSITIVE_INFINITY, broken?: string) {
  const pushed: string[] = [];
  let left = arriving;
  let isDead = false;
  const counted = () => {
    left -= 1;
    isDead ||= left < 0;
    if (isDead) throw new Error('killed');
  };
  const send = client.send.bind(client) as (command: object) => Promise<unknown>;
  vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
    if (isDead) throw new Error('killed');
    if (isWrite(command)) counted();
    if (broken && isWrite(command) && JSON.stringify(command).includes(broken)) throw new Error('not this');
    return send(command);
  }) as never);
  vi.spyOn(pushClient, 'send').mockImplementation((async (command: { input: { TopicArn: string } }) => {
    counted();
    const type = command.input.TopicArn.replace(/^.*preventivi-local-/, '');
    const MessageId = await push(type);
    pushed.push(type);
    return { MessageId };
  }) as never);
  return { pushed, isKilled: () => isDead };
}

let made = 0;

/** A notification to be sent, queued at `start`. */
export async function aWaiting(changes: Partial<Notification> = {}): Promise<Notification> {
  made += 1;
  const entry = aNotification({
    id: `waiting-${made}`,
    status: 'todo',
    todoAt: iso(start),
    recipients: ['agente', 'imbianchino', 'keim'],
    ...changes,
  });
  await createNotification(entry, onceKey('test', entry.id, ''), new Date(start));
  return stored(entry.id);
}

export async function stored(id: string): Promise<Notification> {
  const found = await readNotification(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

let senders = 0;

/** One run of the schedule, some seconds after `start`; a crash just ends it. */
export async function run(seconds: number, clock = () => start + seconds * 1000): Promise<void> {
  senders += 1;
  await sendDue({ holder: `sender-${senders}`, clock }).catch((cause) => {
    if (!(cause instanceof Error && cause.message === 'killed')) throw cause;
  });
}
