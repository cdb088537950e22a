import { countryOf, isItaly } from '#shared/geography/countries.ts';

/** What a postal code is called in a country, in every language (USR-050 to USR-052). */
export function postalCodeLabel(country: string | null | undefined): 'CAP' | 'ZIP' | 'Postal Code' {
  if (isItaly(country)) return 'CAP';
  return countryOf(country) === 'US' ? 'ZIP' : 'Postal Code';
}
