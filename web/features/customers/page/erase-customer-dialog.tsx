import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { customerName } from '#shared/customers/customer-name.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { customerKey, type WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { GoesAndStays } from '#web/components/goes-and-stays.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { EraseCustomerDocument } from '#web/graphql/customers.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

type Props = { customer: WholeCustomer; onClose: () => void };

/** Erases a customer by the name that was typed; the server goes on by itself, and the list is shown (CUS-047). */
function useErasure({ id }: WholeCustomer, name: string) {
  const { t } = useTranslation('customers');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const keyOf = useAttemptKey(randomId);
  return useMutation({
    mutationFn: (typed: string) => {
      const erasure = { id, name: typed };
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

/** Asks for the name of a customer before they are erased for good (CUS-047). */
export default function EraseCustomerDialog({ customer, onClose }: Props) {
  const { t } = useTranslation('customers');
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const name = customerName(customer);
  const isSame = typed.trim() === name;
  const { mutate, isPending, error } = useErasure(customer, name);
  const list = (part: 'goes' | 'stays') => t(`erase.${part}`, { returnObjects: true });
  return (
    <DialogFrame
      title={t('erase.title', { name })}
      context={t('erase.text')}
      role="alertdialog"
      width={500}
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            variant="danger"
            icon="trash"
            busy={isPending}
            disabledReason={!isSame && t('erase.name', { name })}
            onClick={() => mutate(name)}
          >
            {t('erase.action')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && <Alert tone="err">{failureText(error)}</Alert>}
        <GoesAndStays
          goes={{ title: t('erase.goesTitle'), entries: list('goes') }}
          stays={{ title: t('erase.staysTitle'), entries: list('stays') }}
        />
        <TextField
          label={t('erase.name', { name })}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          data-autofocus
        />
      </div>
    </DialogFrame>
  );
}
