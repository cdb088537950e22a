import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#web/components/form-part.css';
import { Alert } from '#web/components/alert.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { useMissingFields } from '#web/components/person-fields/use-missing-fields.ts';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useLeftFields } from '#web/lib/use-left-fields.ts';
import { useListText } from '#web/lib/use-list-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { OnePerson, SharedFields } from './invite-fields.tsx';
import { PeoplePart } from './people-part.tsx';
import { type InviteForm, useInviteForm } from './use-invite-form.ts';
import { type Outcome, usePeople } from './use-people.ts';
import { useSending } from './use-sending.ts';
import './invitations.css';

type Props = { onClose: () => void };
type How = 'one' | 'several';

/** Invites one person, or several from pasted lines (ROL-037, ROL-038). */
export default function InviteDialog({ onClose }: Props) {
  const form = useInviteForm();
  const [how, setHow] = useState<How>('one');
  if (form.managed.length === 0) return <NobodyToInvite onClose={onClose} />;
  const parts = { form, onClose, choice: <Choice how={how} onChange={setHow} /> };
  return how === 'one' ? <InviteOne {...parts} /> : <InviteSeveral {...parts} />;
}

function NobodyToInvite({ onClose }: Props) {
  const { t } = useTranslation('invitations');
  return (
    <DialogFrame title={t('invite.title')} onClose={onClose} footer={<CancelButton autoFocus />}>
      <Alert tone="err">
        <b>{t('noCountry.title')}</b>
        <br />
        {t('noCountry.text')}
      </Alert>
    </DialogFrame>
  );
}

function Choice({ how, onChange }: { how: How; onChange: (how: How) => void }) {
  const { t } = useTranslation('invitations');
  const options = (['one', 'several'] as const).map((value) => ({ value, label: t(`invite.${value}`) }));
  return <Segmented label={t('invite.how')} options={options} value={how} onChange={onChange} />;
}

type PartProps = Props & { form: InviteForm; choice: React.ReactNode };

function InviteOne({ form, onClose, choice }: PartProps) {
  const { t } = useTranslation('invitations');
  const failureText = useFailureText();
  const left = useLeftFields(form.issues);
  const { mutate, isPending, error, reset } = useSending(onClose);
  // The same for all countries: nobody learns who is registered where they manage nobody.
  const why = (failure: unknown) =>
    codeOf(failure) === 'email-taken' ? t('invite.taken') : failureText(failure);
  const fields = useMissingFields(form.issues);
  return (
    <Dialog
      title={t('invite.title')}
      context={t('invite.context')}
      busy={isPending}
      unsaved={form.unsaved}
      onSubmit={() => {
        left.leaveAll();
        if (form.data) mutate(form.data);
      }}
      onClose={onClose}
      footer={
        <SubmitButtons disabledReason={!form.data && t('invite.missing', { fields })}>
          {t('invite.action')}
        </SubmitButtons>
      }
    >
      <div className="stack">
        {error && <SaveFailure failure={error} text={why(error)} onDismiss={reset} />}
        {choice}
        <OnePerson form={form} left={left} />
      </div>
    </Dialog>
  );
}

/** Tells which invitations were not sent, and which were made without their e-mail. */
function Sent({ outcome: { left, unmailed }, isCleared }: { outcome: Outcome; isCleared: boolean }) {
  const { t } = useTranslation('invitations');
  const emails = useListText()(unmailed);
  return (
    <>
      {unmailed.length > 0 && (
        <Alert tone="err">{t('invite.unmailed', { count: unmailed.length, emails })}</Alert>
      )}
      {left > 0 && !isCleared && <Alert tone="warn">{t('invite.left', { count: left })}</Alert>}
    </>
  );
}

function InviteSeveral({ form, onClose, choice }: PartProps) {
  const { t } = useTranslation('invitations');
  const toast = useToast();
  const failureText = useFailureText();
  const people = usePeople(form);
  const [outcome, setOutcome] = useState<Outcome>();
  const { progress, ready, refused, failure } = people;
  const send = async () => {
    if (ready === 0) return;
    setOutcome(undefined);
    const done = await people.send();
    if (!done) return;
    const { sent, left, unmailed } = done;
    if (left === 0 && unmailed.length === 0) onClose();
    setOutcome(done);
    if (sent > unmailed.length) toast({ text: t('invite.doneMany', { count: sent - unmailed.length }) });
  };
  return (
    <Dialog
      title={t('invite.title')}
      context={t('invite.context')}
      busy={Boolean(progress)}
      unsaved={form.unsaved}
      onSubmit={() => void send()}
      onClose={onClose}
      footerStart={progress && <span role="status">{t('invite.sending', progress)}</span>}
      footer={
        <SubmitButtons disabledReason={ready === 0 && t('invite.peopleHint', { most: 200 })}>
          {t('invite.actionMany', { count: ready })}
        </SubmitButtons>
      }
    >
      <div className="stack">
        {Boolean(failure) && <Alert tone="err">{failureText(failure)}</Alert>}
        {refused > 0 && !outcome && !progress && (
          <Alert tone="warn">{t('invite.noneSent', { count: refused })}</Alert>
        )}
        {outcome && <Sent outcome={outcome} isCleared={people.lines.length === 0} />}
        {choice}
        <PeoplePart form={form} people={people} />
        <SharedFields form={form} />
      </div>
    </Dialog>
  );
}
