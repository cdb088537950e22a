import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#shared/accounts/default-language.ts';
import { postalCodeLabel } from '#shared/accounts/postal-code-label.ts';
import { provinceColumnVisible } from '#shared/accounts/province-column-visible.ts';

describe('a postal code', () => {
  it('is called CAP in Italy, also where no country is named [USR-050]', () => {
    expect(['IT', 'it', null, undefined].map(postalCodeLabel)).toEqual(['CAP', 'CAP', 'CAP', 'CAP']);
  });

  it('is called ZIP in the United States [USR-051]', () => {
    expect(['US', 'us'].map(postalCodeLabel)).toEqual(['ZIP', 'ZIP']);
  });

  it('is called Postal Code everywhere else [USR-052]', () => {
    expect(['DE', 'GB', 'CA'].map(postalCodeLabel)).toEqual(['Postal Code', 'Postal Code', 'Postal Code']);
  });
});

it('shows provinces as soon as one of the listed users is Italian [USR-014]', () => {
  const of = (...countries: (string | null)[]) => countries.map((country) => ({ country }));
  expect(provinceColumnVisible(of('DE', 'IT'))).toBe(true);
  expect(provinceColumnVisible(of('DE', null))).toBe(true);
  expect(provinceColumnVisible(of('DE', 'AT'))).toBe(false);
  expect(provinceColumnVisible([])).toBe(false);
});

it('takes the language from the country: Italian in Italy, English elsewhere [USR-043, USR-044, OPC-40]', () => {
  expect(['IT', 'it'].map(defaultLanguage)).toEqual(['it', 'it']);
  expect(['DE', 'FR', 'US'].map(defaultLanguage)).toEqual(['en', 'en', 'en']);
});
