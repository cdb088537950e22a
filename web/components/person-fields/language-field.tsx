import { useTranslation } from 'react-i18next';
import { languages } from '#shared/accounts/default-language.ts';
import { SelectField } from '../select-field.tsx';
import { type PersonForm, tied } from './person-form.ts';

/** The language of mails and interface; it follows the country, so the country comes first (USR-046). */
export function LanguageField({ form }: { form: PersonForm }) {
  const { t } = useTranslation('person');
  const { readOnly, ...select } = tied(form, 'language');
  const waits = form.values.country === '';
  return (
    <SelectField
      {...select}
      label={t('language')}
      disabled={readOnly || waits}
      hint={waits ? t('languageAfterCountry') : undefined}
      options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
    />
  );
}
