import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FormConflict } from '#web/components/form-conflict.tsx';
import { MadeLink } from '#web/components/made-link.tsx';
import { MarkedText } from '#web/components/marked-text.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import type { ListedNotification } from '../list/use-notifications.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import { storedDraft, type WholeDraft, wholeDraft } from './draft.ts';
import { ExtraFields } from './extra-fields.tsx';
import { MessageFields } from './message-fields.tsx';
import { PlanField } from './plan-field.tsx';
import { Reach } from './reach.tsx';
import { useNotificationForm } from './use-notification-form.ts';
import { type Conflict, useSaveNotification } from './use-save-notification.ts';
import { useShownDraft } from './use-shown-draft.ts';

type Props = {
  /** A draft, or a sent notification to correct; undefined for a new one. */
  notification?: ListedNotification;
  newId?: NewId;
  now?: () => Date;
  onClose: () => void;
};

const clock = () => new Date();

/** A new notification, a draft, or the correction of a sent one (NOT-030 to NOT-048). */
export default function NotificationDialog({ notification, newId = randomId, now = clock, onClose }: Props) {
  const { t } = useTranslation('notifications');
  const { form, isSent, isUnsaved, saveAs, saveOver, reload, saving } = useEditing({
    notification,
    newId,
    now,
    onClose,
  });
  const shown = useShownDraft();
  const { busy, error, conflict, dropConflict } = saving;
  return (
    <>
      <Dialog
        title={t(notification ? 'form.editTitle' : 'form.newTitle')}
        context={t('form.context')}
        width={800}
        unsaved={form.changed}
        busy={busy}
        // Enter in a field only saves corrections: it must not send anything to users.
        onSubmit={isSent ? () => saveAs('sent') : undefined}
        onClose={onClose}
        footer={<DialogButtons form={form} isSent={isSent} busy={busy} onSave={saveAs} />}
      >
        <Fields {...{ form, isSent, isUnsaved, now, error }} />
      </Dialog>
      {conflict && (
        <FormConflict
          forms={{
            base: storedDraft(conflict.attempt.base),
            mine: wholeDraft(form.draft, form.attachment.file),
            theirs: storedDraft(conflict.theirs),
          }}
          theirs={conflict.theirs}
          shown={shown}
          busy={busy}
          onSave={isEditable(conflict.theirs) ? saveOver : undefined}
          onReload={() => reload(conflict.theirs)}
          onClose={dropConflict}
          notice={<NewStatus before={conflict.attempt.base} now={conflict.theirs} />}
        />
      )}
    </>
  );
}

/** The form, the stored notification it builds on, and its save. */
function useEditing({ notification, newId, now, onClose }: Required<Omit<Props, 'notification'>> & Props) {
  const [base, setBase] = useState(notification);
  const [isUnsaved, setUnsaved] = useState(false);
  const form = useNotificationForm(notification, now);
  const saving = useSaveNotification(newId, onClose);
  useUnsavedGuard(form.changed && !saving.busy);
  const saveAs = (status: 'draft' | 'todo' | 'sent') => {
    setUnsaved(false);
    if (form.data) saving.save({ input: form.data, status, base });
  };
  const reload = (theirs: ListedNotification) => {
    saving.dropConflict();
    // Somebody sent it meanwhile: it is no draft any more.
    if (!isEditable(theirs)) return onClose();
    setBase(theirs);
    form.reset(theirs);
  };
  /** After a conflict. */
  const saveOver = (kept: WholeDraft) => {
    const { conflict } = saving;
    if (!conflict) return;
    const { attempt, theirs } = conflict;
    const input = form.keep(kept, theirs);
    setBase(theirs);
    // Nobody has seen the two as one: another press sends it, or corrects it for those who have it.
    if (input && !reachesUsers(conflict)) return saving.save({ ...attempt, input, base: theirs });
    setUnsaved(true);
    saving.dropConflict();
  };
  return { form, isSent: base?.status === 'sent', isUnsaved, saveAs, saveOver, reload, saving };
}

const isEditable = ({ status }: ListedNotification) => status === 'draft' || status === 'sent';

/** A draft would be sent, or was sent meanwhile. */
const reachesUsers = ({ attempt: { status, base }, theirs }: Conflict) =>
  theirs.status === 'draft' ? status === 'todo' : theirs.status === 'sent' && base?.status === 'draft';

type FieldsProps = {
  form: ReturnType<typeof useNotificationForm>;
  isSent: boolean;
  /** A choice after a conflict shows here, and is not saved. */
  isUnsaved: boolean;
  now: () => Date;
  error: unknown;
};

/** It may be on its way to users, or with them, by now. */
function NewStatus({ before, now }: { before: ListedNotification | undefined; now: ListedNotification }) {
  const { t } = useTranslation('notifications');
  if (!now.status || now.status === before?.status) return null;
  return (
    <Alert tone="warn">
      {t('form.newStatus', { status: t(`status.${now.status}`) })} {!isEditable(now) && t('form.notEditable')}
    </Alert>
  );
}

function Fields({ form, isSent, isUnsaved, now, error }: FieldsProps) {
  const { t } = useTranslation('notifications');
  const reason = useFailureText()(error, 'save');
  return (
    <div className="stack">
      {Boolean(error) && (
        <Alert tone="err" action={<MadeLink failure={error} to={paths.openNotification} />}>
          {codeOf(error) === 'internal' ? t('form.failed', { error: reason }) : reason}
        </Alert>
      )}
      {isUnsaved && <Alert tone="warn">{t('form.unsaved')}</Alert>}
      <MessageFields form={form} isSent={isSent} />
      {!isSent && <Reach recipients={form.draft.recipients} />}
      <ExtraFields form={form} />
      {!isSent && <PlanField form={form} now={now} />}
      <Explanation of={isSent ? 'explainEdit' : form.draft.planned ? 'explainPlan' : 'explain'} />
    </div>
  );
}

/** Explains the buttons (NOT-036, NOT-037) and the limits of a correction (OPW-42). */
function Explanation({ of }: { of: 'explain' | 'explainPlan' | 'explainEdit' }) {
  const { t } = useTranslation('notifications');
  return (
    <Alert>
      <MarkedText text={t(`form.${of}`)} />
    </Alert>
  );
}
