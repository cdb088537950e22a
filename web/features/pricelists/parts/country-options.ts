import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allCountries } from '#shared/geography/all-countries.ts';
import type { Option } from '#web/components/select-field.tsx';
import { countryName } from '#web/lib/country-name.ts';

/** Every country by its name. */
export function useCountryOptions(): readonly Option[] {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return allCountries
      .map((code) => ({ value: code, label: countryName(code, language) }))
      .sort((left, right) => compare(left.label, right.label));
  }, [language]);
}
