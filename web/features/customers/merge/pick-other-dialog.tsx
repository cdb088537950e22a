import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerName } from '#shared/customers/customer-name.ts';
import { useCustomerOptions } from '#web/components/customer-form/use-customer-options.ts';
import { useCustomers } from '#web/components/customer-form/use-customers.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';

type Props = { first: string; onPick: (other: string) => void; onClose: () => void };

/** Asks for the customer that is the same as the first one. */
export function PickOtherDialog({ first, onPick, onClose }: Props) {
  const { t } = useTranslation(['customerMerge', 'common']);
  const [other, setOther] = useState('');
  const { data } = useCustomers();
  const one = data?.find(({ id }) => id === first);
  const { options } = useCustomerOptions(other);
  return (
    <FormDialog
      title={t('pick.title')}
      context={one && customerName(one)}
      width={500}
      action={t('pick.next')}
      disabled={!other}
      onSubmit={() => onPick(other)}
      onClose={onClose}
    >
      <SearchSelect
        label={t('pick.other')}
        placeholder={t('common:field.choose')}
        options={options.filter(({ value }) => value !== first)}
        value={other}
        onChange={setOther}
        data-autofocus
      />
    </FormDialog>
  );
}
