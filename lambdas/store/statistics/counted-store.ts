import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { stillAs } from '#lambdas/runtime/table/revision-guard.ts';
import { put, transact, update } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { inBatches } from '#shared/in-batches.ts';
import { type Counter, type Entry, type Numbers, nothing } from '#shared/statistics/counter.ts';
import { differences, together } from '#shared/statistics/differences.ts';
import { counterKey, countryKey } from './statistics-keys.ts';

/** The counted entries of a quotation, and a version that every change raises. */
export type Counted = { version: number; entries: Entry[] };

const keyOf = (quotation: string) => ({ pk: partitions.counted(quotation), sk: 'COUNTED' });

export async function readCounted(quotation: string): Promise<Counted> {
  const item = await readItem(keyOf(quotation));
  // Written by writing below.
  return { version: item?.version ?? 0, entries: (item?.entries ?? []).map(entryOf) };
}

type Line = [
  country: string,
  week: string,
  dimension: Counter['dimension'],
  key: string,
  ...numbers: number[],
];

function entryOf([country, week, dimension, key, ...numbers]: Line): Entry {
  const [quotations = 0, value = 0, valued = 0, fromTests = 0] = numbers;
  return {
    counter: { country, week, dimension, key },
    numbers: { quotations, value, valued, fromTests },
  };
}

const lineOf = ({ counter, numbers }: Entry): Line => {
  const { country, week, dimension, key } = counter;
  const { quotations, value, valued, fromTests } = numbers;
  return [country, week, dimension, key, quotations, value, valued, fromTests];
};

/** Counters of one transaction: with the entries and the countries they stay far below a hundred writes. */
const mostCounters = 80;

/** Days that it is remembered that a quotation is gone: longer than the stream brings a record again. */
const days = 2;

/**
 * Counts a quotation as `wanted` instead of as before. A deleted one counts as nothing, and its version is kept for a
 * while: it refuses a late write that builds on an older one. Each transaction of counters writes the entries counted
 * by then, so that another run can go on after a crash. `conflict` after another count meanwhile.
 */
export async function countAs(
  quotation: string,
  before: Counted,
  wanted: readonly Entry[],
  now: Date,
): Promise<void> {
  let { version, entries } = before;
  for (const some of stepsOf(before, wanted)) {
    entries = together(entries, some);
    await transact([writing(quotation, { version, entries }, now), ...some.flatMap(counting)]);
    version += 1;
  }
}

/** The changes of counters, so many a transaction; none is a step too where it is not yet known that nothing counts. */
function stepsOf(before: Counted, wanted: readonly Entry[]): Entry[][] {
  const changes = differences(before.entries, wanted);
  if (before.version === 0 && wanted.length === 0) return [changes];
  return inBatches(mostCounters, changes);
}

/** The write of the counted entries, while the version is still the one that was read. */
function writing(quotation: string, { version, entries }: Counted, now: Date) {
  const ttl = ttlAfter(now, days);
  const Item = {
    ...keyOf(quotation),
    version: version + 1,
    entries: entries.map(lineOf),
    ...(entries.length === 0 && { ttl }),
  };
  return put({ Item, ...stillAs('version', version || undefined) });
}

/** The writes of a change of one counter; a total counts for its country too. */
function counting({ counter, numbers, label }: Entry) {
  const { country, dimension } = counter;
  const { quotations } = numbers;
  const own = adding(counterKey(counter), numbers, quotations > 0 ? label : undefined);
  if (dimension !== 'total' || quotations === 0) return [own];
  return [own, adding(countryKey(country), { ...nothing, quotations })];
}

function adding(Key: { pk: string; sk: string }, numbers: Numbers, label: Entry['label'] = {}) {
  const changed = Object.entries(numbers).filter(([, number]) => number !== 0);
  const set = Object.entries(label).filter(([, value]) => value !== undefined);
  const assigned = (entries: readonly [string, unknown][], sign: string) =>
    entries.map(([name]) => `#${name}${sign}:${name}`).join(', ');
  const named = [...changed, ...set];
  return update({
    Key,
    UpdateExpression: `ADD ${assigned(changed, ' ')}${set.length > 0 ? ` SET ${assigned(set, ' = ')}` : ''}`,
    ExpressionAttributeNames: Object.fromEntries(named.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(named.map(([name, value]) => [`:${name}`, value])),
  });
}
