import { useState } from 'react';
import type { Language } from '#shared/languages.ts';
import type { UserType } from '#shared/schemas/user.ts';
import { setLanguage } from '#web/lib/i18n.ts';
import { postFunction } from '#web/lib/post-function.ts';
import { useTokenOnce } from '../use-token-once.ts';

/** The server's answer to a link that is still good. */
export type ReadInvitation = {
  email: string;
  type: UserType;
  country: string;
  province: string | null;
  language: Language;
  by: string;
};

/** The invitation of a link's token; the page speaks its language. */
export function useInvitation(token: string) {
  const [invitation, setInvitation] = useState<ReadInvitation>();
  const read = async () => {
    // Another link in the same window starts without the data of the one before.
    setInvitation(undefined);
    const answer = await postFunction<ReadInvitation>('readInvitation', { token });
    await setLanguage(answer.language);
    setInvitation(answer);
  };
  return { invitation, ...useTokenOnce(token, read, ['invite-invalid', 'invalid-input']) };
}
