import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { choosesOwnCountry } from '#shared/access/super-user.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ConsentFields } from '#web/components/person-fields/consent-fields.tsx';
import { CountryField } from '#web/components/person-fields/country-field.tsx';
import { AddressFields, LanguageField, NameFields } from '#web/components/person-fields/person-fields.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { countryName } from '#web/lib/country-name.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { useTypeName } from '#web/lib/use-type-name.ts';
import type { Profile } from './use-profile.ts';

type Props = { profile: Profile };

/** Only super users set a type. They edit their own country, nobody else does (PRO-019, PRO-021). */
export function PersonCard({ profile: { form, user } }: Props) {
  const { t, i18n } = useTranslation(['profile', 'person']);
  const typeName = useTypeName();
  return (
    <Card title={t('person')}>
      <div className="grid2">
        <TextField
          label={t('person:type')}
          value={user.type == null ? t('noType') : typeName(user.type)}
          readOnly
        />
        {choosesOwnCountry(user) ? (
          <CountryField form={form} />
        ) : (
          <TextField
            label={t('person:country')}
            value={countryName(form.values.country, i18n.language)}
            readOnly
          />
        )}
        <NameFields form={form} />
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
  const { t } = useTranslation('profile');
  const message = useMessage(['common']);
  const { draft, base, saving } = editing;
  return (
    <Card title={t('consents')}>
      <ConsentFields
        privacy={{
          checked: draft.checkbox1,
          disabled: base.checkbox1 || saving,
          onChange: ({ target }) => edit({ checkbox1: target.checked }),
          error: message(form.errorOf('checkbox1')),
        }}
        marketing={{
          checked: draft.checkbox2,
          disabled: saving,
          onChange: ({ target }) => edit({ checkbox2: target.checked }),
        }}
      />
    </Card>
  );
}

/** The way to the data for offers (OFR-078). */
export function OffersCard() {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('offers')}>
      <p className="muted s">{t('offersText')}</p>
      <div>
        <ButtonLink small to={paths.offerSettings}>
          {t('openOffers')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Super users set the price list (PRO-020). */
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
