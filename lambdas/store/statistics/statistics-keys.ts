import { partitions } from '#lambdas/store/keys.ts';
import type { Counter } from '#shared/statistics/counter.ts';

/** Which countries there are, with the quotations and the guided tests of all times. */
export const countryKey = (country: string) => ({ pk: partitions.countedCountries, sk: country });

/** By week, so that a period is one Query. */
export const counterKey = ({ country, week, dimension, key }: Counter) => ({
  pk: partitions.counters(country),
  sk: `${week}#${dimension}#${key}`,
});

export const totalKey = (country: string, week: string) =>
  counterKey({ country, week, dimension: 'total', key: '' });
