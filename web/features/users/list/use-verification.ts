import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '#shared/accounts/display-name.ts';
import { ForceEmailVerificationDocument, SendVerificationEmailDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { ListedUser } from './use-users.ts';

/** Sends the verification mail, or marks the e-mail as verified without a mail (USR-082, USR-083). */
export function useVerification() {
  const { t } = useTranslation('users');
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  return useMemo(() => {
    const run = async (work: () => Promise<string>) => {
      try {
        const text = await work();
        await queries.invalidateQueries({ queryKey: ['user'] });
        toast({ text });
      } catch (error) {
        toast({ tone: 'err', text: failureText(error) });
      }
    };
    return {
      send: ({ id, email }: ListedUser) =>
        void run(async () => {
          const { sendVerificationEmail: sent } = await request(SendVerificationEmailDocument, { uid: id });
          return t(sent ? 'verification.sent' : 'verification.already', { email });
        }),
      force: (user: ListedUser) =>
        void run(async () => {
          await request(ForceEmailVerificationDocument, { uid: user.id });
          return t('verification.forced', { name: displayName(user) });
        }),
    };
  }, [t, toast, failureText, queries]);
}
