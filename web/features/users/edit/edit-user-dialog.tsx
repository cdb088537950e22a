import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '#shared/accounts/display-name.ts';
import type { EditedUserForm } from '#shared/schemas/user-form.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { AwaitedField } from '#web/components/dialog-place.tsx';
import { FormConflict } from '#web/components/form-conflict.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { ActivityPart } from './activity-part.tsx';
import { EditedDocumentsPart } from './edited-documents-part.tsx';
import { EditedRightsPart } from './edited-rights-part.tsx';
import { EmailPart } from './email-part.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import {
  type Account,
  draftOfAccount,
  type EditedUser,
  useAccount,
  useEditedUser,
} from './use-edited-user.ts';
import { useLostList } from './use-lost-list.ts';
import { useMissing } from './use-missing.ts';
import { useShownUser } from './use-shown-user.ts';
import { ConsentPart, PersonParts } from './user-parts.tsx';
import './user-dialog.css';

type Props = {
  id: string;
  /** Unknown where the address names the user. */
  name?: string | undefined;
  onClose: () => void;
};

/** All of a user but the credentials (USR-020, USR-056 to USR-065). */
export default function EditUserDialog({ id, name = '', onClose }: Props) {
  // Asks for the texts of all its parts: a dialog that waits again is hidden, and loses focus and typed text.
  const { t } = useTranslation(['users', 'common', 'person', 'image', 'help', 'catalogue']);
  const { loaded, error, retry } = useAccount(id);
  if (loaded) return <EditUser {...loaded} onClose={onClose} />;
  return (
    <DialogFrame title={t('edit.title', { name }).trim()} width={800} onClose={onClose}>
      {error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <div className="stack" role="status" aria-label={t('common:state.loading')}>
          <AwaitedField />
          <Skeleton width="60%" />
          <Skeleton width="90%" />
          <Skeleton width="40%" />
        </div>
      )}
    </DialogFrame>
  );
}

type LoadedProps = { account: Account; lists: readonly PriceList[]; onClose: () => void };

function EditUser({ account, lists, onClose }: LoadedProps) {
  const { t } = useTranslation(['users', 'common']);
  const user = useEditedUser(account, lists);
  const { save, overwrite, asking, confirm, stopAsking, leaveConflict } = useSaving(user, onClose);
  const missing = useMissing(user.issues);
  return (
    <>
      <Dialog
        title={t('edit.title', { name: displayName(user.base) })}
        context={user.base.email}
        width={800}
        busy={user.saving}
        unsaved={user.changed}
        onSubmit={save}
        onClose={onClose}
        footerStart={missing && <span className="user-missing">{missing}</span>}
        footer={
          <SubmitButtons disabled={!user.changed} disabledReason={missing}>
            {t('common:actions.save')}
          </SubmitButtons>
        }
      >
        <EditedParts user={user} />
      </Dialog>
      {asking && (
        <PromotionDialog
          name={displayName({ ...user.base, ...user.values })}
          rights={user.values}
          busy={user.saving}
          failure={user.failure}
          onConfirm={confirm}
          onClose={stopAsking}
        />
      )}
      <UserConflict user={user} onSave={overwrite} onLeave={leaveConflict} />
    </>
  );
}

type ConflictProps = {
  user: EditedUser;
  onSave: (kept: EditedUserForm) => void;
  onLeave: (leave: () => void) => void;
};

/** Somebody else saved the user meanwhile (OPC-50). */
function UserConflict({ user, onSave, onLeave }: ConflictProps) {
  const { base, values, conflict, saving, lists, takeTheirs, keepEditing } = user;
  const shown = useShownUser(lists);
  if (!conflict) return null;
  return (
    <FormConflict
      forms={{ base: draftOfAccount(base), mine: values, theirs: draftOfAccount(conflict) }}
      theirs={conflict}
      shown={shown}
      busy={saving}
      onSave={onSave}
      onReload={() => onLeave(takeTheirs)}
      onClose={() => onLeave(keepEditing)}
    />
  );
}

/** Failures that have a dialog of their own. */
const told = ['conflict', 'wrong-password'];

function EditedParts({ user }: { user: EditedUser }) {
  const failureText = useFailureText();
  const { failure } = user;
  return (
    <div className="user-form">
      {Boolean(failure) && !told.includes(codeOf(failure)) && (
        <SaveFailure failure={failure} text={failureText(failure, 'save')} onDismiss={user.dismissFailure} />
      )}
      <PersonParts form={user} note={useLostList(user)} />
      <EmailPart email={user.base.email} />
      <EditedDocumentsPart user={user} />
      <ConsentPart form={user} />
      <EditedRightsPart user={user} />
      <ActivityPart id={user.base.id} />
    </div>
  );
}

/** Saves valid changes, then closes. Giving rights needs the saver's own password. */
function useSaving(user: EditedUser, onClose: () => void) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const finish = async (attempt: Promise<boolean>) => {
    if (!(await attempt)) return;
    user.release();
    onClose();
    await user.refresh();
    toast({ text: t('edit.done', { name: displayName({ ...user.base, ...user.values }) }) });
  };
  const save = () => {
    user.leaveAll();
    if (!user.isValid || !user.changed) return;
    if (user.promotes) setAsking(true);
    else void finish(user.save());
  };
  return {
    save,
    overwrite: (kept: EditedUserForm) => {
      user.edit(kept);
      void finish(user.overwrite(kept));
    },
    asking: asking && !user.conflict,
    confirm: (password: string) => {
      user.confirmWith(password);
      void finish(user.save());
    },
    stopAsking: () => {
      user.dismissFailure();
      setAsking(false);
    },
    leaveConflict: (leave: () => void) => {
      leave();
      setAsking(false);
    },
  };
}
