import { useTranslation } from 'react-i18next';
import type { Rights } from '#shared/accounts/may-manage-user.ts';
import { countryName } from '#web/lib/country-name.ts';
import { useListText } from '#web/lib/use-list-text.ts';

/** The countries whose users a super user manages: the key of the sentence, and the names in it. */
export function useScopeWords({ managementMode, managedCountries }: Omit<Rights, 'isSuper'>) {
  const { language } = useTranslation().i18n;
  const names = managedCountries.map((code) => countryName(code, language));
  const countries = useListText()(names);
  const isAll = managementMode === 'all' || (managementMode === 'allExcept' && names.length === 0);
  const words = isAll ? 'all' : names.length === 0 ? 'none' : managementMode;
  return { words, countries } as const;
}
