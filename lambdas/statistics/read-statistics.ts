import { userOperation } from '#lambdas/operation.ts';
import { statisticsInput } from '#shared/schemas/statistics-input.ts';
import { statisticsFor } from './statistics-for.ts';

/** How many products and colours the answer contains. */
const mostQuoted = 20;

/** Amounts are cents, answered in euro. */
const inEuro = <Told extends { value: number }>(told: Told): Told => ({ ...told, value: told.value / 100 });

/** The statistics of some weeks, counted as quotations change. */
export const readStatistics = userOperation({
  allow: 'statistics.read',
  input: statisticsInput,
  async run(period, { user }) {
    const told = await statisticsFor(user, period, mostQuoted);
    return {
      countries: told.countries,
      weeks: told.weeks.map(inEuro),
      sums: inEuro(told.sums),
      before: inEuro(told.before),
      byCountry: told.byCountry.map(inEuro),
      byProvince: told.byProvince.map(inEuro),
      byUserType: told.byUserType.map(inEuro),
      products: told.products.map(inEuro),
      colours: told.colours.map(inEuro),
    };
  },
});
