import { useTranslation } from 'react-i18next';
import { displayName } from '#shared/accounts/display-name.ts';
import { ActionDialog } from '#web/components/action-dialog.tsx';
import { SignOutUserDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import type { ListedUser } from '../list/use-users.ts';

type Props = { user: ListedUser; onClose: () => void };

/** Asks before the sessions of a user end, as unsaved work may be lost. */
export function SignOutDialog({ user, onClose }: Props) {
  const { t } = useTranslation('users');
  const name = displayName(user);
  return (
    <ActionDialog
      title={t('signOut.title')}
      action={t('signOut.action')}
      run={() => request(SignOutUserDocument, { uid: user.id })}
      done={t('signOut.done', { name })}
      onClose={onClose}
    >
      {t('signOut.text', { name })}
    </ActionDialog>
  );
}
