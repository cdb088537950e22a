import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '#web/components/action-dialog.tsx';
import { RevokeInvitationDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import type { ListedInvitation } from './use-invitations.ts';

type Props = { invitation: ListedInvitation; onClose: () => void };

/** Asks before a link stops to work (ROL-042). */
export function RevokeDialog({ invitation: { id, email }, onClose }: Props) {
  const { t } = useTranslation('invitations');
  const queries = useQueryClient();
  return (
    <ActionDialog
      title={t('revoke.title')}
      action={t('revoke.action')}
      run={() => request(RevokeInvitationDocument, { id })}
      onDone={() => queries.invalidateQueries({ queryKey: ['invitation'] })}
      done={t('revoke.done', { email })}
      onClose={onClose}
    >
      {t('revoke.text', { email })}
    </ActionDialog>
  );
}
