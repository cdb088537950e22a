import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { itemsOf, queryAll } from '#lambdas/runtime/table/query-all.ts';
import { partitions } from '#lambdas/store/keys.ts';
import type { Dimension } from '#shared/statistics/counter.ts';
import type { CounterItem } from '#shared/statistics/statistics.ts';
import { totalKey } from './statistics-keys.ts';

type Item = Record<string, unknown>;

/** The countries of users who made quotations or began guided tests; `quotations` are those there still are. */
export async function listCountedCountries(): Promise<{ country: string; quotations: number }[]> {
  const items = await itemsOf(partitions.countedCountries);
  return items.map(({ sk, quotations }) => ({ country: String(sk), quotations: Number(quotations ?? 0) }));
}

/** All counters of a country between two weeks, both included. */
export async function listCounters(country: string, from: string, to: string): Promise<CounterItem[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': partitions.counters(country),
      ':from': `${from}#`,
      ':to': `${to}#\uffff`,
    },
  });
  return items.map(counterOf);
}

/** The totals of some countries and weeks. */
export async function readTotals(
  countries: readonly string[],
  weeks: readonly string[],
): Promise<CounterItem[]> {
  const keys = countries.flatMap((country) => weeks.map((week) => totalKey(country, week)));
  return (await getItems(keys, false)).map(counterOf);
}

function counterOf(item: Item): CounterItem {
  const [week = '', dimension, ...key] = String(item.sk).split('#');
  const { name, r, g, b } = item as CounterItem['label'];
  return {
    counter: {
      country: partitions.counters.restOf(String(item.pk)) ?? '',
      week,
      // Keys and labels are written by counted-store.ts alone.
      dimension: dimension as Dimension,
      key: key.join('#'),
    },
    numbers: {
      quotations: numberOf(item.quotations),
      value: numberOf(item.value),
      valued: numberOf(item.valued),
      fromTests: numberOf(item.fromTests),
      begunTests: numberOf(item.begunTests),
    },
    label: { ...(name && { name }), ...(r !== undefined && { r, g, b }) },
  };
}

/** A counter that never counted something has no number of it; a sum beyond exact numbers is read as a bigint. */
const numberOf = (stored: unknown): number =>
  typeof stored === 'number' || typeof stored === 'bigint' ? Number(stored) : 0;
