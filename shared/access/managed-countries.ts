import { countryOf, isItaly } from '#shared/geography/countries.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { administers, listsOtherOwners } from './super-user.ts';

/** The fields of a user that decide which countries they manage. */
export type Manager = Pick<CurrentUser, 'superUser' | 'managementMode' | 'managedCountries'>;

/**
 * Whether a super user manages a country (SES-045 to SES-049); others manage none.
 * A missing country counts as IT (QDA-044).
 */
export function managesCountry(user: Manager, country: string | null | undefined): boolean {
  if (!administers(user)) return false;
  if (user.managementMode === 'all') return true;
  const isListed = user.managedCountries.some((listed) => countryOf(listed) === countryOf(country));
  return user.managementMode === 'only' ? isListed : !isListed;
}

/** The countries that a user manages, in the given order: the choices of the country filter (OP64). */
export function managedCountriesOf(user: Manager, allCountries: readonly string[]): string[] {
  return allCountries.filter((country) => managesCountry(user, country));
}

/** Whether the list of quotations offers a country filter (QLS-002 to QLS-006). */
export function countryFilterVisible(user: Manager, allCountries: readonly string[]): boolean {
  if (!listsOtherOwners(user)) return false;
  switch (user.managementMode) {
    case 'all':
      return true;
    case 'allExcept':
      return managedCountriesOf(user, allCountries).length > 0;
    case 'only':
      return new Set(user.managedCountries.map(countryOf)).size > 1;
  }
}

/**
 * Whether the list of quotations offers a province filter: for super users while the chosen country is IT,
 * for others when their own is (QLS-007, QLS-008). `chosenCountry` is null while none is chosen.
 */
export function provinceFilterVisible(
  user: Pick<CurrentUser, 'superUser' | 'country'>,
  chosenCountry: string | null | undefined,
): boolean {
  return listsOtherOwners(user) ? Boolean(chosenCountry) && isItaly(chosenCountry) : isItaly(user.country);
}
