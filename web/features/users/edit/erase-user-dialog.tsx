import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '#shared/schemas/user.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { GoesAndStays } from '#web/components/goes-and-stays.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { EraseUserDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { ListedUser } from '../list/use-users.ts';
import { ErasureProgress } from './erasure-progress.tsx';

type Props = { user: ListedUser; onClose: () => void };

/** Starts the erasure of a user, by the e-mail that was typed to confirm it. */
function useErasure(uid: string) {
  const queries = useQueryClient();
  const keyOf = useAttemptKey(randomId);
  return useMutation({
    mutationFn: async (email: string) => {
      const wanted = { uid, email };
      return (await request(EraseUserDocument, { key: keyOf(wanted), ...wanted })).eraseUser;
    },
    onSuccess: () => queries.removeQueries({ queryKey: ['user', 'one', uid] }),
  });
}

/** Asks for the e-mail of the user before they are erased for good, then shows the progress. */
export default function EraseUserDialog({ user, onClose }: Props) {
  const { t } = useTranslation('users');
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const name = displayName(user);
  const isSame = typed.trim().toLowerCase() === user.email.toLowerCase();
  const { mutate, data, isPending, error } = useErasure(user.id);
  if (data) return <ErasureProgress started={data} name={name} onClose={onClose} />;
  const list = (part: 'goes' | 'stays') => t(`erase.${part}`, { returnObjects: true });
  return (
    <DialogFrame
      title={t('erase.title', { name })}
      context={t('erase.text')}
      role="alertdialog"
      width={500}
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            variant="danger"
            icon="trash"
            busy={isPending}
            disabledReason={!isSame && t('erase.email', { email: user.email })}
            onClick={() => mutate(typed.trim())}
          >
            {t('erase.action')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && <Alert tone="err">{failureText(error)}</Alert>}
        <GoesAndStays
          goes={{ title: t('erase.goesTitle'), entries: list('goes') }}
          stays={{ title: t('erase.staysTitle'), entries: list('stays') }}
        />
        <TextField
          label={t('erase.email', { email: user.email })}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          data-autofocus
        />
      </div>
    </DialogFrame>
  );
}
