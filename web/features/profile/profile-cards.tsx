import { useTranslation } from 'react-i18next';
import { userTypes } from '#shared/schemas/user.ts';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { AddressFields } from '#web/components/person-fields/address-fields.tsx';
import { CountryField } from '#web/components/person-fields/country-field.tsx';
import { LanguageField } from '#web/components/person-fields/language-field.tsx';
import { NameFields } from '#web/components/person-fields/name-fields.tsx';
import { PhoneFields } from '#web/components/person-fields/phone-fields.tsx';
import { PrivacyConsent } from '#web/components/person-fields/privacy-consent.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { countryName } from '#web/lib/country-name.ts';
import { useMessage } from '#web/lib/use-message.ts';

import type { Profile } from './use-profile.ts';

type Props = { profile: Profile };

/** The type is what a super user says it is; the country too, unless one is a super user (PRO-019, PRO-021). */
export function PersonCard({ profile: { form, user } }: Props) {
  const { t, i18n } = useTranslation(['profile', 'person']);
  const type = userTypes.find((known) => known === user.type);
  return (
    <Card title={t('person')}>
      <div className="grid2">
        <TextField
          label={t('person:type')}
          value={type ? t(`person:types.${type}`) : (user.type ?? t('noType'))}
          readOnly
        />
        {user.superUser ? (
          <CountryField form={form} />
        ) : (
          <TextField
            label={t('person:country')}
            value={countryName(form.values.country, i18n.language)}
            readOnly
          />
        )}
        <NameFields form={form} />
        <PhoneFields form={form} />
        <LanguageField form={form} />
      </div>
    </Card>
  );
}

export function AddressCard({ profile: { form } }: Props) {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('address')}>
      <div className="grid2">
        <AddressFields form={form} />
      </div>
    </Card>
  );
}

/** The privacy consent, once given, stays (PRO-018). */
export function ConsentsCard({ profile: { form, edit, editing } }: Props) {
  const { t } = useTranslation(['profile', 'person']);
  const message = useMessage(['common']);
  const { draft, base, saving } = editing;
  return (
    <Card title={t('consents')}>
      <PrivacyConsent
        checked={draft.checkbox1}
        disabled={base.checkbox1 || saving}
        onChange={(event) => edit({ checkbox1: event.target.checked })}
        error={message(form.errorOf('checkbox1'))}
      />
      <Checkbox
        label={t('person:marketing')}
        checked={draft.checkbox2}
        disabled={saving}
        onChange={(event) => edit({ checkbox2: event.target.checked })}
      />
    </Card>
  );
}

/** The price list is what a super user says it is (PRO-020). */
export function PriceListCard({ profile: { user } }: Props) {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('pricelist')}>
      <TextField
        label={t('pricelist')}
        hideLabel
        value={user.pricelistName ?? user.pricelist ?? t('noPriceList')}
        readOnly
      />
    </Card>
  );
}
