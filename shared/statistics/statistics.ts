import { added, type Counter, type Label, type Numbers, nothing } from './counter.ts';
import { weeksFrom } from './week.ts';

/** A counter as it is stored; guided tests that were begun are counted with the totals. */
export type CounterItem = { counter: Counter; numbers: Numbers & { begunTests: number }; label: Label };

type StatisticsSums = CounterItem['numbers'];
export type StatisticsEntry = Numbers & Label & { key: string };

/** The statistics of a period; amounts in cents. */
export type Statistics = {
  weeks: (StatisticsSums & { week: string })[];
  sums: StatisticsSums;
  before: StatisticsSums;
  byCountry: StatisticsEntry[];
  byProvince: StatisticsEntry[];
  byUserType: StatisticsEntry[];
  products: StatisticsEntry[];
  colours: StatisticsEntry[];
};

const none: StatisticsSums = { ...nothing, begunTests: 0 };

const summed = (items: readonly CounterItem[]): StatisticsSums =>
  items.reduce(
    (sum, { numbers }) => ({
      ...added(sum, numbers),
      begunTests: sum.begunTests + numbers.begunTests,
    }),
    none,
  );

const isOf =
  (dimension: Counter['dimension']) =>
  ({ counter }: CounterItem) =>
    counter.dimension === dimension;

/**
 * The statistics of a period: `items` are its counters, `earlier` the totals of as many weeks before; at most so many
 * products and colours.
 */
export function statisticsOf(
  { from, weeks, most }: { from: string; weeks: number; most: number },
  items: readonly CounterItem[],
  earlier: readonly CounterItem[],
): Statistics {
  const totals = items.filter(isOf('total'));
  const byWeek = Map.groupBy(totals, ({ counter }) => counter.week);
  const by = (dimension: Counter['dimension']) => entriesBy(items.filter(isOf(dimension)), ({ key }) => key);
  return {
    weeks: weeksFrom(from, weeks).map((week) => ({ week, ...summed(byWeek.get(week) ?? []) })),
    sums: summed(totals),
    before: summed(earlier.filter(isOf('total'))),
    byCountry: entriesBy(totals, ({ country }) => country),
    byProvince: by('province'),
    byUserType: by('type'),
    products: by('product').slice(0, most),
    colours: by('colour').slice(0, most),
  };
}

/** The most quoted first; what nothing is left of is not told. */
function entriesBy(items: readonly CounterItem[], keyOf: (counter: Counter) => string): StatisticsEntry[] {
  const groups = Map.groupBy(items, ({ counter }) => keyOf(counter));
  const entries = [...groups].map(([key, members]) => {
    const { begunTests, ...numbers } = summed(members);
    return { key, ...numbers, ...labelOf(members) };
  });
  return entries
    .filter(({ quotations }) => quotations > 0)
    .toSorted((a, b) => b.quotations - a.quotations || (a.key < b.key ? -1 : 1));
}

/** Its label in the latest week. */
const labelOf = (items: readonly CounterItem[]): Label | undefined =>
  items.toSorted((a, b) => (a.counter.week < b.counter.week ? -1 : 1)).at(-1)?.label;
