import { describe, expect, it } from 'vitest';
import {
  countryFilterVisible,
  managedCountriesOf,
  managesCountry,
  provinceFilterVisible,
} from '#shared/access/managed-countries.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';

const countries = ['AT', 'DE', 'IT'];
const managed = (managementMode: 'all' | 'allExcept' | 'only', ...managedCountries: string[]) =>
  aSuperUser({ managementMode, managedCountries });

describe('the countries a super user manages', () => {
  it('are all of them in mode all, whatever is listed [SES-045]', () => {
    expect(managedCountriesOf(managed('all', 'DE'), countries)).toEqual(countries);
  });

  it('are all but the listed ones in mode allExcept [SES-046]', () => {
    expect(managedCountriesOf(managed('allExcept', 'DE'), countries)).toEqual(['AT', 'IT']);
  });

  it('are all of them in mode allExcept with an empty list [SES-047]', () => {
    expect(managedCountriesOf(managed('allExcept'), countries)).toEqual(countries);
  });

  it('are the listed ones alone in mode only [SES-048, CDA-009]', () => {
    expect(managedCountriesOf(managed('only', 'DE', 'IT'), countries)).toEqual(['DE', 'IT']);
  });

  it('are none in mode only with an empty list [SES-049]', () => {
    expect(managedCountriesOf(managed('only'), countries)).toEqual([]);
  });

  it('are compared in capitals, a missing one as IT', () => {
    expect(managesCountry(managed('only', 'it'), 'IT')).toBe(true);
    expect(managesCountry(managed('only', 'IT'), undefined)).toBe(true);
    expect(managesCountry(managed('allExcept', 'IT'), null)).toBe(false);
  });

  it('are none for an ordinary user', () => {
    expect(managedCountriesOf(aUser({ managementMode: 'all' }), countries)).toEqual([]);
  });
});

describe('the country filter', () => {
  it('is never shown to an ordinary user, and to a super user it is [QLS-002, QLS-003]', () => {
    expect(countryFilterVisible(aUser({ managementMode: 'all' }), countries)).toBe(false);
    expect(countryFilterVisible(aSuperUser(), countries)).toBe(true);
  });

  it('is shown in mode all [QLS-004]', () => {
    expect(countryFilterVisible(managed('all'), countries)).toBe(true);
  });

  it('is shown in mode allExcept unless every country is excluded [QLS-005]', () => {
    expect(countryFilterVisible(managed('allExcept', 'AT', 'DE'), countries)).toBe(true);
    expect(countryFilterVisible(managed('allExcept', ...countries), countries)).toBe(false);
  });

  it('is shown in mode only when more than one country is managed [QLS-006]', () => {
    expect(countryFilterVisible(managed('only'), countries)).toBe(false);
    expect(countryFilterVisible(managed('only', 'IT'), countries)).toBe(false);
    expect(countryFilterVisible(managed('only', 'IT', 'it'), countries)).toBe(false);
    expect(countryFilterVisible(managed('only', 'IT', 'DE'), countries)).toBe(true);
  });
});

describe('the province filter', () => {
  it('is shown to a super user only while the chosen country is IT [QLS-007]', () => {
    const abroad = aSuperUser({ country: 'DE' });
    expect(provinceFilterVisible(abroad, 'IT')).toBe(true);
    expect(provinceFilterVisible(aSuperUser({ country: 'IT' }), 'DE')).toBe(false);
    expect(provinceFilterVisible(aSuperUser({ country: 'IT' }), null)).toBe(false);
  });

  it('is shown to ordinary users only when their own country is IT [QLS-008]', () => {
    expect(provinceFilterVisible(aUser({ country: 'IT' }), null)).toBe(true);
    expect(provinceFilterVisible(aUser({ country: 'DE' }), 'IT')).toBe(false);
  });
});
