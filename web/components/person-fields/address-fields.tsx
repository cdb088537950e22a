import { useTranslation } from 'react-i18next';
import { isUnusualPostalCode, postalCodeName } from '#shared/accounts/postal-code.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { provinces } from '#shared/geography/provinces.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { SearchSelect } from '../search-select.tsx';
import { TextField } from '../text-field.tsx';
import { type PersonForm, tied } from './person-form.ts';
import './person-fields.css';

const provinceOptions = provinces.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

/** Where the person works; the province is asked in Italy alone (USR-037). */
export function AddressFields({ form }: { form: PersonForm }) {
  const { t } = useTranslation('person');
  const { country, postalCode } = form.values;
  return (
    <>
      <TextField
        {...tied(form, 'address')}
        label={t('address')}
        autoComplete="address-line1"
        maxLength={120}
      />
      <TextField
        {...tied(form, 'address2')}
        label={t('address2')}
        autoComplete="address-line2"
        maxLength={120}
      />
      <div className="place-fields">
        <TextField
          {...tied(form, 'postalCode')}
          label={t(`postalCode.${postalCodeName(country)}`)}
          autoComplete="postal-code"
          maxLength={120}
          hint={isUnusualPostalCode(country, postalCode) ? t('postalCode.unusual') : undefined}
        />
        <TextField {...tied(form, 'city')} label={t('city')} autoComplete="address-level2" maxLength={120} />
      </div>
      {country !== '' && isItaly(country) && <ProvinceField form={form} />}
    </>
  );
}

function ProvinceField({ form }: { form: PersonForm }) {
  const { t } = useTranslation(['person', 'common']);
  const message = useMessage(['common']);
  return (
    <SearchSelect
      label={t('province')}
      placeholder={t('common:field.choose')}
      required
      options={provinceOptions}
      value={form.values.province.trim().toUpperCase()}
      disabled={form.readOnly}
      onChange={(province) => form.edit({ province })}
      onBlur={form.leave('province')}
      error={message(form.errorOf('province'))}
    />
  );
}
