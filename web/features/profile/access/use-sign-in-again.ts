import { useNavigate } from 'react-router-dom';
import { SignOutEverywhereDocument } from '#web/graphql/graphql.ts';
import { request } from '#web/lib/graphql.ts';

/** After new credentials every session ends, and the login, which signs out here, waits with the e-mail filled in (USR-071). */
export function useSignInAgain() {
  const navigate = useNavigate();
  return async (email: string, notice: 'passwordSet' | 'emailSet') => {
    // An e-mail that changed has ended them already, this one with them.
    if (notice === 'passwordSet') await request(SignOutEverywhereDocument).catch(() => {});
    navigate(`/login?email=${encodeURIComponent(email)}`, { state: { notice } });
  };
}
