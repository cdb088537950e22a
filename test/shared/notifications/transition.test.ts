import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actionToward,
  type NotificationAction,
  notificationActions,
  type State,
  settableStatuses,
  transition,
} from '#shared/notifications/transition.ts';
import { notificationStatuses } from '#shared/schemas/notification.ts';

const states: State[] = ['new', ...notificationStatuses, null];

/** The machine of the specification, written down a second time: `state action` to what comes of it. */
const specified: Record<string, string> = {
  'new saveDraft': 'draft',
  'new saveToSend': 'todo',
  'draft saveDraft': 'draft',
  'draft saveToSend': 'todo',
  'draft send': 'todo',
  'draft delete': 'removed',
  'todo cancel': 'draft',
  'todo claim': 'sending',
  'todo delete': 'removed',
  'sending accept': 'sent',
  'sending fail': 'error',
  'sending delete': 'removed',
  'sent edit': 'sent',
  'sent archive': 'archived',
  'sent delete': 'removed',
  'error sendAgain': 'todo',
  'error delete': 'removed',
  'archived unarchive': 'sent',
  'archived delete': 'removed',
  'null delete': 'removed',
};

describe('what may be done with a notification', () => {
  it.each(states.flatMap((state) => notificationActions.map((action) => [state, action] as const)))(
    '%s, %s: what the specification says, and nothing else [NOT-054, NOT-056, NOT-057, NOT-058, NOT-059, OPW-41]',
    (state, action) => {
      expect(transition(state, action)).toBe(specified[`${state} ${action}`]);
    },
  );

  it('is set by people as an action of theirs, never as one of the sender [OPW-40]', () => {
    const senders: NotificationAction[] = ['claim', 'accept', 'fail'];
    for (const state of states)
      for (const wanted of settableStatuses) {
        const action = actionToward(wanted, state);
        expect(senders).not.toContain(action);
        expect([wanted, undefined]).toContain(transition(state, action));
      }
  });

  it.each([
    ['draft', 'todo', 'send', 'todo'],
    ['error', 'todo', 'sendAgain', 'todo'],
    ['todo', 'draft', 'cancel', 'draft'],
    ['sent', 'archived', 'archive', 'archived'],
    ['archived', 'sent', 'unarchive', 'sent'],
  ] as const)(
    'is, from %s to %s, the action %s [NOT-057, NOT-058, NOT-059, NOT-060, NOT-061]',
    (state, wanted, action, next) => {
      expect(actionToward(wanted, state)).toBe(action);
      expect(transition(state, action)).toBe(next);
    },
  );

  it('leads, by whatever way, from sending alone to sent for the first time, and never back to draft [OPW-44]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...notificationActions), { maxLength: 60 }), (actions) => {
        let state: State = 'new';
        let wasSent = false;
        for (const action of actions) {
          const next = transition(state, action);
          if (!next) continue;
          if (next === 'removed') return;
          if (next === 'sent' && !wasSent) expect([state, action]).toEqual(['sending', 'accept']);
          if (wasSent) expect(['sent', 'archived']).toContain(next);
          wasSent ||= next === 'sent';
          state = next;
        }
      }),
    );
  });
});
