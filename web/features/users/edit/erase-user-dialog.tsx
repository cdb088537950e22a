import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { displayName } from '#shared/accounts/display-name.ts';
import { EraseDialog } from '#web/components/erase-dialog.tsx';
import { EraseUserDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
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
  const name = displayName(user);
  const { email } = user;
  const erasure = useErasure(user.id);
  if (erasure.data) return <ErasureProgress started={erasure.data} name={name} onClose={onClose} />;
  const list = (part: 'goes' | 'stays') => t(`erase.${part}`, { returnObjects: true });
  return (
    <EraseDialog
      title={t('erase.title', { name })}
      text={t('erase.text')}
      action={t('erase.action')}
      goes={{ title: t('erase.goesTitle'), entries: list('goes') }}
      stays={{ title: t('erase.staysTitle'), entries: list('stays') }}
      confirm={{
        label: t('erase.email', { email }),
        isRight: (typed) => typed.toLowerCase() === email.toLowerCase(),
      }}
      erasure={erasure}
      onClose={onClose}
    />
  );
}
