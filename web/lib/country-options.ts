import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allCountries } from '#shared/geography/all-countries.ts';
import { countryName } from '#web/lib/country-name.ts';

/** Every country by its name, in the order of the language (GEO-004, GEO-005). */
export function countryOptions(language: string): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(language);
  return allCountries
    .map((code) => ({ value: code, label: countryName(code, language) }))
    .sort((left, right) => compare(left.label, right.label));
}

export function useCountryOptions() {
  const { language } = useTranslation().i18n;
  return useMemo(() => countryOptions(language), [language]);
}
