import { describe, expect, it } from 'vitest';
import { fraction } from '#shared/money/units.ts';
import { weeksFrom } from '#shared/statistics/week.ts';
import { axisLabels } from '#web/features/statistics/chart/axis-labels.ts';
import { niceScale } from '#web/features/statistics/chart/nice-scale.ts';
import {
  averageValue,
  changeOf,
  conversion,
  isFromLittle,
  knownValue,
} from '#web/features/statistics/figures.ts';
import { rangeText, weeksBeforeThem, weeksOf, weekText } from '#web/features/statistics/weeks.ts';

describe('a period', () => {
  it('ends with the week that lasts and is compared with as many weeks before', () => {
    expect(weeksOf('4', '2026-W47')).toEqual({ from: '2026-W44', to: '2026-W47' });
    expect(weeksOf('13', '2026-W03')).toEqual({ from: '2025-W43', to: '2026-W03' });
    expect(weeksOf('52', '2026-W47')).toEqual({ from: '2025-W48', to: '2026-W47' });
    expect(weeksOf('year', '2026-W47')).toEqual({ from: '2026-W01', to: '2026-W47' });
    expect(weeksBeforeThem({ from: '2026-W01', to: '2026-W03' }, 3)).toEqual({
      from: '2025-W50',
      to: '2025-W52',
    });
  });

  it('is told by its days', () => {
    expect(rangeText({ from: '2026-W35', to: '2026-W47' })).toBe('24/08/2026 – 22/11/2026');
    expect(weekText('2026-W47')).toBe('16/11 – 22/11/2026');
    expect(weekText('2026-W01')).toBe('29/12/2025 – 04/01/2026');
  });
});

describe('the numbers', () => {
  const sums = { quotations: 15, value: 1000.1, valued: 12, fromTests: 9, begunTests: 12 };

  it('count values that are known alone, to the cent', () => {
    expect(knownValue(sums)).toBe(100_010);
    expect(averageValue(sums)).toBe(8334);
    expect(averageValue({ value: 6110.07, valued: 2 })).toBe(305_504);
    // 0.29 × 100 is 28.999999999999996.
    expect(knownValue({ value: 0.29, valued: 1 })).toBe(29);
    expect(knownValue({ value: 0, valued: 0 })).toBeNull();
    expect(averageValue({ value: 0, valued: 0 })).toBeNull();
  });

  it('of guided tests are parts of those that were begun, never more than all of them', () => {
    expect(conversion(sums)).toBe(750_000);
    expect(conversion({ fromTests: 3, begunTests: 2 })).toBe(1_000_000);
    expect(conversion({ fromTests: 3, begunTests: 0 })).toBeNull();
  });

  it('change as a part of what they were, where there was something', () => {
    expect(changeOf(12, 10)).toBe(200_000);
    expect(changeOf(5, 10)).toBe(-500_000);
    expect(changeOf(5, 0)).toBeNull();
    expect(changeOf(null, 10)).toBeNull();
  });

  it('come from too little to say a part of it, once they are more than ten times as large', () => {
    const grows = (now: number) => isFromLittle(changeOf(now, 10) ?? fraction(0));
    expect([101, 100, 12, 5].map(grows)).toEqual([true, false, false, false]);
  });
});

describe('an axis', () => {
  it('has few lines at round numbers, and holds the highest value', () => {
    expect(niceScale(26, true)).toEqual([0, 10, 20, 30]);
    expect(niceScale(40, true)).toEqual([0, 10, 20, 30, 40]);
    expect(niceScale(76_100.5, false)).toEqual([0, 20_000, 40_000, 60_000, 80_000]);
    for (const highest of [0.3, 7, 99, 101, 1234, 98_765.43]) {
      const ticks = niceScale(highest, false);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });

  it('of counts has whole numbers alone, and two lines when there is nothing', () => {
    expect(niceScale(1, true)).toEqual([0, 1]);
    expect(niceScale(3, true)).toEqual([0, 1, 2, 3]);
    expect(niceScale(0, true)).toEqual([0, 1]);
    expect(niceScale(10, true)).toEqual([0, 5, 10]);
  });
});

describe('the texts below the columns', () => {
  const texts = (weeks: string[], step: number, language = 'it') =>
    axisLabels(weeks, step, language).map(({ text }) => text);

  it('are the Mondays of few weeks, so many that none touches the next, the last one always', () => {
    const weeks = weeksFrom('2026-W44', 4);
    expect(texts(weeks, 200)).toEqual(['26/10', '02/11', '09/11', '16/11']);
    expect(texts(weeks, 23)).toEqual(['02/11', '16/11']);
  });

  it('are the months of many weeks, January with its year, as many as there is room for', () => {
    const weeks = weeksFrom('2025-W48', 52);
    const wide = texts(weeks, 24);
    expect(wide.slice(0, 3)).toEqual(['dic', '2026', 'feb']);
    expect(wide).toHaveLength(12);
    expect(texts(weeks, 24, 'en')[2]).toBe('Feb');
    expect(texts(weeks, 5.5)).toEqual(['2026', 'mar', 'mag', 'lug', 'set', 'nov']);
  });

  it('never touch each other, on a phone or on a wide screen', () => {
    for (const count of [4, 13, 16, 17, 30, 47, 52, 53]) {
      for (const width of [250, 290, 700, 1300]) {
        const step = width / count;
        const labels = axisLabels(weeksFrom('2025-W48', count), step, 'it');
        const gaps = labels.slice(1).map((label, at) => (label.index - (labels[at]?.index ?? 0)) * step);
        expect(Math.min(...gaps, 99)).toBeGreaterThanOrEqual(34);
        expect(labels.length).toBeGreaterThan(0);
      }
    }
  });
});
