import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceDateOf } from '#shared/catalogue/price-dates.ts';
import { isRecent } from '#shared/price-update/is-recent.ts';
import { changedProducts, changedRanges, planPriceUpdate } from '#shared/price-update/plan.ts';
import { planSummary } from '#shared/price-update/plan-summary.ts';
import { plannedSwaps } from '#shared/price-update/planned-swaps.ts';
import { recentPrices } from '#shared/price-update/recent-prices.ts';
import { swapRanges, undone } from '#shared/price-update/swap-ranges.ts';
import type { FactorTable } from '#shared/schemas/price-update.ts';
import type { Product, StoredPriceRange } from '#shared/schemas/product.ts';
import { largestEuro } from '#shared/schemas/product-parts-input.ts';
import { priceFactor } from '#test/support/builders/arbitrary-factor.ts';
import { aPack, aRange, aTable } from '#test/support/builders/price-update.ts';
import { aProduct } from '#test/support/builders/product.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const lists = [
  { id: 'pcu', name: 'PCU' },
  { id: 'pccs', name: 'PCCS' },
];
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const month = 30 * 24 * 3_600_000;

const planOf = (products: Product[], table: FactorTable, evenRecent: string[] = []) =>
  planPriceUpdate(products, lists, { table, evenRecent, pricelists: null }, now);

/** The prices of a product in a list after an update, range by range. */
function pricesAfter(product: Product, table: FactorTable, list = 'pcu') {
  const [planned] = planOf([product], table).products;
  if (!planned) throw new Error('Every product is planned.');
  const { priceranges } = swapRanges(product, plannedSwaps(planned, now.toISOString()));
  return priceranges.map(({ prices }) => prices.map((pack) => pack[list]));
}

const threeRanges = aProduct({
  id: 'velacalce',
  priceranges: [aRange({ pcu: 78 }), aRange({ pcu: 84.5 }), aRange({ pcu: 97.2 })],
});

describe('the factor of a price', () => {
  it('is 1 and 1.01 for two ranges of one product, each with its own [PUP-010, PUP-013]', () => {
    const product = aProduct({ id: 'silicalce', priceranges: [aRange({ pcu: 168 }), aRange({ pcu: 186 })] });
    expect(pricesAfter(product, aTable({ silicalce: [1, 1.01] }))).toEqual([[168], [187.86]]);
  });

  it('is 1.05 for all ranges of another [PUP-014]', () => {
    expect(pricesAfter(threeRanges, aTable({ velacalce: [1.05, 1.05, 1.05] }))).toEqual([
      [81.9],
      [88.73],
      [102.06],
    ]);
  });

  it('is 0.97, 1.02 and 0.98 for the ranges of a third [PUP-015]', () => {
    expect(pricesAfter(threeRanges, aTable({ velacalce: [0.97, 1.02, 0.98] }))).toEqual([
      [75.66],
      [86.19],
      [95.26],
    ]);
  });

  it('is that of its price list where the product has none, and the two are never multiplied [PUP-009, OPW-52]', () => {
    const product = aProduct({
      id: 'rasacalce',
      priceranges: [aRange({ pcu: 100, pccs: 100 }), aRange({ pcu: 100, pccs: 100 })],
    });
    const table = aTable({ rasacalce: [1.02, null] }, { pcu: 1.05 });
    expect(pricesAfter(product, table, 'pcu')).toEqual([[102], [105]]);
    expect(pricesAfter(product, table, 'pccs')).toEqual([[102], [100]]);
  });

  it('is 1 where nothing is given: nothing changes [PUP-011]', () => {
    const plan = planOf([threeRanges], aTable({}));
    expect(changedProducts(plan)).toEqual([]);
    expect(planSummary(plan)).toMatchObject({ increase: 0, decrease: 0, unchanged: 3, averageVariation: 0 });
  });
});

describe('a price', () => {
  it('is read with a comma or a dot and rounded to the cent, half away from zero [PUP-016, PUP-017, WDA-024]', () => {
    const product = aProduct({
      id: 'prezzi',
      priceranges: [aRange({ pcu: '1.234,50' }), aRange({ pcu: '23.75' }), aRange({ pcu: 0.3 })],
    });
    expect(pricesAfter(product, aTable({ prezzi: [1.01, 1.05, 1.05] }))).toEqual([
      [1246.85],
      [24.94],
      [0.32],
    ]);
  });

  it('that is empty, zero or unreadable stays as it is, and so does one that nobody could save [OPW-53]', () => {
    const stored = [null, '', 0, '0,00', 'da definire', -5, 999_999, 0.001];
    const product = aProduct({
      id: 'strani',
      priceranges: [aRange({}, { prices: stored.map((pcu, index) => aPack(`p${index}`, { pcu })) })],
    });
    const [planned] = planOf([product], aTable({ strani: [1.05] })).products;
    const left = planned?.ranges[0]?.packs.map(({ prices }) => prices[0]?.updated);
    expect(left).toEqual(
      ['empty', 'empty', 'zero', 'zero', 'unreadable', 'unreadable', 'limit', 'zero'].map((reason) => ({
        left: reason,
      })),
    );
    expect(pricesAfter(product, aTable({ strani: [1.05] }))).toEqual([stored]);
  });

  it('of a list that is no more is none', () => {
    const product = aProduct({ id: 'vecchio', priceranges: [aRange({ gone: 10, pcu: 10 })] });
    expect(pricesAfter(product, aTable({ vecchio: [1.05] }), 'gone')).toEqual([[10]]);
  });

  it('times a factor is the same as with integers of any size, and times 1 the very same [PUP-011, PUP-017]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000_000 }), priceFactor, (tenThousandths, factor) => {
        const product = aProduct({ id: 'a', priceranges: [aRange({ pcu: tenThousandths / 10_000 })] });
        const millionths = BigInt(Math.round(factor * 1_000_000));
        // Half away from zero to the cent: a hundred ten-thousandths.
        const exact = (BigInt(tenThousandths) * millionths + 50_000_000n) / 100_000_000n;
        const wanted = factor === 1 || exact === 0n ? tenThousandths / 10_000 : Number(exact) / 100;
        expect(pricesAfter(product, aTable({ a: [factor] }))).toEqual([[wanted]]);
        expect(pricesAfter(product, aTable({ a: [1] }))).toEqual([[tenThousandths / 10_000]]);
      }),
    );
  });
});

describe('a range', () => {
  it.each([
    ['a moment less than 30 days', ago(month - 1), true],
    ['30 days', ago(month), false],
    ['nobody knows when', null, false],
    ['a date that nobody can read', 'ieri', false],
    ['a moment that is still to come', ago(-1000), true],
  ])('that was updated %s ago: %s is skipped: %s [PUP-007, OPW-53, WDA-023]', (_when, updatedAt, skipped) => {
    const product = aProduct({ id: 'a', priceranges: [aRange({ pcu: 10 }, { updatedAt })] });
    const plan = planOf([product], aTable({ a: [1.05] }));
    expect(changedProducts(plan)).toHaveLength(skipped ? 0 : 1);
    expect(planSummary(plan)).toMatchObject({ skipped: skipped ? 1 : 0, increase: skipped ? 0 : 1 });
  });

  it('changes of its prices alone those that become others, and is changed when one of them does', () => {
    const product = aProduct({
      id: 'a',
      priceranges: [
        aRange({}, { prices: [aPack('p1', { pcu: null }), aPack('p2', { pcu: 100, pccs: 0.1 })] }),
        aRange({ pcu: null }),
      ],
    });
    const plan = planOf([product], aTable({ a: [1.01, 1.01] }));
    const [planned] = changedProducts(plan);
    expect(planned && changedRanges(planned)).toHaveLength(1);
    expect(planned && plannedSwaps(planned, 'now')).toEqual([
      {
        range: 0,
        prices: [{ pack: 'p2', list: 'pcu', from: 100, to: 101 }],
        dates: [{ list: 'pcu', from: null, to: 'now' }],
      },
    ]);
    expect(planSummary(plan)).toMatchObject({
      prices: 1,
      increase: 1,
      unchanged: 1,
      averageVariation: 10_000,
    });
  });

  it('is left whole when one of its prices is another than was seen', () => {
    const product = aProduct({
      id: 'a',
      priceranges: [aRange({}, { prices: [aPack('p1', { pcu: 10 }), aPack('p2', { pcu: 20 })] })],
    });
    const [planned] = planOf([product], aTable({ a: [1.05] })).products;
    const swaps = planned ? plannedSwaps(planned, 'now') : [];
    const other = [aRange({}, { prices: [aPack('p1', { pcu: 10 }), aPack('p2', { pcu: 21 })] })];
    expect(swapRanges({ priceranges: other }, swaps)).toEqual({
      priceranges: other,
      done: [],
      left: swaps,
    });
  });

  it('is an increase when what its prices gain and lose comes to nothing', () => {
    const product = aProduct({ id: 'a', priceranges: [aRange({ pcu: 100, pccs: 100 })] });
    const table = aTable({}, { pcu: 1.03, pccs: 0.97 });
    expect(planSummary(planOf([product], table))).toMatchObject({ increase: 1, decrease: 0, prices: 2 });
  });

  it('is named as it is stored, in every language that it has', () => {
    const ranges = [
      aRange({ pcu: 1 }, { name: 'Bianchi' }),
      aRange({ pcu: 1 }, { name: 'Bianchi', name_i18n: { it: 'Chiari', en: 'Light' } }),
      aRange({ pcu: 1 }, { name: 'Bianchi', name_i18n: { it: '', en: 'Light' } }),
    ];
    const plan = planOf([aProduct({ id: 'a', priceranges: ranges })], aTable({}));
    expect(plan.products[0]?.ranges.map(({ name }) => name)).toEqual([
      { it: 'Bianchi' },
      { it: 'Chiari', en: 'Light' },
      { it: 'Bianchi', en: 'Light' },
    ]);
    expect(plan.lists).toEqual(lists);
  });

  it('has the largest price that anybody may save, and none above [OPW-53]', () => {
    const half = largestEuro / 2;
    const product = aProduct({ id: 'a', priceranges: [aRange({ pcu: half }), aRange({ pcu: half + 0.01 })] });
    expect(pricesAfter(product, aTable({ a: [2, 2] }))).toEqual([[largestEuro], [half + 0.01]]);
  });

  it('whose prices stay what they are once they are rounded is not dated anew [OPW-53]', () => {
    const product = aProduct({ id: 'a', priceranges: [aRange({ pcu: 0.1 })] });
    const [planned] = planOf([product], aTable({ a: [1.01] })).products;
    expect(planned && plannedSwaps(planned, 'now')).toEqual([]);
  });

  it('counts once: as an increase, a decrease, unchanged or skipped, and variations have a mean', () => {
    const product = aProduct({
      id: 'a',
      priceranges: [
        aRange({ pcu: 100, pccs: 50 }),
        aRange({ pcu: 100 }),
        aRange({ pcu: 100 }),
        aRange({ pcu: 100 }, { updatedAt: now.toISOString() }),
      ],
    });
    const table = aTable({ a: [null, 0.97, 1, 1.05] }, { pcu: 1.05, pccs: 0.97 });
    expect(planSummary(planOf([product], table))).toEqual({
      products: 1,
      changedProducts: 1,
      ranges: 4,
      ...{ increase: 1, decrease: 1, unchanged: 1, skipped: 1 },
      ...{ fixed: 0, prices: 3 },
      averageVariation: -3333,
    });
  });
});

const product = fc
  .array(
    fc.array(
      fc.oneof(
        fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
        fc.constant(null),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((ranges) =>
    aProduct({
      id: 'a',
      priceranges: ranges.map((prices) =>
        aRange({}, { prices: prices.map((pcu, index) => aPack(`p${index}`, { pcu })) }),
      ),
    }),
  );

describe('an update', () => {
  it('done twice changes nothing the second time, and undone leaves what was there', () => {
    fc.assert(
      fc.property(product, fc.array(priceFactor, { minLength: 4, maxLength: 4 }), (before, factors) => {
        const [planned] = planOf([before], aTable({ a: factors })).products;
        if (!planned) throw new Error('Every product is planned.');
        const swaps = plannedSwaps(planned, now.toISOString());
        const once = swapRanges(before, swaps);
        expect(once.done).toEqual(swaps);
        const after = { ...before, priceranges: once.priceranges };
        expect(swapRanges(after, swaps)).toEqual({ priceranges: after.priceranges, done: [], left: swaps });
        const again = planOf([after], aTable({ a: factors })).products[0];
        expect(
          again &&
            plannedSwaps(again, 'later').filter(({ range }) => once.done.some((one) => one.range === range)),
        ).toEqual([]);
        const back = swapRanges(after, swaps.map(undone));
        expect(back.left).toEqual([]);
        const dated = ({ priceDates, ...range }: StoredPriceRange) => ({
          ...range,
          updatedAt: range.updatedAt ?? null,
        });
        expect(back.priceranges.map(dated)).toEqual(before.priceranges.map(dated));
      }),
    );
  });

  it('leaves a range of which a price, a package or the date is another than was seen', () => {
    const seen = aProduct({ id: 'a', priceranges: [aRange({ pcu: 10 }), aRange({ pcu: 20 })] });
    const [planned] = planOf([seen], aTable({ a: [1.05, 1.05] })).products;
    const swaps = planned ? plannedSwaps(planned, 'now') : [];
    const second = seen.priceranges[1];
    if (!second) throw new Error('It has two.');
    const others = [
      { ...second, prices: [aPack('p1', { pcu: 21 })] },
      { ...second, prices: [aPack('p2', { pcu: 20 })] },
      { ...second, updatedAt: '2026-11-19T00:00:00.000Z' },
    ];
    for (const other of others) {
      const { priceranges, done, left } = swapRanges(
        { priceranges: [...seen.priceranges.slice(0, 1), other] },
        swaps,
      );
      expect(priceranges.map(({ prices }) => prices[0]?.pcu)).toEqual([10.5, other.prices[0]?.pcu]);
      expect([done.map(({ range }) => range), left.map(({ range }) => range)]).toEqual([[0], [1]]);
    }
    expect(swapRanges({ priceranges: [] }, swaps).left).toEqual(swaps);
  });
});

describe('the thirty days', () => {
  const table = aTable({ a: [1.05, 1.05] });
  const dated = (priceDates: Record<string, string | null>, updatedAt: string | null = null) =>
    aProduct({ id: 'a', priceranges: [aRange({ pcu: 10, pccs: 20 }, { priceDates, updatedAt })] });
  const rangeAfter = (product: Product, evenRecent: string[] = []) => {
    const [planned] = planOf([product], table, evenRecent).products;
    const { priceranges } = swapRanges(product, planned ? plannedSwaps(planned, now.toISOString()) : []);
    return priceranges[0];
  };

  it('are counted for each range and list: only the list that changed is left [PRG-028, PUP-007]', () => {
    const product = dated({ pcu: ago(month - 1), pccs: ago(month) });
    expect(rangeAfter(product)?.prices[0]).toMatchObject({ pcu: 10, pccs: 21 });
  });

  it('of an update of one list do not hinder the update of the next one [PRG-028]', () => {
    const before = aProduct({
      id: 'a',
      priceranges: [aRange({ pcu: 100, pccs: 100 }, { updatedAt: ago(2 * month) })],
    });
    const first = planOf([before], aTable({}, { pcu: 1.02 })).products[0];
    const { priceranges } = swapRanges(before, first ? plannedSwaps(first, ago(0)) : []);
    const second = planOf([{ ...before, priceranges }], aTable({}, { pcu: 1.01, pccs: 1.03 })).products[0];
    const { priceranges: ended } = swapRanges({ priceranges }, second ? plannedSwaps(second, ago(0)) : []);
    expect(ended[0]?.prices[0]).toMatchObject({ pcu: 102, pccs: 103 });
  });

  it('of a list without a date of its own are those of the range [PRG-029]', () => {
    expect(rangeAfter(dated({ pcu: ago(month) }, ago(1)))?.prices[0]).toMatchObject({ pcu: 10.5, pccs: 20 });
    expect(rangeAfter(dated({}, ago(month)))?.prices[0]).toMatchObject({ pcu: 10.5, pccs: 21 });
    const unknown = dated({ pcu: null, pccs: null }, ago(1));
    expect(rangeAfter(unknown)?.prices[0]).toMatchObject({ pcu: 10.5, pccs: 21 });
  });

  it('begin anew for the lists that an update changes, and for no other [PRG-029]', () => {
    const long = ago(2 * month);
    const range = rangeAfter(dated({ pcu: ago(1), pccs: long }, ago(1)));
    expect(range).toMatchObject({
      priceDates: { pcu: ago(1), pccs: now.toISOString() },
      updatedAt: now.toISOString(),
    });
  });

  it('count list by list what is left for them, with the newest date; a tick overrides them for its list [PRG-030]', () => {
    const [first, second] = [ago(5000), ago(1000)];
    const product = aProduct({
      id: 'a',
      priceranges: [
        aRange(
          {},
          { prices: [aPack('p1', { pcu: 10, pccs: 5 }), aPack('p2', { pcu: 0 })], updatedAt: first },
        ),
        aRange({ pcu: 20, pccs: 5 }, { priceDates: { pcu: second, pccs: ago(month) } }),
      ],
    });
    expect([...recentPrices(planOf([product], table))]).toEqual([
      ['pcu', { prices: 2, newest: second }],
      ['pccs', { prices: 1, newest: first }],
    ]);
    const overridden = planOf([product], table, ['pcu']);
    expect([...recentPrices(overridden)]).toEqual([['pccs', { prices: 1, newest: first }]]);
    expect(planSummary(overridden)).toMatchObject({ increase: 2, skipped: 0, prices: 3 });
  });

  it('leave nothing where a factor changes nothing [PRG-030]', () => {
    const product = dated({}, ago(1));
    const plan = planOf([product], aTable({}, { pcu: 1.05 }));
    expect([...recentPrices(plan).keys()]).toEqual(['pcu']);
    expect(planSummary(planOf([product], aTable({})))).toMatchObject({ unchanged: 1, skipped: 0, fixed: 1 });
    expect(planSummary(planOf([product], aTable({}), ['pcu', 'pccs']))).toMatchObject({ fixed: 0 });
  });

  it('leave a price or change it, and undoing gives back every price and date, whatever they are [PRG-028, PRG-029]', () => {
    const date = fc.constantFrom(null, ago(1), ago(month - 1), ago(month), ago(3 * month));
    const list = fc.constantFrom('pcu', 'pccs');
    const range = fc.record({
      prices: fc.dictionary(list, fc.integer({ min: 1, max: 500 }), { minKeys: 1 }),
      dates: fc.dictionary(list, date),
      updatedAt: date,
    });
    fc.assert(
      fc.property(range, fc.subarray(['pcu', 'pccs']), ({ prices, dates, updatedAt }, evenRecent) => {
        const stored = aRange(prices, { priceDates: dates, updatedAt });
        const product = aProduct({ id: 'a', priceranges: [stored] });
        const [planned] = planOf([product], aTable({ a: [1.05] }), evenRecent).products;
        const swaps = planned ? plannedSwaps(planned, now.toISOString()) : [];
        const [changed] = swapRanges(product, swaps).priceranges;
        for (const [of, price] of Object.entries(prices)) {
          const isLeft = isRecent(priceDateOf(stored, of), now) && !evenRecent.includes(of);
          expect(changed?.prices[0]?.[of] === price).toBe(isLeft);
          expect(changed && priceDateOf(changed, of)).toBe(isLeft ? priceDateOf(stored, of) : ago(0));
        }
        const [back] = swapRanges({ priceranges: changed ? [changed] : [] }, swaps.map(undone)).priceranges;
        expect(back?.prices).toEqual(stored.prices);
        for (const of of Object.keys(prices))
          expect(back && priceDateOf(back, of)).toBe(priceDateOf(stored, of));
      }),
    );
  });
});
