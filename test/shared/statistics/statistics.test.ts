import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dimension } from '#shared/statistics/counter.ts';
import { type CounterItem, statisticsOf } from '#shared/statistics/statistics.ts';

const period = { from: '2026-W46', weeks: 3, most: 20 };
type Changes = Partial<CounterItem['numbers']> & { country?: string; label?: CounterItem['label'] };

function item(week: string, dimension: Dimension, key: string, changes: Changes = {}): CounterItem {
  const { country = 'IT', label = {}, ...numbers } = changes;
  return {
    counter: { country, week, dimension, key },
    numbers: { quotations: 1, value: 100, valued: 1, fromTests: 0, begunTests: 0, ...numbers },
    label,
  };
}

describe('what is told of a period', () => {
  it('is every week of it in order, those without quotations too', () => {
    const { weeks } = statisticsOf(
      period,
      [item('2026-W48', 'total', ''), item('2026-W48', 'total', '', { country: 'DE', begunTests: 2 })],
      [],
    );
    expect(weeks.map(({ week, quotations, begunTests }) => [week, quotations, begunTests])).toEqual([
      ['2026-W46', 0, 0],
      ['2026-W47', 0, 0],
      ['2026-W48', 2, 2],
    ]);
  });

  it('sums the totals alone, and those of the weeks before by themselves', () => {
    const { sums, before } = statisticsOf(
      period,
      [item('2026-W46', 'total', '', { value: 250 }), item('2026-W46', 'type', 'agente')],
      [
        item('2026-W45', 'total', '', { fromTests: 1 }),
        item('2026-W43', 'total', '', { valued: 0, value: 0 }),
      ],
    );
    expect(sums).toEqual({ quotations: 1, value: 250, valued: 1, fromTests: 0, begunTests: 0 });
    expect(before).toEqual({ quotations: 2, value: 100, valued: 1, fromTests: 1, begunTests: 0 });
  });

  it('is by country, province and type: the most quoted first, equal ones by key', () => {
    const { byCountry, byProvince, byUserType } = statisticsOf(
      period,
      [
        ...['DE', 'FR', 'AT'].map((country) => item('2026-W46', 'total', '', { country })),
        item('2026-W47', 'total', '', { country: 'FR' }),
        item('2026-W46', 'province', 'TO'),
        item('2026-W46', 'province', '', { quotations: 3 }),
        item('2026-W46', 'type', 'agente'),
        item('2026-W47', 'type', 'agente', { country: 'DE', valued: 0, value: 0 }),
      ],
      [],
    );
    expect(byCountry.map(({ key, quotations }) => [key, quotations])).toEqual([
      ['FR', 2],
      ['AT', 1],
      ['DE', 1],
    ]);
    expect(byProvince.map(({ key }) => key)).toEqual(['', 'TO']);
    expect(byUserType).toEqual([{ key: 'agente', quotations: 2, value: 100, valued: 1, fromTests: 0 }]);
  });

  it('is the 20 most quoted products and colours, as they were called in the latest week', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      item('2026-W46', 'colour', `C${index}`, { quotations: index + 1, label: { r: index, g: 0, b: 0 } }),
    );
    const named = (it: string) => ({ label: { name: { it } } });
    const { colours, products } = statisticsOf(
      period,
      [
        ...many,
        item('2026-W48', 'product', 'adda', named('Adda nuova')),
        item('2026-W46', 'product', 'adda', named('Adda')),
      ],
      [],
    );
    expect(colours).toHaveLength(20);
    expect(colours[0]).toMatchObject({ key: 'C29', quotations: 30, r: 29 });
    expect(products).toMatchObject([{ key: 'adda', quotations: 2, name: { it: 'Adda nuova' } }]);
  });

  it('leaves out what nothing is left of', () => {
    const gone = item('2026-W46', 'product', 'adda', { quotations: 0, value: 0, valued: 0 });
    const begun = item('2026-W46', 'total', '', { quotations: 0, value: 0, valued: 0, begunTests: 1 });
    const { products, byCountry, sums } = statisticsOf(period, [gone, begun], []);
    expect([products, byCountry, sums.begunTests]).toEqual([[], [], 1]);
  });

  it('adds up: weeks, countries and sums tell of the same quotations', () => {
    const totals = fc.array(
      fc
        .record({
          week: fc.constantFrom('2026-W46', '2026-W47', '2026-W48'),
          country: fc.constantFrom('IT', 'DE', 'FR'),
          quotations: fc.integer({ min: 1, max: 50 }),
          value: fc.integer({ min: 0, max: 1e9 }),
        })
        .map(({ week, ...changes }) => item(week, 'total', '', changes)),
    );
    const sumOf = (all: readonly { quotations: number; value: number }[]) =>
      (['quotations', 'value'] as const).map((name) => all.reduce((sum, each) => sum + each[name], 0));
    fc.assert(
      fc.property(totals, (items) => {
        const { sums, weeks, byCountry } = statisticsOf(period, items, []);
        expect(sumOf(weeks)).toEqual([sums.quotations, sums.value]);
        expect(sumOf(byCountry)).toEqual([sums.quotations, sums.value]);
      }),
    );
  });
});
