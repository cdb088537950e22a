import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../filter-select.tsx';
import { useCustomerOptions } from './use-customer-options.ts';

type Props = { value: string; onChange: (customer: string) => void };

/** A filter by customer, for those who have one (CUS-030). */
export default function CustomerFilter({ value, onChange }: Props) {
  const { t } = useTranslation('customers');
  const { options } = useCustomerOptions(value);
  if (options.length === 0) return null;
  return (
    <FilterSelect
      label={t('pick.customer')}
      placeholder={t('pick.all')}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
