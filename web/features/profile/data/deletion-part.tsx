import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { WithdrawDeletionDocument } from '#web/graphql/profile.ts';
import { request } from '#web/lib/graphql.ts';
import { keepUser, type SessionUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { Profile } from '../use-profile.ts';
import { AskDeletionDialog } from './ask-deletion-dialog.tsx';

/** Asks for the erasure of the own account, or withdraws the request. */
export function DeletionPart({ profile: { user, editing } }: { profile: Profile }) {
  const { t } = useTranslation('personalData');
  const toast = useToast();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  // The edits of the profile continue on the new revision.
  const keep = ({ deletionAskedAt, revision }: SessionUser) =>
    editing.rebase({ ...editing.base, deletionAskedAt, revision });
  const withdraw = useMutation({
    mutationFn: async () => keepUser((await request(WithdrawDeletionDocument, {})).withdrawDeletion),
    onSuccess: (kept) => {
      keep(kept);
      toast({ text: t('deletion.withdrawn') });
    },
  });
  if (user.deletionAskedAt)
    return (
      <>
        <Alert
          tone="warn"
          action={
            <Button small busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t('deletion.withdraw')}
            </Button>
          }
        >
          {t('deletion.asked', { date: formatDate(user.deletionAskedAt) })}
        </Alert>
        {withdraw.error && <Alert tone="err">{failureText(withdraw.error)}</Alert>}
      </>
    );
  const done = (kept: SessionUser) => {
    setAsking(false);
    keep(kept);
    toast({ text: t('deletion.done') });
  };
  return (
    <div className="stack">
      <p>{t('deletion.text')}</p>
      <div>
        <Button icon="trash" onClick={() => setAsking(true)}>
          {t('deletion.ask')}
        </Button>
      </div>
      <DialogPlace>
        {asking && <AskDeletionDialog onAsked={done} onClose={() => setAsking(false)} />}
      </DialogPlace>
    </div>
  );
}
