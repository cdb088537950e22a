import { describe, expect, it } from 'vitest';
import { mayStay, pushedType } from '#shared/devices/device-rights.ts';
import { userTypes } from '#shared/schemas/user.ts';

const anna = { archived: false, sessionsEndedAt: '2026-11-20T11:00:00Z' };
const since = (time: string) => ({ signedInAt: Date.parse(time) / 1000 });

describe('a device', () => {
  it.each([
    ['of a later session stays', anna, '2026-11-20T12:00:00Z', true],
    ['of a session that was ended goes', anna, '2026-11-20T10:00:00Z', false],
    ['of an archived user goes', { ...anna, archived: true }, '2026-11-20T12:00:00Z', false],
    ['of a removed user goes', undefined, '2026-11-20T12:00:00Z', false],
  ])('%s [OPW-47]', (_case, user, time, stays) => {
    expect(mayStay(user, since(time))).toBe(stays);
  });

  it('of the session that ended the others stays, of one that was ended by itself it goes [OPW-47]', () => {
    const before = { ...since('2026-11-20T10:00:00Z'), session: 'mine' };
    expect(mayStay({ ...anna, sessionKept: 'mine' }, before)).toBe(true);
    expect(mayStay({ ...anna, sessionKept: 'another' }, before)).toBe(false);
    expect(mayStay({ archived: false, sessionsEndedAt: null }, before, true)).toBe(false);
  });

  it('stays while nobody ended a session', () => {
    expect(mayStay({ archived: false, sessionsEndedAt: null }, {})).toBe(true);
  });

  it('hears of the one type of its user; of a text that is no type, of nothing [OPW-47]', () => {
    for (const type of userTypes) expect(pushedType({ type })).toBe(type);
    expect(pushedType({ type: 'fornitore' as never })).toBeUndefined();
    expect(pushedType({ type: null })).toBeUndefined();
  });
});
