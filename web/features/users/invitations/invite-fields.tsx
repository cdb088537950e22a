import { useTranslation } from 'react-i18next';
import { languages } from '#shared/accounts/default-language.ts';
import { priceListsFor } from '#shared/accounts/price-lists-of-user.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { provinces } from '#shared/geography/provinces.ts';
import { longestMessage } from '#shared/schemas/invitation-input.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { SearchSelect } from '#web/components/search-select.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { useMessage } from '#web/lib/use-message.ts';
import type { useLeftFields } from '../edit/user-fields.ts';
import type { InviteForm } from './use-invite-form.ts';

type Left = Omit<ReturnType<typeof useLeftFields>, 'leaveAll'>;
type Props = { form: InviteForm; left: Left };

const provinceOptions = provinces.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

/** Who is invited, and as what (ROL-037). */
export function OnePerson({ form, left }: Props) {
  const { t } = useTranslation(['invitations', 'person']);
  const message = useMessage(['common', 'auth']);
  const { values, edit, lists, isSuggested } = form;
  const offered = priceListsFor({ type: values.type, country: values.country }, lists);
  return (
    <div className="invite-pairs">
      <TextField
        label={t('invite.email')}
        name="email"
        type="email"
        required
        autoComplete="off"
        value={values.email}
        onChange={({ target }) => edit({ email: target.value })}
        onBlur={left.leave('email')}
        error={message(left.errorOf('email'))}
        data-autofocus
      />
      <TextField
        label={t('invite.name')}
        name="name"
        autoComplete="off"
        maxLength={120}
        hint={t('invite.nameHint')}
        value={values.name}
        onChange={({ target }) => edit({ name: target.value })}
      />
      <SelectField
        label={t('person:type')}
        name="type"
        required
        placeholder={t('invite.choose')}
        options={userTypes.map((value) => ({ value, label: t(`person:types.${value}`) }))}
        value={values.type}
        onChange={({ target }) => edit({ type: target.value })}
        onBlur={left.leave('type')}
        error={message(left.errorOf('type'))}
      />
      <Country form={form} />
      {isItaly(values.country) && (
        <SearchSelect
          label={t('invite.province')}
          placeholder={t('invite.choose')}
          clearable
          options={provinceOptions}
          value={values.province}
          onChange={(province) => edit({ province })}
        />
      )}
      {values.type !== 'privato' && (
        <SelectField
          label={t('invite.pricelist')}
          name="pricelist"
          placeholder={t('invite.noPriceList')}
          hint={isSuggested ? t('invite.suggested') : undefined}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.pricelist}
          onChange={({ target }) => edit({ pricelist: target.value })}
        />
      )}
      <Letter form={form} />
    </div>
  );
}

/** What all who are invited at once share. */
export const Shared = ({ form }: { form: InviteForm }) => (
  <div className="invite-pairs">
    <Country form={form} />
    <Letter form={form} />
  </div>
);

/** Provinces and price lists are those of the country. */
function Country({ form: { values, edit, managed } }: { form: InviteForm }) {
  const { t } = useTranslation('person');
  const countries = useCountryOptions().filter(({ value }) => managed.includes(value));
  return (
    <SearchSelect
      label={t('country')}
      required
      options={countries}
      value={values.country}
      onChange={(country) => country && edit({ country })}
    />
  );
}

/** Language and words of the mail. */
function Letter({ form: { values, edit } }: { form: InviteForm }) {
  const { t } = useTranslation(['invitations', 'person']);
  return (
    <>
      <SelectField
        label={t('invite.language')}
        name="language"
        options={languages.map((value) => ({ value, label: t(`person:languages.${value}`) }))}
        value={values.language}
        onChange={({ target }) => edit({ language: target.value === 'en' ? 'en' : 'it' })}
      />
      <div className="whole">
        <TextArea
          label={t('invite.message')}
          hint={t('invite.messageHint', { most: longestMessage })}
          rows={3}
          maxLength={longestMessage}
          value={values.message}
          onChange={({ target }) => edit({ message: target.value })}
        />
      </div>
    </>
  );
}
