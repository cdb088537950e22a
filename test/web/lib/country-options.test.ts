import { describe, expect, it } from 'vitest';
import { allCountries } from '#shared/geography/all-countries.ts';
import { countryOptions } from '#web/lib/country-options.ts';

const labelOf = (language: string, code: string) =>
  countryOptions(language).find(({ value }) => value === code)?.label;

describe('the countries', () => {
  it('have two letters each, and none twice [GEO-004, GEO-030]', () => {
    expect(allCountries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(new Set(allCountries).size).toBe(allCountries.length);
    expect(allCountries).toEqual(expect.arrayContaining(['IT', 'DE', 'US', 'CH', 'SM', 'VA']));
  });

  it('are offered whole, those of ISO 3166-1 and Kosovo [GEO-004]', () => {
    expect(allCountries).toHaveLength(250);
    for (const language of ['it', 'en']) {
      const offered = countryOptions(language).map(({ value }) => value);
      expect(offered.toSorted()).toEqual(allCountries.toSorted());
    }
  });

  it('have an Italian and an English name [GEO-004]', () => {
    expect(['IT', 'DE', 'US'].map((code) => labelOf('it', code))).toEqual([
      'Italia',
      'Germania',
      'Stati Uniti',
    ]);
    expect(['IT', 'DE', 'US'].map((code) => labelOf('en', code))).toEqual([
      'Italy',
      'Germany',
      'United States',
    ]);
    for (const language of ['it', 'en']) {
      expect(countryOptions(language).filter(({ value, label }) => label === value)).toEqual([]);
    }
  });

  it('stand in the order of their names in the shown language [GEO-005]', () => {
    for (const language of ['it', 'en']) {
      const labels = countryOptions(language).map(({ label }) => label);
      expect(labels).toEqual([...labels].sort(new Intl.Collator(language).compare));
    }
    expect(labelOf('it', 'AT')).toBe('Austria');
    expect(countryOptions('it').findIndex(({ value }) => value === 'DE')).not.toBe(
      countryOptions('en').findIndex(({ value }) => value === 'DE'),
    );
  });
});
