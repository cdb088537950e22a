import type { Counter } from '#shared/statistics/counter.ts';

/** Which countries there are, with the quotations and the guided tests of all times. */
export const countriesPartition = 'STATS';

export const countryKey = (country: string) => ({ pk: countriesPartition, sk: country });

export const partitionOf = (country: string) => `${countriesPartition}#${country}`;

/** By week, so that a period is one Query. */
export const counterKey = ({ country, week, dimension, key }: Counter) => ({
  pk: partitionOf(country),
  sk: `${week}#${dimension}#${key}`,
});

export const totalKey = (country: string, week: string) =>
  counterKey({ country, week, dimension: 'total', key: '' });
