import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type Counter, type Entry, type Numbers, nothing } from '#shared/statistics/counter.ts';
import { differences, together } from '#shared/statistics/differences.ts';
import { counterKey, countryKey } from './statistics-keys.ts';
import { client, table } from './table.ts';
import { put, remove, transact, update } from './transact.ts';

/** What a quotation was counted as, and a number that every change of that raises. */
export type Counted = { version: number; entries: Entry[] };

const keyOf = (quotation: string) => ({ pk: `COUNTED#${quotation}`, sk: 'COUNTED' });

/** What a quotation was counted as so far. */
export async function readCounted(quotation: string): Promise<Counted> {
  const Key = keyOf(quotation);
  const { Item } = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
  // Written by writing below.
  return { version: Item?.version ?? 0, entries: (Item?.entries ?? []).map(entryOf) };
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

/**
 * Counters that change in one transaction: beside them, what the quotation was counted as, and the countries of totals,
 * stay far below the hundred writes of one.
 */
const mostCounters = 80;

/**
 * Has a quotation counted as `wanted` instead of as before. What it is counted as by then is written with each
 * transaction of counters, so that whoever is cut off is followed by another, who goes on with what is missing.
 * `conflict` when somebody else counted it meanwhile.
 */
export async function countAs(quotation: string, before: Counted, wanted: readonly Entry[]): Promise<void> {
  let { version, entries } = before;
  const changes = differences(entries, wanted);
  for (let start = 0; start < changes.length; start += mostCounters) {
    const some = changes.slice(start, start + mostCounters);
    entries = together(entries, some);
    await transact([writing(quotation, { version, entries }), ...some.flatMap(counting)]);
    version = entries.length === 0 ? 0 : version + 1;
  }
}

/** The write of what a quotation is counted as, while it is still of the version that was read. */
function writing(quotation: string, { version, entries }: Counted) {
  const guard =
    version === 0
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'version = :read', ExpressionAttributeValues: { ':read': version } };
  const Key = keyOf(quotation);
  if (entries.length === 0) return remove({ TableName: table, Key, ...guard });
  return put({
    TableName: table,
    Item: { ...Key, version: version + 1, entries: entries.map(lineOf) },
    ...guard,
  });
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
    TableName: table,
    Key,
    UpdateExpression: `ADD ${assigned(changed, ' ')}${set.length > 0 ? ` SET ${assigned(set, ' = ')}` : ''}`,
    ExpressionAttributeNames: Object.fromEntries(named.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(named.map(([name, value]) => [`:${name}`, value])),
  });
}
