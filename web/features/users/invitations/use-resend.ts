import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import { ResendInvitationDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { ListedInvitation } from './use-invitations.ts';

/** Sends a new link; the old one stops to work (ROL-042). */
export function useResend() {
  const { t } = useTranslation('invitations');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ id }: ListedInvitation) =>
      (await request(ResendInvitationDocument, { id })).resendInvitation,
    onSuccess: async ({ mailSent }, { email }) => {
      await queries.invalidateQueries({ queryKey: ['invitation'] });
      toast(
        mailSent ? { text: t('resent', { email }) } : { text: t('resentNoMail', { email }), tone: 'err' },
      );
    },
    onError: (error) => toast({ text: failureText(error), tone: 'err' }),
  });
  return {
    resend: (invitation: ListedInvitation) => mutate(invitation),
    busy: isPending ? variables.id : null,
  };
}
