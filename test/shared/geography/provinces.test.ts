import { describe, expect, it } from 'vitest';
import { countryOf, isItaly } from '#shared/geography/countries.ts';
import { provinceOf, provinces } from '#shared/geography/provinces.ts';

describe('the Italian provinces', () => {
  it('are 107, each with two letters of its own, by name', () => {
    expect(provinces).toHaveLength(107);
    expect(new Set(provinces.map(({ code }) => code)).size).toBe(107);
    for (const { code } of provinces) expect(code).toMatch(/^[A-Z]{2}$/);
    const names = provinces.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('it').compare));
  });

  it('are found by code, in any case', () => {
    expect(provinceOf('to')).toEqual({ code: 'TO', name: 'Torino' });
    expect(provinceOf('FC')?.name).toBe('Forlì-Cesena');
    expect(provinceOf('XX')).toBeUndefined();
    expect(provinceOf('')).toBeUndefined();
    expect(provinceOf(null)).toBeUndefined();
  });
});

it('counts a missing country as IT [QDA-044]', () => {
  for (const country of [undefined, null, '', ' ']) expect(countryOf(country)).toBe('IT');
  expect(countryOf('de')).toBe('DE');
  expect(isItaly(null)).toBe(true);
  expect(isItaly('DE')).toBe(false);
});
