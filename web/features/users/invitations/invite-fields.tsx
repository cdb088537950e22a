import { useTranslation } from 'react-i18next';
import { priceListsFor } from '#shared/accounts/price-lists-of-user.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { languages } from '#shared/languages.ts';
import { longestMessage } from '#shared/schemas/invitation-input.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { TypeField } from '#web/components/person-fields/person-fields.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { provinceOptions } from '#web/lib/province-options.ts';
import type { useLeftFields } from '#web/lib/use-left-fields.ts';
import { useMessage } from '#web/lib/use-message.ts';
import type { InviteForm } from './use-invite-form.ts';

type Props = { form: InviteForm };
type OneProps = Props & { left: Pick<ReturnType<typeof useLeftFields>, 'leave' | 'errorOf'> };

/** The invited person, their type, place and price list (ROL-037). */
export function OnePerson({ form, left }: OneProps) {
  const { t } = useTranslation(['invitations', 'person']);
  const message = useMessage(['common', 'auth']);
  const { values, edit } = form;
  return (
    <div className="pairs">
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
        longest={120}
        hint={t('invite.nameHint')}
        value={values.name}
        onChange={({ target }) => edit({ name: target.value })}
      />
      <TypeField form={{ values, edit, ...left }} types={userTypes} />
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
      {values.type !== 'privato' && <PriceListField form={form} />}
      <Letter form={form} />
    </div>
  );
}

function PriceListField({ form: { values, edit, lists, isSuggested } }: Props) {
  const { t } = useTranslation('invitations');
  const offered = priceListsFor({ type: values.type, country: values.country }, lists);
  return (
    <SelectField
      label={t('invite.pricelist')}
      name="pricelist"
      placeholder={t('invite.noPriceList')}
      hint={isSuggested ? t('invite.suggested') : undefined}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      value={values.pricelist}
      onChange={({ target }) => edit({ pricelist: target.value })}
    />
  );
}

/** Fields for all persons of a list. */
export const SharedFields = ({ form }: Props) => (
  <div className="pairs">
    <Country form={form} />
    <Letter form={form} />
  </div>
);

/** Decides which provinces and price lists are on offer. */
function Country({ form: { values, edit, managed } }: Props) {
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
function Letter({ form: { values, edit } }: Props) {
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
          longest={longestMessage}
          value={values.message}
          onChange={({ target }) => edit({ message: target.value })}
        />
      </div>
    </>
  );
}
