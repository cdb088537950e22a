import { expect, it } from 'vitest';
import { asksForPriceList } from '#shared/access/super-user.ts';
import { hasJustAsked, isAskedListGiven } from '#shared/accounts/price-list-asked.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

it.each([
  ['a painter without one', { type: 'imbianchino' }, true],
  ['a user of no type', { type: null }, true],
  ['a painter who has one', { type: 'imbianchino', pricelist: 'pcu' }, false],
  ['a private user', { type: 'privato' }, false],
  ['a super user', { type: 'keim', superUser: true }, false],
])('a price list is asked for by %s', (_, user, asks) => {
  expect(asksForPriceList({ pricelist: null, superUser: false, ...user })).toBe(asks);
});

it.each([
  [null, false],
  [undefined, false],
  ['2026-11-19T10:00:00.000Z', false],
  ['2026-11-19T10:00:00.001Z', true],
  ['2026-11-20T10:00:00.000Z', true],
])('a request of %s was made within the day: %s', (priceListAskedAt, isSo) => {
  expect(hasJustAsked({ priceListAskedAt }, now)).toBe(isSo);
});

it('a list is given to a user who asked for one and had none', () => {
  const before = { type: 'imbianchino', pricelist: null, priceListAskedAt: now.toISOString() };
  const after = { ...before, pricelist: 'pcu', priceListAskedAt: null };
  expect(isAskedListGiven(before, after)).toBe(true);
  expect(isAskedListGiven({ ...before, priceListAskedAt: null }, after)).toBe(false);
  expect(isAskedListGiven({ ...before, pricelist: 'north' }, after)).toBe(false);
  expect(isAskedListGiven(before, before)).toBe(false);
});
