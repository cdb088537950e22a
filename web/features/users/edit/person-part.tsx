import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { managedCountriesOf } from '#shared/access/managed-countries.ts';
import { allCountries } from '#shared/geography/all-countries.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { AddressFields } from '#web/components/person-fields/address-fields.tsx';
import { CountryField } from '#web/components/person-fields/country-field.tsx';
import { LanguageField } from '#web/components/person-fields/language-field.tsx';
import { NameFields } from '#web/components/person-fields/name-fields.tsx';
import { PhoneFields } from '#web/components/person-fields/phone-fields.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useUser } from '#web/lib/session.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { Part } from './part.tsx';
import type { UserFields } from './user-fields.ts';

/** Who the user is; the nationality is one of those that the acting super user manages (USR-053). */
export function PersonPart({ fields, isNew }: { fields: UserFields; isNew?: boolean }) {
  const { t } = useTranslation('users');
  const acting = useUser();
  const managed = useMemo(() => managedCountriesOf(acting, allCountries), [acting]);
  return (
    <Part title={t('form.person')}>
      <TypeField fields={fields} />
      <CountryField form={fields} codes={managed} />
      <NameFields form={fields} />
      <PhoneFields form={fields} required={isNew} />
      <LanguageField form={fields} />
    </Part>
  );
}

function TypeField({ fields: { values, edit, leave, errorOf } }: { fields: UserFields }) {
  const { t } = useTranslation(['person', 'users']);
  const message = useMessage(['common']);
  return (
    <SelectField
      name="type"
      label={t('type')}
      required
      placeholder={t('users:form.choose')}
      options={userTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
      value={values.type}
      onChange={({ target }) => edit({ type: target.value })}
      onBlur={leave('type')}
      error={message(errorOf('type'))}
    />
  );
}

export function AddressPart({ fields }: { fields: UserFields }) {
  const { t } = useTranslation('users');
  return (
    <Part title={t('form.address')}>
      <AddressFields form={fields} />
    </Part>
  );
}
