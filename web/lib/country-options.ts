import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allCountries } from '#shared/geography/all-countries.ts';
import { countryName } from '#web/lib/country-name.ts';

type Options = { value: string; label: string }[];

/** Countries, all by default, sorted by name as the language sorts (GEO-004, GEO-005). */
export function countryOptions(language: string, codes: readonly string[] = allCountries): Options {
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => ({ value: code, label: countryName(code, language) }))
    .sort((left, right) => compare(left.label, right.label));
}

export function useCountryOptions(codes?: readonly string[]): Options {
  const { language } = useTranslation().i18n;
  return useMemo(() => countryOptions(language, codes), [language, codes]);
}
