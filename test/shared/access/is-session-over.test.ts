import { expect, it } from 'vitest';
import { isSessionOver } from '#shared/access/is-session-over.ts';
import { sessionsEnded } from '#shared/access/sessions-ended.ts';

const ended = { sessionsEndedAt: '2026-11-20T09:00:00.900Z' };
const second = Date.parse('2026-11-20T09:00:00Z') / 1000;

it('a session that began before all were ended is over, and one that began in that second or later is not [OPC-42]', () => {
  expect(isSessionOver(ended, second - 1)).toBe(true);
  expect(isSessionOver(ended, second)).toBe(false);
  expect(isSessionOver(ended, second + 60)).toBe(false);
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
