import { useTranslation } from 'react-i18next';
import { registrableTypes } from '#shared/accounts/company-types.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { NewPasswordFields } from '#web/components/new-password-fields.tsx';
import { AddressFields } from '#web/components/person-fields/address-fields.tsx';
import { CountryField } from '#web/components/person-fields/country-field.tsx';
import { LanguageField } from '#web/components/person-fields/language-field.tsx';
import { NameFields } from '#web/components/person-fields/name-fields.tsx';
import { tied } from '#web/components/person-fields/person-form.ts';
import { PhoneFields } from '#web/components/person-fields/phone-fields.tsx';
import { PrivacyConsent } from '#web/components/person-fields/privacy-consent.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import { FormPart } from '../form-parts.tsx';
import type { SignUpForm } from './use-sign-up.ts';

type Props = { form: SignUpForm };

const personOf = ({ sending, ...form }: SignUpForm) => ({ ...form, readOnly: sending });

export function PersonPart({ form }: Props) {
  const { t } = useTranslation(['person', 'signUp']);
  const person = personOf(form);
  return (
    <FormPart title={t('signUp:parts.person')}>
      <TypeField form={form} />
      <CountryField form={person} />
      <NameFields form={person} />
      <PhoneFields form={person} required />
      <LanguageField form={person} />
    </FormPart>
  );
}

function TypeField({ form }: Props) {
  const { t } = useTranslation(['person', 'signUp']);
  const message = useMessage(['common']);
  const { readOnly, ...select } = tied(personOf(form), 'type');
  return (
    <SelectField
      {...select}
      label={t('type')}
      required
      disabled={readOnly}
      placeholder={t('signUp:choose')}
      options={registrableTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
      error={message(form.errorOf('type'))}
    />
  );
}

export function AddressPart({ form }: Props) {
  const { t } = useTranslation('signUp');
  return (
    <FormPart title={t('parts.address')}>
      <AddressFields form={personOf(form)} />
    </FormPart>
  );
}

export function AccessPart({ form }: Props) {
  const { t } = useTranslation(['person', 'signUp']);
  const message = useMessage(['common', 'auth', 'errors']);
  const secret = (name: 'password' | 'repeated') => ({
    ...form.text(name),
    label: t(name),
    error: message(form.errorOf(name)),
  });
  return (
    <FormPart title={t('signUp:parts.access')}>
      <div className="whole">
        <TextField
          {...form.text('email')}
          label={t('email')}
          required
          type="email"
          autoComplete="username"
          error={message(form.errorOf('email'))}
        />
      </div>
      <NewPasswordFields password={secret('password')} repeated={secret('repeated')} />
    </FormPart>
  );
}

export function ConsentPart({ form }: Props) {
  const { t } = useTranslation('person');
  const message = useMessage(['common']);
  return (
    <div className="part">
      <PrivacyConsent {...form.tick('checkbox1')} error={message(form.errorOf('checkbox1'))} />
      <Checkbox {...form.tick('checkbox2')} label={t('marketing')} />
    </div>
  );
}
