import { countryOf, isItaly } from '#shared/geography/countries.ts';

/**
 * The name of a postal code: Italy's and the United States' have their own (USR-050, USR-051, USR-052). Without a country
 * it is named in the reader's language.
 */
export function postalCodeName(country: string): 'cap' | 'zip' | 'other' | 'any' {
  if (!country) return 'any';
  if (isItaly(country)) return 'cap';
  return countryOf(country) === 'US' ? 'zip' : 'other';
}

/** An Italian postal code that has not five digits: worth a warning, never a refusal (OPC-41). */
export const isUnusualPostalCode = (country: string, code: string): boolean =>
  postalCodeName(country) === 'cap' && code.trim() !== '' && !/^\d{5}$/.test(code.trim());
