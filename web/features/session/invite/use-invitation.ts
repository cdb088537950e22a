import { useEffect, useRef, useState } from 'react';
import type { Language } from '#shared/accounts/default-language.ts';
import type { UserType } from '#shared/schemas/user.ts';
import { codeOf } from '#web/lib/failure.ts';
import { setLanguage } from '#web/lib/i18n.ts';
import { postFunction } from '#web/lib/post-function.ts';

/** What the server says of an invitation whose link is good. */
export type ReadInvitation = {
  email: string;
  type: UserType;
  country: string;
  province: string | null;
  language: Language;
  by: string;
};

/** What is wrong with a link: no more than that it is good for nothing. */
export const isInvalid = (error: unknown): boolean =>
  ['invite-invalid', 'invalid-input'].includes(codeOf(error));

/** The invitation of a link's token; the page speaks its language. */
export function useInvitation(token: string) {
  const [invitation, setInvitation] = useState<ReadInvitation>();
  const [failure, setFailure] = useState<unknown>();
  const asked = useRef('');
  const read = async () => {
    asked.current = token;
    setFailure(undefined);
    // Another link in the same window begins anew: nothing of the one before stands there.
    setInvitation(undefined);
    try {
      const answer = await postFunction<ReadInvitation>('readInvitation', { token });
      await setLanguage(answer.language);
      setInvitation(answer);
    } catch (error) {
      setFailure(error);
    }
  };
  useEffect(() => {
    if (token && asked.current !== token) void read();
  });
  return {
    invitation,
    failure,
    invalid: !token || (Boolean(failure) && isInvalid(failure)),
    retry: () => void read(),
  };
}
