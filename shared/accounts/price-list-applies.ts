import { countryOf } from '#shared/geography/countries.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';

/** Whether a price list is for a country: one of it, or one for all of them (USR-047, OPC-48). */
export function priceListApplies(
  { countries, isCatchAll }: Pick<PriceList, 'countries' | 'isCatchAll'>,
  country: string,
): boolean {
  return isCatchAll || (countries ?? []).some((listed) => countryOf(listed) === countryOf(country));
}
