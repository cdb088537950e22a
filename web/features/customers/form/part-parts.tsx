import { useTranslation } from 'react-i18next';
import { customerName } from '#shared/customers/customer-name.ts';
import { Button } from '#web/components/button.tsx';
import { ConflictDialog } from '#web/components/conflict-dialog.tsx';
import type { WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

type Edit = {
  base: WholeCustomer;
  saving: { isPending: boolean; error: unknown };
  theirs: WholeCustomer | undefined;
  setTheirs: (theirs: undefined) => void;
};

type Wishes = { edit: Edit; isNew: boolean; isDirty: boolean; onRemove: () => void };

/** The frame of the dialog of a site or a contact. */
export function usePartFrame({ edit: { base, saving }, isNew, isDirty, onRemove }: Wishes) {
  const { t } = useTranslation('customers');
  const failureText = useFailureText();
  const { isPending, error } = saving;
  const remove = (
    <Button variant="text" tone="err" icon="trash" disabled={isPending} onClick={onRemove}>
      {t('part.remove')}
    </Button>
  );
  return {
    context: customerName(base),
    width: 600,
    action: t('part.save'),
    footerStart: isNew ? undefined : remove,
    failure: error ? failureText(error) : undefined,
    busy: isPending,
    unsaved: isDirty,
  } as const;
}

type ConflictProps = {
  edit: Edit;
  /** Saves over the version of the other window: the other sites and contacts stay as they are there. */
  onOverwrite: (theirs: WholeCustomer) => void;
  onClose: () => void;
};

/** The question after a conflict (CUS-020). */
export function PartConflict({ edit: { theirs, setTheirs, saving }, onOverwrite, onClose }: ConflictProps) {
  if (!theirs) return null;
  return (
    <ConflictDialog
      theirs={theirs}
      busy={saving.isPending}
      onReload={onClose}
      onOverwrite={() => onOverwrite(theirs)}
      onClose={() => setTheirs(undefined)}
    />
  );
}
