import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import { RevokeInvitationDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { ListedInvitation } from './use-invitations.ts';

type Props = { invitation: ListedInvitation; onClose: () => void };

/** Asks before a link is taken back (ROL-042). */
export function RevokeDialog({ invitation: { id, email }, onClose }: Props) {
  const { t } = useTranslation('invitations');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(RevokeInvitationDocument, { id }),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: ['invitation'] });
      toast({ text: t('revoke.done', { email }) });
    },
  });
  return (
    <ConfirmDialog
      title={t('revoke.title')}
      action={t('revoke.action')}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {t('revoke.text', { email })}
    </ConfirmDialog>
  );
}
