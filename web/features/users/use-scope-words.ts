import { useTranslation } from 'react-i18next';
import type { Rights } from '#shared/accounts/may-manage-user.ts';
import { countryName } from '#web/lib/country-name.ts';

/** Whose users a super user manages: which words say it, and the countries in them. */
export function useScopeWords({ managementMode, managedCountries }: Omit<Rights, 'isSuper'>) {
  const { language } = useTranslation().i18n;
  const names = managedCountries.map((code) => countryName(code, language));
  const countries = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  const isAll = managementMode === 'all' || (managementMode === 'allExcept' && names.length === 0);
  const words = isAll ? 'all' : names.length === 0 ? 'none' : managementMode;
  return { words, countries } as const;
}
