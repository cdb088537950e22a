import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '#shared/statistics/counter.ts';
import { differences, together } from '#shared/statistics/differences.ts';

const number = fc.integer({ min: 0, max: 1_000_000 });
const keys = fc.constantFrom('adda', 'TN 302', 'a#b', '');
const entry: fc.Arbitrary<Entry> = fc.record({
  counter: fc.record({
    country: fc.constantFrom('IT', 'DE'),
    week: fc.constantFrom('2026-W46', '2026-W47'),
    dimension: fc.constantFrom('product', 'colour'),
    key: keys,
  }),
  numbers: fc.record({
    quotations: fc.constant(1),
    value: number,
    valued: fc.constant(1),
    fromTests: number,
  }),
});
/** The counters of a quotation: none twice. */
const counted = fc.uniqueArray(entry, { selector: ({ counter }) => JSON.stringify(counter) });

const inOrder = (entries: readonly Entry[]) =>
  entries
    .map(({ counter, numbers }) => ({ counter, numbers }))
    .toSorted((a, b) => JSON.stringify(a.counter).localeCompare(JSON.stringify(b.counter)));

describe('what makes counters count something else', () => {
  it('turns the old counters into the new ones', () => {
    fc.assert(
      fc.property(counted, counted, (before, after) => {
        expect(inOrder(together(before, differences(before, after)))).toEqual(inOrder(after));
      }),
    );
  });

  it('may be done part by part', () => {
    fc.assert(
      fc.property(counted, counted, fc.nat(10), (before, after, part) => {
        const changes = differences(before, after);
        const halfway = together(before, changes.slice(0, part));
        expect(inOrder(together(halfway, differences(halfway, after)))).toEqual(inOrder(after));
        expect(inOrder(together(halfway, changes.slice(part)))).toEqual(inOrder(after));
      }),
    );
  });

  it('is nothing when nothing is another', () => {
    fc.assert(
      fc.property(counted, (entries) => {
        expect(differences(entries, entries)).toEqual([]);
      }),
    );
  });

  it('names things as they are called now', () => {
    const counter = { country: 'IT', week: '2026-W47', dimension: 'product', key: 'adda' } as const;
    const numbers = { quotations: 1, value: 100, valued: 1, fromTests: 0 };
    const [change] = differences(
      [{ counter, numbers }],
      [{ counter, numbers: { ...numbers, value: 250 }, label: { name: { it: 'Adda' } } }],
    );
    expect(change).toEqual({
      counter,
      numbers: { quotations: 0, value: 150, valued: 0, fromTests: 0 },
      label: { name: { it: 'Adda' } },
    });
  });
});
