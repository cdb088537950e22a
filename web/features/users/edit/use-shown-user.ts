import { useTranslation } from 'react-i18next';
import type { EditedUserForm } from '#shared/schemas/user-form.ts';
import type { ShownField } from '#web/components/form-conflict.tsx';
import { countryName } from '#web/lib/country-name.ts';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { useTextOf } from '#web/lib/use-text-of.ts';

const typed = [
  'firstName',
  'lastName',
  'company',
  'address',
  'address2',
  'city',
  'province',
  'phone',
  'phone1',
] as const;

/** Every field of the form of an edited user by its name, in words. */
export function useShownUser(lists: readonly PriceList[]) {
  const { t, i18n } = useTranslation(['users', 'person', 'catalogue']);
  const wordOf = { type: useTextOf('person:types'), language: useTextOf('person:languages') };
  const yesOrNo = (value: boolean) => t(`catalogue:history.values.${value}`);
  const country = (code: string) => code && countryName(code, i18n.language);
  return (form: EditedUserForm): ShownField[] => [
    ...typed.map((path) => ({ path, name: t(`person:${path}`), value: form[path] })),
    ...(['type', 'language'] as const).map((path) => ({
      path,
      name: t(`person:${path}`),
      value: wordOf[path](form[path]) ?? form[path],
    })),
    { path: 'country', name: t('person:country'), value: country(form.country) },
    { path: 'postalCode', name: t('person:postalCode.any'), value: form.postalCode },
    { path: 'checkbox1', name: t('person:privacyShort'), value: yesOrNo(form.checkbox1) },
    { path: 'checkbox2', name: t('person:marketingOfAnother'), value: yesOrNo(form.checkbox2) },
    { path: 'showLogo', name: t('form.showLogo'), value: yesOrNo(form.showLogo) },
    {
      path: 'pricelist',
      name: t('form.pricelist'),
      value: lists.find(({ id }) => id === form.pricelist)?.name ?? form.pricelist,
    },
    { path: 'isSuper', name: t('form.isSuper'), value: yesOrNo(form.isSuper) },
    { path: 'managementMode', name: t('form.mode'), value: t(`form.modes.${form.managementMode}`) },
    {
      path: 'managedCountries',
      name: t('form.countries'),
      value: form.managedCountries.map(country).join(', '),
    },
    { path: 'archived', name: t('edit.archived'), value: yesOrNo(form.archived) },
  ];
}
