import { useTranslation } from 'react-i18next';
import { displayName } from '#shared/accounts/display-name.ts';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DeleteUserDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import type { ListedUser } from '../list/use-users.ts';

type Props = { user: ListedUser; onClose: () => void };

/** Asks by name before a user is deleted; their quotations stay (USR-024, OPC-34). */
export function DeleteUserDialog({ user, onClose }: Props) {
  const { t } = useTranslation('users');
  const { id, email } = user;
  const name = displayName(user);
  return (
    <DeleteDialog
      title={t('delete.title')}
      action={t('delete.action')}
      done={t('delete.done', { name })}
      entity="user"
      id={id}
      remove={() => request(DeleteUserDocument, { uid: id })}
      onClose={onClose}
    >
      {t('delete.text', { name, email })}
    </DeleteDialog>
  );
}
