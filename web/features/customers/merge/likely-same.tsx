import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { customerName } from '#shared/customers/customer-name.ts';
import { duplicatesOf } from '#shared/customers/same-customers.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useCustomers } from '#web/components/customer-form/use-customers.ts';
import { useLikeness } from './use-likeness.ts';
import { useKeepApart } from './use-merge.ts';
import './merge.css';

type Props = { id: string; onMerge: (other: string) => void };

/** Says which other customer the shown one may be (CUS-040). */
export default function LikelySame({ id, onMerge }: Props) {
  const { t } = useTranslation('customerMerge');
  const { data } = useCustomers();
  const likeness = useLikeness();
  const { keepApart, busy } = useKeepApart();
  const [likely] = useMemo(() => (data ? duplicatesOf(id, data) : []), [data, id]);
  if (!likely) return null;
  const { other, by } = likely;
  return (
    <Alert
      tone="info"
      action={
        <div className="likely-same">
          <Button small disabled={Boolean(busy)} onClick={() => onMerge(other.id)}>
            {t('duplicates.merge')}
          </Button>
          <Button
            small
            variant="text"
            busy={Boolean(busy)}
            onClick={() => keepApart({ first: id, second: other.id })}
          >
            {t('duplicates.apart')}
          </Button>
        </div>
      }
    >
      {t('duplicates.hint', { name: customerName(other), by: likeness(by) })}
    </Alert>
  );
}
