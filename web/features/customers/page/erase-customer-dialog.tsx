import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { customerName } from '#shared/customers/customer-name.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { customerKey, type WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { EraseDialog } from '#web/components/erase-dialog.tsx';
import { EraseCustomerDocument } from '#web/graphql/customers.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useCustomerUses } from '../use-customer-uses.ts';

type Props = { customer: WholeCustomer; onClose: () => void };

/** Erases a customer by the name that was typed; the server goes on by itself, and the list is shown (CUS-047). */
function useErasure({ id }: WholeCustomer, name: string, accepted: boolean) {
  const { t } = useTranslation('customers');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const keyOf = useAttemptKey(randomId);
  return useMutation({
    mutationFn: (typed: string) => {
      const erasure = { id, name: typed, ...(accepted && { accepted }) };
      return request(EraseCustomerDocument, { key: keyOf(erasure), erasure });
    },
    onSuccess: async () => {
      navigate(paths.customers, { replace: true });
      toast({ text: t('erase.done', { name }) });
      queries.removeQueries({ queryKey: [...customerKey, 'one', id] });
      await queries.invalidateQueries({ queryKey: [...customerKey, 'list'] });
    },
  });
}

/** Asks for the name of a customer before they are erased for good, and what becomes of contracts (CUS-047, CUS-048). */
export default function EraseCustomerDialog({ customer, onClose }: Props) {
  const { t } = useTranslation('customers');
  const name = customerName(customer);
  const contracts = useCustomerUses().data?.find((use) => use.customer === customer.id)?.accepted ?? 0;
  const [accepted, setAccepted] = useState(false);
  const list = (part: 'goes' | 'stays') => t(`erase.${part}`, { returnObjects: true });
  return (
    <EraseDialog
      title={t('erase.title', { name })}
      text={t('erase.text')}
      action={t('erase.action')}
      goes={{ title: t('erase.goesTitle'), entries: list('goes') }}
      stays={{ title: t('erase.staysTitle'), entries: list('stays') }}
      confirm={{ label: t('erase.name', { name }), isRight: (typed) => typed === name }}
      erasure={useErasure(customer, name, accepted)}
      onClose={onClose}
    >
      {contracts > 0 && <Contracts count={contracts} ticked={accepted} onTick={setAccepted} />}
    </EraseDialog>
  );
}

type ContractsProps = { count: number; ticked: boolean; onTick: (ticked: boolean) => void };

/** Accepted offers are contracts: they stay whole unless the owner wants their customer out of them, too (CUS-048). */
function Contracts({ count, ticked, onTick }: ContractsProps) {
  const { t } = useTranslation('customers');
  const hint = useId();
  const number = formatWhole(count);
  return (
    <div>
      <Checkbox
        label={t('erase.accepted', { count, number })}
        checked={ticked}
        onChange={({ target }) => onTick(target.checked)}
        aria-describedby={hint}
      />
      <p id={hint} className="muted s" role="status">
        {t(ticked ? 'erase.acceptedGo' : 'erase.acceptedStay', { count, number })}
      </p>
    </div>
  );
}
