import { describe, expect, it } from 'vitest';
import { compareActivity, isAsLastSignIn, latestOf } from '#shared/accounts/user-activity.ts';

const now = new Date('2026-11-20T10:00:00Z');
const someone = (changes: object = {}) => ({
  id: 'marta',
  createdAt: '2026-01-10T09:00:00.000Z',
  lastSignInAt: null,
  quotations: 0,
  lastQuotationAt: null,
  ...changes,
});

describe('who has been away', () => {
  it.each([
    ['just under 90 days ago', { lastSignInAt: '2026-08-22T10:00:01Z' }, false],
    ['more than 90 days ago', { lastSignInAt: '2026-08-22T09:59:59Z' }, true],
    ['never, with an old account', {}, true],
    ['never, with an account of this week', { createdAt: '2026-11-18T10:00:00Z' }, false],
  ])('is decided by the last sign-in: %s', (_, changes, isAway) => {
    expect(isAsLastSignIn(someone(changes), 'over90Days', now)).toBe(isAway);
  });

  it('is never there only without a sign-in', () => {
    expect(isAsLastSignIn(someone(), 'never', now)).toBe(true);
    expect(isAsLastSignIn(someone({ lastSignInAt: '2020-01-01T00:00:00Z' }), 'never', now)).toBe(false);
  });
});

it('orders by activity, then by id', () => {
  const [a, b, c] = [
    someone({ id: 'a', quotations: 2 }),
    someone({ id: 'b', quotations: 10, lastSignInAt: '2026-11-01T00:00:00Z' }),
    someone({ id: 'c', quotations: 2 }),
  ];
  const sorted = (by: 'quotations' | 'lastSignInAt') =>
    [c, b, a].toSorted(compareActivity(by)).map(({ id }) => id);
  expect(sorted('quotations')).toEqual(['a', 'c', 'b']);
  expect(sorted('lastSignInAt')).toEqual(['a', 'c', 'b']);
});

it('finds the latest instant, or none', () => {
  expect(latestOf(['2026-01-01T00:00:00Z', '2026-03-01T00:00:00Z', '2026-02-01T00:00:00Z'])).toBe(
    '2026-03-01T00:00:00Z',
  );
  expect(latestOf([])).toBeNull();
});
