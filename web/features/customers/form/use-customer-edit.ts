import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerName } from '#shared/customers/customer-name.ts';
import {
  customerKey,
  readCustomer,
  type WholeCustomer,
} from '#web/components/customer-form/use-customers.ts';
import { useSaved } from '#web/components/use-saved.ts';
import { type CustomerInput, UpdateCustomerDocument } from '#web/graphql/customer-form.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';

type Content = Omit<CustomerInput, 'id' | 'revision'>;

/** The save of a customer's fields, and the version that another window saved meanwhile (CUS-020). */
export function useCustomerEdit(customer: WholeCustomer, onClose: () => void) {
  const { t } = useTranslation('customers');
  // The customer may be read anew while the dialog is open: a save builds on what it showed first.
  const [base, setBase] = useState(customer);
  const [theirs, setTheirs] = useState<WholeCustomer>();
  const saved = useSaved(customerKey, onClose);
  const { id } = customer;
  const saving = useMutation({
    mutationFn: async ({ content, revision }: { content: Content; revision: number }) =>
      (await request(UpdateCustomerDocument, { customer: { id, revision, ...content } })).updateCustomer,
    onSuccess: (after) => saved(t('form.saved', { name: customerName(after) })),
    onError: async (cause) => {
      if (codeOf(cause) === 'conflict') setTheirs(await readCustomer(id));
    },
  });
  const takeTheirs = (newer: WholeCustomer) => {
    setBase(newer);
    setTheirs(undefined);
    saving.reset();
  };
  return {
    ...{ base, saving, theirs, setTheirs, takeTheirs },
    save: (content: Content, revision: number) => saving.mutate({ content, revision }),
  };
}
