import { expect, it } from 'vitest';
import { defaultLanguage } from '#shared/accounts/default-language.ts';
import { provinceColumnVisible } from '#shared/accounts/province-column-visible.ts';

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
