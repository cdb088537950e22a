import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InvitationInput } from '#shared/schemas/invitation-input.ts';
import { InviteDocument, ResendInvitationDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { ListedInvitation } from './use-invitations.ts';

type Texts = { done: 'invite.done' | 'resent'; noMail: 'invite.doneNoMail' | 'resentNoMail' };

/** Loads the list again, then tells whether the mail of an invitation was sent. */
function useSent({ done, noMail }: Texts) {
  const { t } = useTranslation('invitations');
  const toast = useToast();
  const queries = useQueryClient();
  return async (mailSent: boolean, email: string) => {
    await queries.invalidateQueries({ queryKey: ['invitation'] });
    toast(mailSent ? { text: t(done, { email }) } : { text: t(noMail, { email }), tone: 'err' });
  };
}

/** Invites one person (ROL-037). */
export function useSending(onDone: () => void) {
  const sent = useSent({ done: 'invite.done', noMail: 'invite.doneNoMail' });
  const keyOf = useAttemptKey(randomId);
  return useMutation({
    mutationFn: async (invitation: InvitationInput) =>
      (await request(InviteDocument, { key: keyOf(invitation), invitation })).invite,
    onSuccess: ({ mailSent }, { email }) => {
      onDone();
      return sent(mailSent, email);
    },
  });
}

/** Sends a new link; the old one stops to work (ROL-042). */
export function useResending() {
  const sent = useSent({ done: 'resent', noMail: 'resentNoMail' });
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ id }: ListedInvitation) =>
      (await request(ResendInvitationDocument, { id })).resendInvitation,
    onSuccess: ({ mailSent }, { email }) => sent(mailSent, email),
    onError: (error) => toast({ text: failureText(error), tone: 'err' }),
  });
  return {
    resend: (invitation: ListedInvitation) => mutate(invitation),
    busy: isPending ? variables.id : null,
  };
}
