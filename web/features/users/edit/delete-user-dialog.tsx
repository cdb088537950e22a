import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { displayName } from '#shared/schemas/user.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import { DeleteUserDocument } from '#web/graphql/graphql.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { ListedUser } from '../list/use-users.ts';

type Props = { user: ListedUser; onClose: () => void };

/** Asks before a user is deleted, by his name; his quotations stay (USR-024, OPC-34). */
export function DeleteUserDialog({ user, onClose }: Props) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const name = displayName(user);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(DeleteUserDocument, { uid: user.id }),
    onSuccess: async () => {
      queries.removeQueries({ queryKey: ['user', 'one', user.id] });
      await queries.invalidateQueries({ queryKey: ['user', 'list'] });
      onClose();
      toast({ text: t('delete.done', { name }) });
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('delete.title')}
      action={t('delete.action')}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {t('delete.text', { name, email: user.email })}
    </ConfirmDialog>
  );
}
