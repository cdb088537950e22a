import type { NotificationStatus } from '#shared/schemas/notification.ts';

/** Actions of people, and of the sender, on a notification (OPW-41). */
export const notificationActions = [
  'saveDraft',
  'saveToSend',
  'send',
  'cancel',
  'sendAgain',
  'edit',
  'archive',
  'unarchive',
  'delete',
  'claim',
  'accept',
  'fail',
] as const;
export type NotificationAction = (typeof notificationActions)[number];

/** Null for a stored text that is not a known status. */
export type State = NotificationStatus | null | 'new';
type Next = NotificationStatus | 'removed';

const fromText: Readonly<Partial<Record<NotificationAction, Next>>> = { delete: 'removed' };

/** The state machine of the specification. Every action that is not listed here is refused. */
const table: Readonly<
  Record<NotificationStatus | 'new', Readonly<Partial<Record<NotificationAction, Next>>>>
> = {
  new: { saveDraft: 'draft', saveToSend: 'todo' },
  draft: { saveDraft: 'draft', saveToSend: 'todo', send: 'todo', delete: 'removed' },
  todo: { cancel: 'draft', claim: 'sending', delete: 'removed' },
  sending: { accept: 'sent', fail: 'error', delete: 'removed' },
  sent: { edit: 'sent', archive: 'archived', delete: 'removed' },
  error: { sendAgain: 'todo', delete: 'removed' },
  archived: { unarchive: 'sent', delete: 'removed' },
};

/** A notification's state after an action; undefined when its status does not allow the action. */
export const transition = (state: State, action: NotificationAction): Next | undefined =>
  (state === null ? fromText : table[state])[action];

/** The action that people mean who set a status (NOT-057 to NOT-061). */
export function actionToward(wanted: SetStatus, state: State): NotificationAction {
  if (wanted === 'todo') return state === 'error' ? 'sendAgain' : 'send';
  return ({ draft: 'cancel', archived: 'archive', sent: 'unarchive' } as const)[wanted];
}

/** The action of a save that asks for a status. */
export const actionOfSave = { draft: 'saveDraft', todo: 'saveToSend', sent: 'edit' } as const;

/** Statuses that people may set; the others are the sender's alone (OPW-40). */
export const settableStatuses = ['draft', 'todo', 'sent', 'archived'] as const;
export type SetStatus = (typeof settableStatuses)[number];
