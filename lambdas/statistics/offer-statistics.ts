import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { listOfferCounters, readFirstOfferYear } from '#lambdas/store/statistics/offer-count-store.ts';
import { listCountedCountries } from '#lambdas/store/statistics/statistics-store.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import type { OfferNumbers } from '#shared/statistics/offer-counter.ts';
import { type OfferStatisticsEntry, offerStatisticsOf } from '#shared/statistics/offer-statistics.ts';

const inEuro = (numbers: OfferNumbers | null) => numbers && { ...numbers, value: numbers.value / 100 };

const answered = ({ key, numbers }: OfferStatisticsEntry) => ({ key, numbers: inEuro(numbers) });

/** The offers first sent in a year, of the countries that a super user manages, with no group below three owners (FUP-024). */
export const offerStatistics = userOperation({
  allow: 'statistics.read',
  input: z.strictObject({ year: z.int().check(z.minimum(2000), z.maximum(2999)) }),
  async run({ year }, { user, now }) {
    const countries = (await listCountedCountries())
      .map(({ country }) => country)
      .filter((country) => managesCountry(user, country));
    const [counters, years] = await Promise.all([
      Promise.all(countries.map((country) => listOfferCounters(country, year))),
      Promise.all(countries.map(readFirstOfferYear)),
    ]);
    const { sum, months, byCountry, byProvince, byUserType } = offerStatisticsOf(counters.flat());
    const thisYear = Number(dayInRome(now).slice(0, 4));
    return {
      firstYear: Math.min(thisYear, ...years.flatMap((first) => first ?? [])),
      sum: inEuro(sum),
      months: months.map(answered),
      byCountry: byCountry.map(answered),
      byProvince: byProvince.map(answered),
      byUserType: byUserType.map(answered),
    };
  },
});
