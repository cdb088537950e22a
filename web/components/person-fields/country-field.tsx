import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '#shared/accounts/default-language.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { SearchSelect } from '../search-select.tsx';
import type { PersonForm } from './person-form.ts';

type Props = {
  form: PersonForm;
  /** The countries to choose from; all of them when left out. */
  codes?: readonly string[];
};

/** The country; choosing one chooses its language, and a province is Italian (USR-043, USR-044). */
export function CountryField({ form, codes }: Props) {
  const { t } = useTranslation(['person', 'common']);
  const message = useMessage(['common']);
  const all = useCountryOptions();
  const options = codes ? all.filter(({ value }) => codes.includes(value)) : all;
  const { values, edit, leave } = form;
  const choose = (country: string) =>
    edit({
      country,
      language: defaultLanguage(country),
      province: isItaly(country) ? values.province : '',
    });
  return (
    <SearchSelect
      label={t('country')}
      placeholder={t('common:field.choose')}
      required
      options={options}
      value={values.country}
      disabled={form.readOnly}
      onChange={choose}
      onBlur={leave('country')}
      error={message(form.errorOf('country'))}
    />
  );
}
