import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import type { CustomerContent } from '#shared/schemas/customer-form.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { MadeLink } from '#web/components/made-link.tsx';
import { MoreFields } from '#web/components/more-fields.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { AddressPart } from './address-part.tsx';
import { IdentifiersPart, NotePart, ReachPart } from './more-parts.tsx';
import { NamePart } from './name-part.tsx';
import type { CustomerFormState } from './use-customer-form.ts';
import './customer-form.css';

type Props = {
  title: string;
  /** The customer that is edited. */
  context?: string;
  action: string;
  form: CustomerFormState;
  /** The id of the customer that is edited; a new one has its other fields below a disclosure (CUS-018). */
  id?: string;
  saving: { isPending: boolean; error: unknown };
  onSave: (content: CustomerContent) => void;
  onClose: () => void;
};

/** The dialog of a customer, new or not; a sheet on phones. */
export function CustomerFormDialog({ form, id, saving, onSave, ...dialog }: Props) {
  const { t } = useTranslation('customers');
  const failureText = useFailureText();
  const { error, isPending } = saving;
  const [kind, ...names] = form.watch(['kind', 'firstName', 'lastName', 'company']);
  const [firstName, lastName, company] = names.map((name) => name.trim());
  const isNamed = Boolean(kind === 'private' ? firstName || lastName : company);
  const isNew = id === undefined;
  const { formState } = form;
  const others = (
    <>
      <ReachPart form={form} id={id} />
      <IdentifiersPart form={form} id={id} />
      <AddressPart form={form} isNew={isNew} />
      <NotePart form={form} />
    </>
  );
  const isWrongBelow = Object.keys(formState.errors).some((name) => !nameFields.includes(name));
  return (
    <FormDialog
      {...dialog}
      width={600}
      disabled={!isNamed}
      failure={error ? failureText(error) : undefined}
      failureAction={<MadeLink failure={error} to={paths.customer} />}
      busy={isPending}
      unsaved={formState.isDirty}
      onSubmit={() => void form.handleSubmit((content) => onSave(content))()}
    >
      <div className="customer-form">
        <NamePart form={form} />
        {/* Everything but kind and name; a wrong field opens it. */}
        {isNew ? (
          <MoreFields title={t('form.others')} isOpen={isWrongBelow}>
            {others}
          </MoreFields>
        ) : (
          others
        )}
      </div>
    </FormDialog>
  );
}

const nameFields = ['kind', 'firstName', 'lastName', 'company'];
