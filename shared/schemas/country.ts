import * as z from 'zod/mini';
import { allCountries } from '#shared/geography/all-countries.ts';

/** Two letters of a country that there is, in whatever letters they are typed; messages are translation keys. */
export const knownCountry = z.string('countryRequired').check(
  z.trim(),
  z.toUpperCase(),
  z.refine((code) => allCountries.includes(code), 'countryRequired'),
);
