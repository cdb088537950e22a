import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerName } from '#shared/customers/customer-name.ts';
import { customerKey, type ListedCustomer } from '#web/components/customer-form/use-customers.ts';
import { UpdateCustomerDocument } from '#web/graphql/customer-form.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

type Named = Pick<ListedCustomer, 'id' | 'revision' | 'kind' | 'firstName' | 'lastName' | 'company'>;
type Archived = { customer: Named; archived: boolean; isUndo?: boolean };

/** Archives a customer, or restores it; the message offers to undo it (CUS-025). */
export function useArchiving() {
  const { t } = useTranslation('customers');
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ customer: { id, revision }, archived }: Archived) =>
      (await request(UpdateCustomerDocument, { customer: { id, revision, archived } })).updateCustomer,
    onSuccess: async (after, { archived, isUndo }) => {
      await queries.invalidateQueries({ queryKey: customerKey });
      const text = t(archived ? 'archiving.archived' : 'archiving.restored', { name: customerName(after) });
      const onUndo = () => mutate({ customer: after, archived: !archived, isUndo: true });
      toast({ text, ...(!isUndo && { onUndo }) });
    },
    onError: async (error) => {
      toast({ text: failureText(error), tone: 'err' });
      await queries.invalidateQueries({ queryKey: customerKey });
    },
  });
  return { set: mutate, busy: isPending ? variables.customer.id : undefined };
}
