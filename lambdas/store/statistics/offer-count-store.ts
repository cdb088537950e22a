import { createHash } from 'node:crypto';
import { queryAll, queryPage } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { stillAs } from '#lambdas/runtime/table/revision-guard.ts';
import { put, transact, update } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { isItaly } from '#shared/geography/countries.ts';
import {
  isNoChange,
  noOffers,
  type OfferCounter,
  type OfferNumbers,
  type OfferPlace,
  offerDifference,
} from '#shared/statistics/offer-counter.ts';
import { countryKey } from './statistics-keys.ts';

/** An offer as it is counted, and a version that every change raises. */
export type CountedOffer = { version: number; place: OfferPlace; owner: string; numbers: OfferNumbers };

const keyOf = (offer: string) => ({ pk: partitions.counted(offer), sk: 'OFFER' });

export const readCountedOffer = async (offer: string): Promise<CountedOffer | undefined> =>
  // Written by writing below.
  (await readItem(keyOf(offer))) as CountedOffer | undefined;

/** An owner in counters: once they are erased nothing leads from it to them. */
export const countedOwner = (uid: string): string =>
  createHash('sha256').update(uid).digest('hex').slice(0, 16);

/** Days that a counted offer is remembered once it is gone: longer than the stream brings a record again. */
const days = 2;

/** Counts an offer as these numbers instead of as before, in one transaction. `conflict` after another count meanwhile. */
export async function countOfferAs(
  offer: string,
  before: CountedOffer | undefined,
  { place, owner, numbers }: Omit<CountedOffer, 'version'>,
): Promise<void> {
  const change = offerDifference(before?.numbers ?? noOffers, numbers);
  if (isNoChange(change)) return;
  const version = (before?.version ?? 0) + 1;
  const item = { ...keyOf(offer), ...{ version, place, owner, numbers } };
  await transact([
    put({ Item: item, ...stillAs('version', before?.version) }),
    ...countersOf(place).map((Key) => counting(Key, change, owner)),
    ...(before ? [] : [ofCountry(place.country)]),
  ]);
}

/** An offer that is gone stays in the counters (FUP-025). What it counted as is forgotten after a while. */
export async function forgetCountedOffer(offer: string, counted: CountedOffer, now: Date): Promise<void> {
  const { version, place, owner, numbers } = counted;
  const Item = {
    ...keyOf(offer),
    ...{ version: version + 1, place, owner, numbers },
    ttl: ttlAfter(now, days),
  };
  await transact([put({ Item, ...stillAs('version', version) })]);
}

type Where = Pick<OfferCounter, 'country' | 'month' | 'dimension' | 'key'>;

const counterKey = ({ country, month, dimension, key }: Where) => ({
  pk: partitions.counters(country),
  sk: sorts.offerCounter(`${month}#${dimension}#${key}`),
});

const countersOf = ({ country, month, province, type }: OfferPlace) => [
  counterKey({ country, month, dimension: 'total', key: '' }),
  counterKey({ country, month, dimension: 'type', key: type }),
  ...(isItaly(country) ? [counterKey({ country, month, dimension: 'province', key: province })] : []),
];

/** An attribute each, so that the same owner counts once; 15,000 of them fit one counter. */
const ownerPrefix = 'o_';

function counting(Key: { pk: string; sk: string }, change: OfferNumbers, owner: string) {
  const changed = Object.entries(change).filter(([, number]) => number !== 0);
  return update({
    Key,
    UpdateExpression: `ADD ${changed.map(([name]) => `#${name} :${name}`).join(', ')} SET #owner = :counts`,
    ExpressionAttributeNames: {
      ...Object.fromEntries(changed.map(([name]) => [`#${name}`, name])),
      '#owner': `${ownerPrefix}${owner}`,
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(changed.map(([name, number]) => [`:${name}`, number])),
      ':counts': 1,
    },
  });
}

/** The country is among those that have counters. */
const ofCountry = (country: string) =>
  update({
    Key: countryKey(country),
    UpdateExpression: 'ADD offers :one',
    ExpressionAttributeValues: { ':one': 1 },
  });

const range = (country: string, from: string, to: string) => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
  ExpressionAttributeValues: {
    ':pk': partitions.counters(country),
    ':from': sorts.offerCounter(from),
    ':to': sorts.offerCounter(`${to}\uffff`),
  },
});

/** The counters of a country's offers that were first sent in a year. */
export const listOfferCounters = async (country: string, year: number): Promise<OfferCounter[]> =>
  (await queryAll(range(country, `${year}`, `${year}`))).map(counterOf);

/** The year of the first offer of a country. */
export async function readFirstOfferYear(country: string): Promise<number | undefined> {
  const [item] = await queryPage({ ...range(country, '', ''), Limit: 1 });
  return item && Number(counterOf(item).month.slice(0, 4));
}

function counterOf(item: Record<string, unknown>): OfferCounter {
  const [month = '', dimension, ...key] = (sorts.offerCounter.restOf(String(item.sk)) ?? '').split('#');
  const owners = Object.keys(item).filter((name) => name.startsWith(ownerPrefix));
  const numberOf = (name: keyof OfferNumbers) => Number(item[name] ?? 0);
  return {
    country: partitions.counters.restOf(String(item.pk)) ?? '',
    month,
    // Keys are written by counterKey above alone.
    dimension: dimension as OfferCounter['dimension'],
    key: key.join('#'),
    numbers: {
      ...{ sent: numberOf('sent'), accepted: numberOf('accepted') },
      ...{ lost: numberOf('lost'), value: numberOf('value') },
    },
    owners: new Set(owners),
  };
}
