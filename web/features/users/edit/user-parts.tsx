import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { managedCountriesOf } from '#shared/access/managed-countries.ts';
import { priceListsFor } from '#shared/accounts/price-lists-of-user.ts';
import { allCountries } from '#shared/geography/all-countries.ts';
import { userTypes } from '#shared/schemas/user.ts';
import type { UserForm } from '#shared/schemas/user-form.ts';
import { FormPart } from '#web/components/form-part.tsx';
import { NewPasswordFields } from '#web/components/new-password-fields.tsx';
import { ConsentFields } from '#web/components/person-fields/consent-fields.tsx';
import { AddressFields, PersonFields } from '#web/components/person-fields/person-fields.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useUser } from '#web/lib/session.ts';
import type { tiedFields } from '#web/lib/tied-fields.ts';
import { useMessage } from '#web/lib/use-message.ts';
import type { PriceList } from '#web/lib/use-price-lists.ts';

/** The form of a new or an edited user, as its parts see it. */
export type UserFields = {
  values: UserForm;
  edit: (change: Partial<UserForm>) => void;
  leave: (name: string) => () => void;
  /** Key of a field's message. */
  errorOf: (name: string) => string | undefined;
} & ReturnType<typeof tiedFields<UserForm>>;
type Props = { form: UserFields };

/** The person and their address; the acting super user offers the countries they manage (USR-053). */
export function PersonParts({ form, isNew, note }: Props & { isNew?: boolean; note?: string | undefined }) {
  const { t } = useTranslation('users');
  const acting = useUser();
  const managed = useMemo(() => managedCountriesOf(acting, allCountries), [acting]);
  return (
    <>
      <FormPart title={t('form.person')}>
        <PersonFields form={form} types={userTypes} codes={managed} note={note} asksPhone={isNew} />
      </FormPart>
      <FormPart title={t('form.address')}>
        <AddressFields form={form} />
      </FormPart>
    </>
  );
}

/** The lists of the country and the lists for all countries; private users get none (USR-046, USR-047, USR-049). */
export function PriceListField({
  form: { values, text },
  lists,
  hint,
}: Props & { lists: readonly PriceList[]; hint?: string | undefined }) {
  const { t } = useTranslation('users');
  if (values.type === 'privato') return null;
  const waits = values.country === '';
  const offered = waits ? [] : priceListsFor(values, lists);
  return (
    <SelectField
      name="pricelist"
      label={t('form.pricelist')}
      disabled={waits}
      hint={waits ? t('form.pricelistAfterCountry') : hint}
      placeholder={t('form.noPriceList')}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      value={offered.some(({ id }) => id === values.pricelist) ? values.pricelist : ''}
      onChange={text('pricelist').onChange}
    />
  );
}

/** Privacy and news (USR-035, USR-042). */
export function ConsentPart({ form: { tick, errorOf } }: Props) {
  const { t } = useTranslation('users');
  const message = useMessage(['common']);
  return (
    <FormPart title={t('form.consents')}>
      <div className="whole stack-s">
        <ConsentFields
          ofAnother
          privacy={{ ...tick('checkbox1'), error: message(errorOf('checkbox1')) }}
          marketing={tick('checkbox2')}
        />
      </div>
    </FormPart>
  );
}

type Credentials = { email: string; password: string; repeated: string };
type CredentialProps = {
  form: Pick<UserFields, 'errorOf'> & { values: Credentials } & Pick<
      ReturnType<typeof tiedFields<Credentials>>,
      'text'
    >;
};

/** E-mail and password that a super user types for somebody else (USR-032 to USR-034, USR-066 to USR-070). */
export function CredentialFields({ form }: CredentialProps) {
  const { t } = useTranslation('person');
  const message = useMessage(['common', 'auth']);
  return (
    <>
      <div className="whole">
        <TextField
          {...form.text('email')}
          name="email"
          label={t('email')}
          error={message(form.errorOf('email'))}
          required
          type="email"
          autoComplete="off"
        />
      </div>
      <NewPasswordFields form={form} />
    </>
  );
}
