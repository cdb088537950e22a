import { describe, expect, it } from 'vitest';
import { stampedPriceRanges } from '#shared/catalogue/stamped-price-ranges.ts';
import type { StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';

const before = '2026-01-01T00:00:00.000Z';
const now = '2026-11-20T10:00:00.000Z';
const lists = new Set(['pcu', 'pccs']);

const range = (name: string, prices: StoredPack[], updatedAt: string | null = before): StoredPriceRange => ({
  name,
  colors: [],
  prices,
  updatedAt,
});
const sent = (name: string, prices: StoredPack[]) => range(name, prices, null);
const pack = (id: string, prices: Record<string, number | string> = {}): StoredPack => ({
  id,
  packaging: '5',
  ...prices,
});
const larger = (packs: StoredPack[] = []) => packs.map((one) => ({ ...one, packaging: '20' }));
const times = (stored: StoredPriceRange[], saved: StoredPriceRange[]) =>
  stampedPriceRanges(stored, saved, lists, now).map(({ updatedAt }) => updatedAt);

const stored = [
  range('A', [pack('a1', { pcu: 10, pccs: 12 }), pack('a2', { pcu: 5 })]),
  range('B', [pack('b1')]),
];

describe('the time of a price range [OPC-28]', () => {
  it.each<[string, StoredPriceRange[], (string | null)[]]>([
    ['nothing changed', [sent('A', stored[0]?.prices ?? []), sent('B', [pack('b1')])], [before, before]],
    ['it was renamed', [sent('Z', stored[0]?.prices ?? [])], [before]],
    ['a price changed', [sent('A', [pack('a1', { pcu: 11, pccs: 12 }), pack('a2', { pcu: 5 })])], [now]],
    ['a price was taken away', [sent('A', [pack('a1', { pcu: 10 }), pack('a2', { pcu: 5 })])], [now]],
    [
      'a price came',
      [sent('A', stored[0]?.prices ?? []), sent('B', [pack('b1', { pcu: 1 })])],
      [before, now],
    ],
    [
      'a package with a price came',
      [sent('A', [...(stored[0]?.prices ?? []), pack('a3', { pcu: 1 })])],
      [now],
    ],
    ['a package without a price came', [sent('A', [...(stored[0]?.prices ?? []), pack('a3')])], [before]],
    ['a package became larger', [sent('A', larger(stored[0]?.prices))], [before]],
    ['a package went', [sent('A', [pack('a1', { pcu: 10, pccs: 12 })])], [before]],
    [
      'its packages changed places',
      [sent('A', [pack('a2', { pcu: 5 }), pack('a1', { pccs: 12, pcu: 10 })])],
      [before],
    ],
    [
      'the ranges changed places',
      [sent('B', [pack('b1')]), sent('A', stored[0]?.prices ?? [])],
      [before, before],
    ],
    ['a range before it went', [sent('B', [pack('b1')])], [before]],
    ['it is new and has a price', [sent('C', [pack('c1', { pcu: 1 })])], [now]],
    ['it is new and has none', [sent('C', [pack('c1')])], [null]],
  ])('when %s', (_what, saved, expected) => {
    expect(times(stored, saved)).toEqual(expected);
  });

  it('stays when only its form changed: text of older records, lists that are no more', () => {
    const older = [range('A', [pack('a1', { pcu: '10,50', gone: 3 })])];
    expect(times(older, [sent('A', [pack('a1', { pcu: 10.5 })])])).toEqual([before]);
  });

  it('stays with a range that has no packages, by its name', () => {
    expect(times([range('A', [])], [sent('A', [])])).toEqual([before]);
  });
});

describe('the time of each price list in a range [PRG-029]', () => {
  const datesOf = (saved: StoredPriceRange[], earlier = stored) =>
    stampedPriceRanges(earlier, saved, lists, now).map(({ priceDates, updatedAt }) => [
      priceDates,
      updatedAt,
    ]);

  it('is now for the list of which a price became another, and stays for the others', () => {
    const saved = [sent('A', [pack('a1', { pcu: 11, pccs: 12 }), pack('a2', { pcu: 5 })])];
    expect(datesOf(saved)).toEqual([[{ pcu: now, pccs: before }, now]]);
  });

  it('is unknown where nobody knew it, not that of another list', () => {
    const unknown = [range('A', [pack('a1', { pcu: 10, pccs: 12 })], null)];
    expect(datesOf([sent('A', [pack('a1', { pcu: 11, pccs: 12 })])], unknown)).toEqual([
      [{ pcu: now, pccs: null }, now],
    ]);
  });

  it('is noted where a price was taken away, and stays at an edit that changes no price', () => {
    const dated = stampedPriceRanges(
      stored,
      [sent('A', [pack('a1', { pcu: 10 }), pack('a2', { pcu: 5 })])],
      lists,
      now,
    );
    expect(dated[0]?.priceDates).toEqual({ pcu: before, pccs: now });
    const again = [sent('Altro', [pack('a1', { pcu: 10 }), pack('a2', { pcu: 5 })])];
    expect(datesOf(again, dated)).toEqual([[{ pcu: before, pccs: now }, now]]);
  });

  it('is never what a save brings', () => {
    const brought = {
      ...sent('A', stored[0]?.prices ?? []),
      priceDates: { pcu: '2099-01-01T00:00:00.000Z' },
    };
    expect(datesOf([brought])).toEqual([[undefined, before]]);
  });
});
