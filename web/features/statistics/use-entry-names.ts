import { useTranslation } from 'react-i18next';
import { provinceOf } from '#shared/geography/provinces.ts';
import { userTypes } from '#shared/schemas/user.ts';

/** Names the lines of lists by their keys. */
export function useEntryNames() {
  const { t } = useTranslation(['statistics', 'person']);
  return {
    type(key: string) {
      const known = userTypes.find((type) => type === key);
      return known ? t(`person:types.${known}`) : t('none.type');
    },
    province(key: string) {
      const name = provinceOf(key)?.name;
      return name ? `${name} (${key})` : key || t('none.province');
    },
  };
}
