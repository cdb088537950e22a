import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isUnusualPostalCode } from '#shared/accounts/postal-code.ts';
import { languageOfCountry } from '#shared/customers/customer-defaults.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import { FormPart } from '#web/components/form-part.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { provinceOptions } from '#web/lib/province-options.ts';
import { CustomerText } from './customer-text.tsx';
import type { CustomerFormState } from './use-customer-form.ts';

type Props = { form: CustomerFormState; isNew: boolean };

/** Address and language. The language of a new customer follows the country until it is chosen (CUS-013). */
export function AddressPart({ form, isNew }: Props) {
  const { t } = useTranslation('customers');
  const countries = useCountryOptions();
  const { control, setValue, watch, formState } = form;
  const country = useController({ control, name: 'country' }).field;
  const language = useController({ control, name: 'language' }).field;
  const { touchedFields } = formState;
  const isUnusual = isUnusualPostalCode(country.value, watch('postalCode'));
  const changeCountry = (code: string) => {
    country.onChange(code);
    if (isNew && !touchedFields.language) setValue('language', languageOfCountry(code));
  };
  return (
    <FormPart title={t('form.address')}>
      <CustomerText form={form} name="address" />
      <CustomerText
        form={form}
        name="postalCode"
        hint={isUnusual ? t('form.postalCodeUnusual') : undefined}
      />
      <CustomerText form={form} name="city" />
      {isItaly(country.value) && <Province form={form} />}
      <SearchSelect
        label={t('fields.country')}
        options={countries}
        value={country.value}
        onChange={changeCountry}
        onBlur={country.onBlur}
      />
      <SelectField
        label={t('fields.language')}
        hint={t('form.languageHint')}
        options={documentLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={language.value}
        onChange={language.onChange}
        onBlur={language.onBlur}
      />
    </FormPart>
  );
}

function Province({ form }: { form: CustomerFormState }) {
  const { t } = useTranslation(['customers', 'common']);
  const { field } = useController({ control: form.control, name: 'province' });
  return (
    <SearchSelect
      label={t('fields.province')}
      placeholder={t('common:field.choose')}
      clearable
      options={provinceOptions}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
