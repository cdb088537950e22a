import { useTranslation } from 'react-i18next';
import { useCustomer } from '#web/components/customer-form/use-customers.ts';
import { SelectField } from '#web/components/select-field.tsx';

type Props = { customer: string; value: string; onChange: (contact: string) => void };

/** One of the customer's contacts: the offer is for their attention (OFR-004). */
export function ContactField({ customer, value, onChange }: Props) {
  const { t } = useTranslation('offerList');
  const { data } = useCustomer(customer);
  if (!data || data.contacts.length === 0) return null;
  const options = data.contacts.map(({ id, name, role }) => ({
    value: id,
    label: [name, role].filter(Boolean).join(', '),
  }));
  return (
    <SelectField
      label={t('new.contact')}
      placeholder={t('new.noContact')}
      {...{ options, value }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
