import { useEffect } from 'react';
import { sessionUser, signOut } from '#web/lib/session.ts';

/** Opening the screen while signed in signs out (SES-025, SES-026). */
export function useWithoutSession() {
  useEffect(() => {
    if (sessionUser()) void signOut();
  }, []);
}
