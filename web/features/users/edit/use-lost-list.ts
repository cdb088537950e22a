import { useTranslation } from 'react-i18next';
import { countryName } from '#web/lib/country-name.ts';
import type { EditedUser } from './use-edited-user.ts';

/** Says before the save that it takes the list away (OPC-48). */
export function useLostList(user: EditedUser): string | undefined {
  const { t, i18n } = useTranslation('users');
  const { losesList, values, lists } = user;
  if (!losesList) return undefined;
  const name = lists.find(({ id }) => id === values.pricelist)?.name ?? values.pricelist;
  return values.type === 'privato'
    ? t('edit.noListForPrivate', { name })
    : t('edit.listElsewhere', { name, country: countryName(values.country, i18n.language) });
}
