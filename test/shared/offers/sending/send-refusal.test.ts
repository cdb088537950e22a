import { expect, it } from 'vitest';
import { channels, sendRefusal } from '#shared/offers/sending/send-refusal.ts';

const inOrder = {
  state: 'opened',
  channel: 'email',
  asksCode: false,
  isPreparing: false,
  isStale: false,
  problems: 0,
  recipients: 1,
  isBlocked: false,
  isMailPaused: false,
  isUnchanged: false,
} as const;

const faults = [
  [{ isPreparing: true }, 'already-running'],
  [{ isStale: true }, 'conflict'],
  [{ problems: 2 }, 'offer-not-ready'],
  [{ recipients: 0 }, 'recipient-missing'],
  [{ isBlocked: true }, 'recipient-blocked'],
  [{ isMailPaused: true }, 'mail-paused'],
  [{ isUnchanged: true }, 'nothing-changed'],
] as const;

it('is sent when all is in order', () => {
  expect(sendRefusal(inOrder)).toBeUndefined();
});

it.each(faults.map((fault, at) => [at, ...fault] as const))(
  'refuses fault %i, %j, with its code before all later ones [SND-008, SND-010, SND-011]',
  (at, fault, code) => {
    expect(sendRefusal({ ...inOrder, ...fault })).toBe(code);
    const later = Object.assign({}, ...faults.slice(at).map(([each]) => each));
    expect(sendRefusal({ ...inOrder, ...later })).toBe(code);
  },
);

it('asks for an address where a mail or a code goes out, and for a good one by mail alone [SND-010, SND-051]', () => {
  for (const channel of channels) {
    const refusal = (fields: object) => sendRefusal({ ...inOrder, channel, ...fields });
    expect(refusal({ recipients: 0 })).toBe(channel === 'email' ? 'recipient-missing' : undefined);
    expect(refusal({ recipients: 0, asksCode: true })).toBe('recipient-missing');
    expect(refusal({ isBlocked: true })).toBe(channel === 'email' ? 'recipient-blocked' : undefined);
    expect(refusal({ isMailPaused: true })).toBe(channel === 'email' ? 'mail-paused' : undefined);
  }
});

it('refuses what has not changed only while the newest version waits for an answer [SND-010]', () => {
  const refusal = (state: Parameters<typeof sendRefusal>[0]['state']) =>
    sendRefusal({ ...inOrder, state, isUnchanged: true });
  for (const state of ['sent', 'opened'] as const) expect(refusal(state)).toBe('nothing-changed');
  for (const state of ['draft', 'declined', 'expired', 'withdrawn'] as const)
    expect(refusal(state)).toBeUndefined();
});
