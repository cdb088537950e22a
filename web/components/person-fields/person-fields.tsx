import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isCompanyType } from '#shared/accounts/company-types.ts';
import { isUnusualPostalCode, postalCodeName } from '#shared/accounts/postal-code.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { languages } from '#shared/languages.ts';
import type { UserType } from '#shared/schemas/user.ts';
import { provinceOptions } from '#web/lib/province-options.ts';
import type { Tied } from '#web/lib/tied-fields.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { SearchSelect } from '../search-select.tsx';
import { SelectField } from '../select-field.tsx';
import { TextField } from '../text-field.tsx';
import { CountryField } from './country-field.tsx';
import './person-fields.css';

/** Text fields of a person, with the attributes of their inputs. */
const inputs = {
  firstName: { required: true, autoComplete: 'given-name', longest: 120 },
  lastName: { required: true, autoComplete: 'family-name', longest: 120 },
  company: { required: true, autoComplete: 'organization', longest: 120 },
  phone: { type: 'tel', autoComplete: 'tel', longest: 20 },
  phone1: { type: 'tel', longest: 20 },
  address: { autoComplete: 'address-line1', longest: 120 },
  address2: { autoComplete: 'address-line2', longest: 120 },
  postalCode: { autoComplete: 'postal-code', longest: 120 },
  city: { autoComplete: 'address-level2', longest: 120 },
} as const;
type TextName = keyof typeof inputs;
type Chosen = 'type' | 'country' | 'language' | 'province';

/** A form with a person in it: sign-up, accepted invitation, profile, or a user of a super user. */
export type PersonForm = {
  values: Record<TextName | Chosen, string>;
  edit: (change: Partial<Record<Chosen, string>>) => void;
  leave: (name: string) => () => void;
  /** Key of a field's message. */
  errorOf: (name: string) => string | undefined;
  text: (name: TextName) => Tied<string>;
  readOnly?: boolean;
};
type Props = { form: PersonForm };

type TextProps = Props & { name: TextName; hint?: string; required?: boolean; error?: string };

function PersonText({ form, name, ...more }: TextProps) {
  const { t } = useTranslation('person');
  const label = name === 'postalCode' ? t(`postalCode.${postalCodeName(form.values.country)}`) : t(name);
  return <TextField {...form.text(name)} {...inputs[name]} {...more} name={name} label={label} />;
}

/** Names, company and phones. Older accounts may lack a phone number, new ones may not (USR-031, USR-036). */
export function NameFields({ form, asksPhone }: Props & { asksPhone?: boolean }) {
  const message = useMessage(['common']);
  const checked = (name: TextName) => ({ form, name, error: message(form.errorOf(name)) });
  return (
    <>
      <PersonText {...checked('firstName')} />
      <PersonText {...checked('lastName')} />
      {isCompanyType(form.values.type) && <PersonText {...checked('company')} />}
      <PersonText {...checked('phone')} required={asksPhone} />
      <PersonText {...checked('phone1')} />
    </>
  );
}

/** The place of work; only Italy asks for a province (USR-037). */
export function AddressFields({ form }: Props) {
  const { t } = useTranslation('person');
  const { country, postalCode } = form.values;
  const hint = isUnusualPostalCode(country, postalCode) ? t('postalCode.unusual') : undefined;
  return (
    <>
      <PersonText form={form} name="address" />
      <PersonText form={form} name="address2" />
      <div className="place-fields">
        <PersonText form={form} name="postalCode" hint={hint} />
        <PersonText form={form} name="city" />
      </div>
      {country !== '' && isItaly(country) && <ProvinceField form={form} />}
    </>
  );
}

function ProvinceField({ form }: Props) {
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

type TypeProps = {
  form: Pick<PersonForm, 'leave' | 'errorOf' | 'readOnly'> & {
    values: { type: string };
    edit: (change: { type: string }) => void;
  };
  types: readonly UserType[];
};

export function TypeField({ form: { values, edit, leave, errorOf, readOnly }, types }: TypeProps) {
  const { t } = useTranslation(['person', 'common']);
  const message = useMessage(['common']);
  return (
    <SelectField
      name="type"
      label={t('type')}
      required
      disabled={readOnly}
      placeholder={t('common:field.choose')}
      options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
      value={values.type}
      onChange={({ target }) => edit({ type: target.value })}
      onBlur={leave('type')}
      error={message(errorOf('type'))}
    />
  );
}

/** The language of mails and interface; it follows the country, so the country comes first (USR-046). */
export function LanguageField({ form: { values, edit, leave, readOnly } }: Props) {
  const { t } = useTranslation('person');
  const waits = values.country === '';
  return (
    <SelectField
      name="language"
      label={t('language')}
      disabled={readOnly || waits}
      hint={waits ? t('languageAfterCountry') : undefined}
      options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
      value={values.language}
      onChange={({ target }) => edit({ language: target.value })}
      onBlur={leave('language')}
    />
  );
}

type PersonProps = Props &
  Omit<ComponentProps<typeof CountryField>, 'form'> &
  Pick<TypeProps, 'types'> & { asksPhone?: boolean };

/** Fields of a person of any type and country. */
export const PersonFields = ({ form, types, codes, note, asksPhone }: PersonProps) => (
  <>
    <TypeField form={form} types={types} />
    <CountryField form={form} codes={codes} note={note} />
    <NameFields form={form} asksPhone={asksPhone} />
    <LanguageField form={form} />
  </>
);
