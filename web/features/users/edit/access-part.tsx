import { useTranslation } from 'react-i18next';
import { priceListsFor } from '#shared/accounts/price-lists-of-user.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { PrivacyConsent } from '#web/components/person-fields/privacy-consent.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { Part } from './part.tsx';
import type { UserFields } from './user-fields.ts';

type ListProps = { fields: UserFields; lists: readonly PriceList[]; hint?: string };

/** The lists of the country and those for all of them; private users get none (USR-046, USR-047, USR-049). */
export function PriceListField({ fields: { values, edit }, lists, hint }: ListProps) {
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
      onChange={({ target }) => edit({ pricelist: target.value })}
    />
  );
}

/** Privacy, news, and the logo on documents (USR-035, USR-042). */
export function ConsentPart({ fields: { values, edit, leave, errorOf } }: { fields: UserFields }) {
  const { t } = useTranslation(['users', 'person']);
  const message = useMessage(['common']);
  return (
    <Part title={t('form.consents')}>
      <div className="whole stack-s">
        <PrivacyConsent
          ofAnother
          checked={values.checkbox1}
          onChange={({ target }) => edit({ checkbox1: target.checked })}
          onBlur={leave('checkbox1')}
          error={message(errorOf('checkbox1'))}
        />
        <Checkbox
          label={t('person:marketingOfAnother')}
          checked={values.checkbox2}
          onChange={({ target }) => edit({ checkbox2: target.checked })}
        />
      </div>
    </Part>
  );
}
