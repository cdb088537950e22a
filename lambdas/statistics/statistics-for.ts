import { readProductNames } from '#lambdas/store/catalogue/product-store.ts';
import {
  listCountedCountries,
  listCounters,
  readTotals,
} from '#lambdas/store/statistics/statistics-store.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { DomainError } from '#shared/errors.ts';
import type { StatisticsInput } from '#shared/schemas/statistics-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { type Statistics, type StatisticsEntry, statisticsOf } from '#shared/statistics/statistics.ts';
import { countWeeks, weekAfter, weeksFrom } from '#shared/statistics/week.ts';

/** The statistics of the countries that a super user manages (decision 20), with so many products and colours. */
export async function statisticsFor(
  user: CurrentUser,
  { from, to, country }: StatisticsInput,
  most: number,
): Promise<Statistics & { countries: string[] }> {
  if (country && !managesCountry(user, country)) throw new DomainError('not-found');
  const managed = (await listCountedCountries()).filter((counted) => managesCountry(user, counted.country));
  const asked = managed.map((counted) => counted.country).filter((each) => !country || each === country);
  const weeks = countWeeks(from, to);
  const [counters, earlier] = await Promise.all([
    Promise.all(asked.map((each) => listCounters(each, from, to))),
    readTotals(asked, weeksFrom(weekAfter(from, -weeks), weeks)),
  ]);
  const told = statisticsOf({ from, weeks, most }, counters.flat(), earlier);
  return {
    countries: managed.filter(({ quotations }) => quotations > 0).map((counted) => counted.country),
    ...told,
    products: await withTodaysNames(told.products),
  };
}

/** Products by their present names; deleted ones by their last name. */
async function withTodaysNames(products: readonly StatisticsEntry[]): Promise<StatisticsEntry[]> {
  const names = await readProductNames(products.map(({ key }) => key));
  return products.map((product) => {
    const name = names.get(product.key) ?? product.name;
    return name ? { ...product, name } : product;
  });
}
