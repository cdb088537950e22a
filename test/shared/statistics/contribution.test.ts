import { describe, expect, it } from 'vitest';
import { contribution } from '#shared/statistics/contribution.ts';
import { aPack, aPriceRange, aQuotation, aRow } from '#test/support/builders/quotation.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

const user = (changes: Parameters<typeof aStoredUser>[0]) => ({ user: aStoredUser(changes) });
const colour = { code: 'TN 302', r: 241, g: 232, b: 222 };

/** Numbers by dimension and key: quotations, cents, quotations with a value. */
function counted(...args: Parameters<typeof contribution>) {
  const entries = contribution(...args).map(({ counter, numbers }) => [
    `${counter.dimension} ${counter.key}`.trim(),
    [numbers.quotations, numbers.value, numbers.valued],
  ]);
  return Object.fromEntries(entries);
}

const painted = (changes = {}) =>
  aQuotation(
    [
      aRow({ id: 'adda', sId: 'r1', packs: [aPack(25, 112.5, 2)], color: colour, colorlist: 'Terre' }),
      aRow({ id: 'adda', sId: 'r2', packs: [aPack(25, 112.5, 1)], color: colour, colorlist: 'Terre' }),
      aRow({ id: 'piave', sId: 'r3', packs: [aPack(10, 40, 1)] }),
    ],
    changes,
  );

describe('what a quotation adds to the statistics', () => {
  it('is one quotation and its value, in its week, its country, its province and for the type of its owner', () => {
    const entries = contribution(painted(user({ type: 'agente' })), false);
    expect(new Set(entries.map(({ counter }) => `${counter.country} ${counter.week}`))).toEqual(
      new Set(['IT 2026-W47']),
    );
    expect(counted(painted(user({ type: 'agente' })), false)).toMatchObject({
      total: [1, 37_750, 1],
      'province BO': [1, 37_750, 1],
      'type agente': [1, 37_750, 1],
    });
  });

  it('is one for each product and each colour, however many rows are of it, with the value of those rows', () => {
    expect(counted(painted(), false)).toMatchObject({
      'product adda': [1, 33_750, 1],
      'product piave': [1, 4_000, 1],
      'colour TN 302': [1, 33_750, 1],
    });
  });

  it('tells what products are called and how colours look', () => {
    const labels = contribution(painted(), false).map(({ counter, label }) => [counter.dimension, label]);
    expect(labels).toContainEqual(['product', { name: { it: 'adda' } }]);
    expect(labels).toContainEqual(['colour', { r: 241, g: 232, b: 222 }]);
  });

  it('has the discounts of its rows taken off', () => {
    const discounted = aQuotation([aRow({ packs: [aPack(25, 112.5, 2)], discount: 0.1 })]);
    expect(counted(discounted, false).total).toEqual([1, 20_250, 1]);
  });

  it('has no value without a price list, nor where the list prices none of its products', () => {
    expect(counted(painted({ pricelist: null }), false).total).toEqual([1, 0, 0]);
    const unpriced = aRow({ id: 'po', priceranges: [aPriceRange([], [aPack(25, null, 3)])] });
    expect(counted(aQuotation([unpriced]), false)).toMatchObject({
      total: [1, 0, 0],
      'product po': [1, 0, 0],
    });
    const both = aQuotation([unpriced, aRow({ sId: 'r2', packs: [aPack(25, 100, 1)] })]);
    expect(counted(both, false)).toMatchObject({ total: [1, 10_000, 1], 'product po': [1, 0, 0] });
  });

  it('names a province in Italy alone, and an empty one where none is given', () => {
    expect(counted(aQuotation([], { province: ' to ' }), false)).toHaveProperty(['province TO']);
    expect(counted(aQuotation([], { province: null }), false)).toHaveProperty(['province']);
    const german = contribution(aQuotation([], { userCountry: ' de', province: 'TO' }), false);
    expect(german.map(({ counter }) => counter.dimension)).not.toContain('province');
    expect(german[0]?.counter.country).toBe('DE');
  });

  it('counts an owner without a type as such', () => {
    expect(counted(aQuotation([], user({ type: null })), false)).toHaveProperty(['type']);
  });

  it('says in its total alone whether it was made with a guided test', () => {
    const fromTests = (isFromTest: boolean) =>
      contribution(painted(), isFromTest).map(({ numbers }) => numbers.fromTests);
    expect(fromTests(true)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(fromTests(false)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('is counted while it is archived, and not without a date', () => {
    expect(counted(painted({ archived: true }), false)).toEqual(counted(painted(), false));
    expect(contribution(painted({ createdAt: '' }), false)).toEqual([]);
  });
});
