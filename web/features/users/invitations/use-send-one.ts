import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InvitationInput } from '#shared/schemas/invitation-input.ts';
import { useToast } from '#web/components/toast.tsx';
import { InviteDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';

/** Invites one person (ROL-037). */
export function useSendOne(onDone: () => void) {
  const { t } = useTranslation('invitations');
  const toast = useToast();
  const queries = useQueryClient();
  const keyOf = useAttemptKey(randomId);
  return useMutation({
    mutationFn: async (invitation: InvitationInput) =>
      (await request(InviteDocument, { key: keyOf(invitation), invitation })).invite,
    onSuccess: async ({ mailSent }, { email }) => {
      onDone();
      await queries.invalidateQueries({ queryKey: ['invitation'] });
      toast(
        mailSent
          ? { text: t('invite.done', { email }) }
          : { text: t('invite.doneNoMail', { email }), tone: 'err' },
      );
    },
  });
}
