import { added, type Counter, type Entry, type Numbers, nothing } from './counter.ts';

const nameOf = ({ country, week, dimension, key }: Counter) =>
  JSON.stringify([country, week, dimension, key]);

/** Without a -0, which is not equal to 0 everywhere. */
const minus = (number: number) => 0 - number;

const negative = ({ quotations, value, valued, fromTests }: Numbers): Numbers => ({
  quotations: minus(quotations),
  value: minus(value),
  valued: minus(valued),
  fromTests: minus(fromTests),
});

const isNothing = ({ quotations, value, valued, fromTests }: Numbers) =>
  quotations === 0 && value === 0 && valued === 0 && fromTests === 0;

/** The sum of both, one entry for each counter, without counters that add nothing. The later label counts. */
export function together(one: readonly Entry[], other: readonly Entry[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const entry of [...one, ...other]) {
    const name = nameOf(entry.counter);
    const known = entries.get(name);
    entries.set(name, {
      counter: entry.counter,
      numbers: added(known?.numbers ?? nothing, entry.numbers),
      label: entry.label ?? known?.label,
    });
  }
  return [...entries.values()].filter(({ numbers }) => !isNothing(numbers));
}

/** The steps from counters of `before` to counters of `after`. */
export const differences = (before: readonly Entry[], after: readonly Entry[]): Entry[] =>
  together(
    before.map(({ counter, numbers }) => ({ counter, numbers: negative(numbers) })),
    after,
  );
