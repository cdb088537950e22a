import { expect, it } from 'vitest';
import { countryOfLanguages } from '#shared/geography/country-of-languages.ts';

it.each([
  [['it-IT', 'en-US'], 'IT'],
  [['it'], 'IT'],
  [['de-AT', 'de'], 'AT'],
  [['de'], 'DE'],
  [['fr-CH'], 'CH'],
  [['en-US', 'it-IT'], ''],
  [['en-GB'], ''],
  [['es-419'], ''],
  [['no language'], ''],
  [[], ''],
])('a browser of %j speaks for %j', (languages, country) => {
  expect(countryOfLanguages(languages)).toBe(country);
});
