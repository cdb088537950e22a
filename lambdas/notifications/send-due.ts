import { env } from '#lambdas/runtime/env.ts';
import { log } from '#lambdas/runtime/log.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { scheduleHandler } from '#lambdas/runtime/schedule.ts';
import { ConditionFailed } from '#lambdas/runtime/table/transact.ts';
import {
  changeNotification,
  listDueNotifications,
  readNotification,
} from '#lambdas/store/notification/notification-store.ts';
import { missingTypes, released, settled, takenUp, withResult } from '#shared/notifications/sending.ts';
import type { Notification } from '#shared/schemas/notification.ts';
import { pushTo } from './push-to.ts';

/** Milliseconds after which nothing more is begun: a message takes 16 seconds at most, the function has a minute. */
const budget = 40_000;

type Sender = {
  holder: string;
  /** Milliseconds since 1970. */
  clock: () => number;
};

/** Sends due notifications, and goes on after a crash. One that fails does not hold up the others (OPW-40). */
export async function sendDue(sender: Sender): Promise<void> {
  const end = sender.clock() + budget;
  for (const id of await listDueNotifications(new Date(sender.clock()))) {
    if (sender.clock() >= end) return;
    try {
      await send(id, sender, end);
    } catch (cause) {
      log.error(`the notification ${id} was not sent`, cause instanceof Error ? cause : String(cause));
    }
  }
}

async function send(id: string, { holder, clock }: Sender, end: number): Promise<void> {
  const now = () => new Date(clock());
  const stored = await readNotification(id);
  const taken = stored && takenUp(stored, holder, now(), env.sendGraceSeconds);
  if (!taken || !(await kept(stored, taken)) || taken.status !== 'sending') return;
  let sending = taken;
  for (const type of missingTypes(taken)) {
    if (clock() >= end) {
      await kept(sending, released(sending, now()));
      return;
    }
    const next = withResult(sending, await pushTo(type, sending, now), now());
    if (!(await kept(sending, next))) return;
    sending = next;
  }
  await kept(sending, settled(sending, now()));
}

/** Tries of a write that met another one: of an acceptance that is not kept, the message would go out again. */
const tries = 5;

/** Keeps a step; false when the notification was cancelled, deleted or taken by another sender meanwhile. */
async function kept(before: Notification, after: Notification): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await changeNotification(before, after);
      return true;
    } catch (cause) {
      if (!(cause instanceof ConditionFailed)) throw cause;
      if (attempt === tries || !(await isStill(before))) return false;
    }
  }
}

async function isStill({ id, revision, status, holder, leaseUntil }: Notification): Promise<boolean> {
  const stored = await readNotification(id);
  return (
    stored?.revision === revision &&
    stored.status === status &&
    stored.holder === holder &&
    stored.leaseUntil === leaseUntil
  );
}

export const handler = scheduleHandler(() => sendDue({ holder: newId(), clock: Date.now }));
