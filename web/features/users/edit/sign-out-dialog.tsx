import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { displayName } from '#shared/schemas/user.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import { SignOutUserDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { ListedUser } from '../list/use-users.ts';

type Props = { user: ListedUser; onClose: () => void };

/** Asks before the sessions of a user end: what he has not saved may be lost. */
export function SignOutDialog({ user, onClose }: Props) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const failureText = useFailureText();
  const name = displayName(user);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(SignOutUserDocument, { uid: user.id }),
    onSuccess: () => {
      onClose();
      toast({ text: t('signOut.done', { name }) });
    },
  });
  return (
    <ConfirmDialog
      title={t('signOut.title')}
      action={t('signOut.action')}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {t('signOut.text', { name })}
    </ConfirmDialog>
  );
}
