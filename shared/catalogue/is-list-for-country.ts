import { countryOf } from '#shared/geography/countries.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';

/** Which countries a list is proposed for. */
export type Scope = Pick<PriceList, 'countries' | 'isCatchAll'>;

/** Whether a price list is valid for a country: it names it, or it is for all of them (USR-047). */
export function isListForCountry({ countries, isCatchAll }: Scope, country: string): boolean {
  return isCatchAll || (countries ?? []).some((one) => countryOf(one) === countryOf(country));
}

/** The countries as they are stored: null for a list that is for all of them (PLI-024), each one once. */
export const settledCountries = ({ countries, isCatchAll }: Scope): string[] | null =>
  isCatchAll ? null : [...new Set(countries ?? [])];
