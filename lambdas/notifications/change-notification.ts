import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { changeNotification as change } from '#lambdas/store/notification/notification-store.ts';
import { DomainError } from '#shared/errors.ts';
import { type NotificationAction, type State, transition } from '#shared/notifications/transition.ts';
import type { Notification, NotificationStatus } from '#shared/schemas/notification.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { storedNotification } from './stored-notification.ts';

/** The status that an action leads to; `failed-precondition` names the state in which it may not be done (OPW-41). */
export function statusAfter(state: State, action: NotificationAction): NotificationStatus {
  const next = transition(state, action);
  if (!next || next === 'removed') throw new DomainError('failed-precondition', { state: state ?? '' });
  return next;
}

type Wanted = { id: string; revision: number; user: CurrentUser; now: Date };

/**
 * Does what people do to a notification: allowed in its state, on the revision they saw. When another save or the
 * sender came between reading and writing, all is decided again.
 */
export const changeNotification = (
  { id, revision, user, now }: Wanted,
  changed: (before: Notification) => Omit<Notification, 'revision' | 'updatedAt' | 'updatedBy'>,
): Promise<Notification> =>
  tryAgain(async () => {
    const before = await storedNotification(id);
    // After a save by somebody else the answer is that save, not the changed state.
    mustBuildOn(revision, before);
    const after = { ...changed(before), ...nextRevision(before.revision, user, now) };
    await change(before, after);
    return after;
  });
