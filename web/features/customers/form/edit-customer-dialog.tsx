import { useTranslation } from 'react-i18next';
import { customerName } from '#shared/customers/customer-name.ts';
import { CustomerFormDialog } from '#web/components/customer-form/customer-form-dialog.tsx';
import { formOf, useCustomerForm } from '#web/components/customer-form/use-customer-form.ts';
import type { WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { FormConflict } from '#web/components/form-conflict.tsx';
import { LoadedCustomer } from './loaded-customer.tsx';
import { useCustomerEdit } from './use-customer-edit.ts';
import { useShownFields } from './use-shown-fields.ts';

type Props = { id: string; onClose: () => void };

/** A customer that is edited. After a conflict the version of the other window is taken or overwritten (CUS-020). */
export default function EditCustomerDialog({ id, onClose }: Props) {
  return (
    <LoadedCustomer id={id} onClose={onClose}>
      {(customer) => <Edit customer={customer} onClose={onClose} />}
    </LoadedCustomer>
  );
}

function Edit({ customer, onClose }: { customer: WholeCustomer; onClose: () => void }) {
  const { t } = useTranslation('customers');
  const form = useCustomerForm(formOf(customer));
  const shown = useShownFields();
  const { base, saving, theirs, setTheirs, save, takeTheirs } = useCustomerEdit(customer, onClose);
  return (
    <>
      <CustomerFormDialog
        title={t('form.edit')}
        context={customerName(base)}
        action={t('form.save')}
        {...{ form, saving, onClose }}
        id={customer.id}
        onSave={(content) => save(content, base.revision)}
      />
      {theirs && (
        <FormConflict
          forms={{ base: formOf(base), mine: form.getValues(), theirs: formOf(theirs) }}
          theirs={theirs}
          shown={shown}
          busy={saving.isPending}
          onSave={(kept) => {
            form.reset(kept, { keepDefaultValues: true });
            void form.handleSubmit((content) => save(content, theirs.revision))();
          }}
          onReload={() => {
            form.reset(formOf(theirs));
            takeTheirs(theirs);
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}
