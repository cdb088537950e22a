import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerName } from '#shared/customers/customer-name.ts';
import type { CustomerContent } from '#shared/schemas/customer-form.ts';
import { useSaved } from '#web/components/use-saved.ts';
import { CreateCustomerDocument } from '#web/graphql/customer-form.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { CustomerFormDialog } from './customer-form-dialog.tsx';
import { emptyForm, useCustomerForm } from './use-customer-form.ts';
import { customerKey, type WholeCustomer } from './use-customers.ts';

type Props = { onMade?: (customer: WholeCustomer) => void; onClose: () => void };

/** A new customer: kind and name are enough (CUS-018). */
export default function NewCustomerDialog({ onMade, onClose }: Props) {
  const { t } = useTranslation('customers');
  const { country } = useUser();
  const form = useCustomerForm(emptyForm(country));
  const keyOf = useAttemptKey(randomId);
  const saved = useSaved(customerKey, onClose);
  const saving = useMutation({
    mutationFn: async (customer: CustomerContent) =>
      (await request(CreateCustomerDocument, { key: keyOf(customer), customer })).createCustomer,
    onSuccess: async (made) => {
      await saved(t('form.created', { name: customerName(made) }));
      onMade?.(made);
    },
  });
  return (
    <CustomerFormDialog
      title={t('form.new')}
      action={t('form.create')}
      {...{ form, saving, onClose }}
      onSave={saving.mutate}
    />
  );
}
