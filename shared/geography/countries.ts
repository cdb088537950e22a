/** The country of those who name none (QDA-044), and the only one whose addresses need a province. */
export const italy = 'IT';

/** A two-letter country in capitals; a missing one counts as IT (QDA-014, QDA-044). */
export function countryOf(country: string | null | undefined): string {
  return country?.trim().toUpperCase() || italy;
}

/** Whether a country, missing or in small letters too, is Italy. */
export function isItaly(country: string | null | undefined): boolean {
  return countryOf(country) === italy;
}
