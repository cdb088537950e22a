import * as z from 'zod/mini';
import { settledCountries } from '#shared/catalogue/is-list-for-country.ts';
import { knownCountry } from './country.ts';
import { id } from './id.ts';
import { text } from './text.ts';

/** Letters of the longest name of a price list. */
export const longestPriceListName = 100;

/** Messages are translation keys (PLI-021). */
export const priceListName = text('nameRequired').check(
  z.minLength(1, 'nameRequired'),
  z.maxLength(longestPriceListName),
);

const fields = {
  name: priceListName,
  countries: z.nullable(z.array(knownCountry).check(z.maxLength(300))),
  isCatchAll: z.boolean(),
};

/** Fields of the dialog of a price list; messages are translation keys (PLI-019, PLI-021). */
export const priceListForm = z.object(fields);
export type PriceListForm = z.output<typeof priceListForm>;

const withSettledCountries = <Scoped extends Pick<PriceListForm, 'countries' | 'isCatchAll'>>(
  list: Scoped,
) => ({ ...list, countries: settledCountries(list) });

/** A new price list (PLI-030). */
export const newPriceListInput = z.pipe(z.strictObject(fields), z.transform(withSettledCountries));

/** An edited one: exactly these (PLI-031); its revision travels beside it (decision 8). */
export const priceListInput = z.pipe(z.strictObject({ id, ...fields }), z.transform(withSettledCountries));

/** Products of a price list; more than any catalogue holds. */
export const mostProductsOfList = 10_000;

export const productIds = z.array(id).check(z.maxLength(mostProductsOfList));
