import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { safeRedirect } from '#shared/access/safe-redirect.ts';
import { authErrorMessage } from '#shared/schemas/auth-error.ts';
import { checkedForm } from '#shared/schemas/form-issues.ts';
import { type SignInForm, signInForm } from '#shared/schemas/sign-in-form.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { loadSignedInUser, sessionUser, signIn, signOut, speakLanguageOf } from '#web/lib/session.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { untilUserLoaded } from './until-user-loaded.ts';
import { useVisitorForm } from './use-visitor-form.tsx';

/** Opening the screen while signed in signs out (SES-025, SES-026). */
export function useWithoutSession() {
  useEffect(() => {
    if (sessionUser()) void signOut();
  }, []);
}

/** Signs in, waits for the user, and opens the screen they asked for. */
export function useSignIn(email: string, redirect: string | null, timer: Timer = browserTimer) {
  const navigate = useNavigate();
  const message = useMessage(['common', 'auth']);
  useWithoutSession();
  return useVisitorForm({
    initial: { email, password: '' },
    check: (typed) => checkedForm(signInForm.safeParse(typed)),
    send: async (typed: SignInForm) => {
      await signIn(typed.email, typed.password);
      const user = await untilUserLoaded(loadSignedInUser, timer);
      await speakLanguageOf(user);
      navigate(safeRedirect(redirect, user), { replace: true });
    },
    failed: (error) => {
      const { key, values } = authErrorMessage(
        error instanceof GraphqlFailure ? { name: error.code } : error,
      );
      return message(key, values);
    },
  });
}
