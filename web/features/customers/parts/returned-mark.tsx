import { useTranslation } from 'react-i18next';
import type { ReadCustomer } from '#web/components/customer-form/use-customers.ts';
import { Icon } from '#web/components/icon.tsx';
import './returned-mark.css';

type Props = Pick<ReadCustomer, 'returned'> & { address: string | null };

/** Warns beside an address that mails come back from for good (SND-050). */
export function ReturnedMark({ returned, address }: Props) {
  const { t } = useTranslation('customers');
  if (!address || !returned?.includes(address)) return null;
  return (
    <span className="returned-mark">
      <Icon name="exclamation-triangle" small /> {t('page.returned')}
    </span>
  );
}
