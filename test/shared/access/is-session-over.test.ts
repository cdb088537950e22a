import { expect, it } from 'vitest';
import { isSessionOver } from '#shared/access/is-session-over.ts';
import { sessionsEnded } from '#shared/access/sessions-ended.ts';

const ended = { sessionsEndedAt: '2026-11-20T09:00:00.900Z' };
const second = Date.parse('2026-11-20T09:00:00Z') / 1000;

it('a session that began before all were ended, or in that second, is over, and one that began later is not [OPC-42]', () => {
  expect(isSessionOver(ended, second - 1)).toBe(true);
  expect(isSessionOver(ended, second)).toBe(true);
  expect(isSessionOver(ended, second + 1)).toBe(false);
  expect(isSessionOver(ended, second + 60)).toBe(false);
});

it('a session that began in the first moment of the second of the end is over, one of the next never', () => {
  for (const part of ['000', '001', '999']) {
    const at = { sessionsEndedAt: `2026-11-20T09:00:00.${part}Z` };
    expect([isSessionOver(at, second), isSessionOver(at, second + 1)]).toEqual([true, false]);
  }
});

it('a session is not over when none was ended, and what is no session never', () => {
  expect(isSessionOver({ sessionsEndedAt: null }, 1)).toBe(false);
  expect(isSessionOver({}, 1)).toBe(false);
  expect(isSessionOver(ended, undefined)).toBe(false);
});

it('the session that ended the others goes on, and theirs are over, until all end', () => {
  const others = { ...ended, sessionKept: 'mine' };
  expect(isSessionOver(others, second - 1, 'mine')).toBe(false);
  expect(isSessionOver(others, second - 1, 'another')).toBe(true);
  expect(isSessionOver(others, second - 1)).toBe(true);
  expect(isSessionOver({ ...others, ...sessionsEnded(new Date(second * 1000)) }, second - 1, 'mine')).toBe(
    true,
  );
});
