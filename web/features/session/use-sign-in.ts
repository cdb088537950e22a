import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { safeRedirect } from '#shared/access/safe-redirect.ts';
import { authErrorMessage } from '#shared/schemas/auth-error.ts';
import type { SignInForm } from '#shared/schemas/sign-in-form.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { loadSignedInUser, signIn, speakLanguageOf } from '#web/lib/session.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { untilUserLoaded } from './until-user-loaded.ts';
import { useWithoutSession } from './use-without-session.ts';

type Failure = ReturnType<typeof authErrorMessage>;

const failureOf = (error: unknown): Failure =>
  authErrorMessage(error instanceof GraphqlFailure ? { name: error.code } : error);

/** Signs in, waits for the user, and goes where he was headed. */
export function useSignIn(redirect: string | null, timer: Timer = browserTimer) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure>();

  useWithoutSession();

  const submit = async ({ email, password }: SignInForm) => {
    setFailure(undefined);
    try {
      await signIn(email, password);
      const user = await untilUserLoaded(loadSignedInUser, timer);
      await speakLanguageOf(user);
      navigate(safeRedirect(redirect, user), { replace: true });
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return { submit, failure, dismiss: () => setFailure(undefined) };
}
