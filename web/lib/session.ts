import { useState, useSyncExternalStore } from 'react';
import type { ManagementMode } from '#shared/schemas/user.ts';
import type { SessionUserFragment } from '#web/graphql/common.ts';
import { cognito } from './cognito.ts';
import { codeOf } from './failure.ts';
import { onSessionOver, request } from './graphql.ts';
import { forgetLanguage, setLanguage } from './i18n.ts';
import { forgetTests } from './kept-tests.ts';
import { hasUnsavedChanges } from './leave-guard.ts';
import { nextPaint } from './next-paint.ts';

/** The signed-in user, as the server describes them. */
export type SessionUser = Omit<SessionUserFragment, 'managementMode'> & {
  managementMode: ManagementMode;
};

const managementModes: readonly ManagementMode[] = ['all', 'allExcept', 'only'];

let user: SessionUser | null = null;
let endedByItself = false;
/** The running sign-out: its end must not close a session that starts meanwhile. */
let leaving: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();
const endings = new Set<() => void>();

function set(next: SessionUser | null) {
  user = next;
  for (const listener of listeners) listener();
}

export const sessionUser = () => user;

/** Whether the last session ended without a sign-out; the login page says so. */
export const hasEndedByItself = () => endedByItself;

/** The user, or null without a session; screens of the private shell use `useUser`. */
export const useSessionUser = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, sessionUser);

/**
 * The signed-in user, in screens that only open with a session; while the session closes, still the user who had it.
 */
export function useUser(): SessionUser {
  const current = useSessionUser();
  const [opened] = useState(current);
  const known = current ?? opened;
  if (!known) throw new Error('This screen needs a session');
  return known;
}

/** Registers what to forget with the session (caches, subscriptions). */
export function onSessionEnd(forget: () => void): () => void {
  endings.add(forget);
  return () => {
    endings.delete(forget);
  };
}

function end() {
  set(null);
  for (const forget of endings) forget();
}

/**
 * The server no longer knows the session. A screen with unsaved changes stays open. Its save tells the user to sign in in
 * another tab, and works afterwards, as every request reads the tokens again.
 */
function lapse() {
  if (!user || hasUnsavedChanges()) return;
  endedByItself = true;
  end();
}

onSessionOver(lapse);

/** Keeps the answer of the server; the session is open from here on (SES-031). */
export function keepUser(answered: SessionUserFragment): SessionUser {
  const mode = managementModes.find((known) => known === answered.managementMode);
  const loaded = { ...answered, managementMode: mode ?? 'only' };
  endedByItself = false;
  set(loaded);
  return loaded;
}

/** Loads the user. Its query is loaded apart, with the code of all screens: the login page does not need it. */
export async function loadUser(): Promise<SessionUser> {
  const { CurrentUserDocument } = await import('#web/graphql/common.ts');
  return keepUser((await request(CurrentUserDocument)).currentUser);
}

/** Loads the user after a sign-in; the server copies e-mail and verification from the account (SES-037, SES-038). */
export async function loadSignedInUser(): Promise<SessionUser> {
  const { SyncAccountDocument } = await import('#web/graphql/common.ts');
  return keepUser((await request(SyncAccountDocument)).syncAccount);
}

/** The authentication check at start-up: a kept session goes on (SES-066, SES-067). */
export async function resumeSession(): Promise<void> {
  const { fetchAuthSession } = await cognito();
  const { tokens } = await fetchAuthSession();
  if (!tokens) return;
  try {
    await loadUser();
  } catch (error) {
    if (codeOf(error) !== 'not-signed-in') throw error;
  }
}

/** Cognito's session can outlive the session of the application, which the server ends: a new one takes its place. */
async function openCognitoSession(credentials: { username: string; password: string }) {
  const { signIn: open, signOut: close } = await cognito();
  // Amplify's proof of the password takes half a second on a slow phone, so the button first shows that it was pressed.
  await nextPaint();
  try {
    return await open(credentials);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error;
    await close({ global: false });
    return open(credentials);
  }
}

/** Opens the Cognito session; the user is loaded after it. Rejects with Cognito's error. */
export async function signIn(email: string, password: string): Promise<void> {
  await leaving.catch(() => {});
  const { isSignedIn, nextStep } = await openCognitoSession({ username: email, password });
  if (!isSignedIn) throw Object.assign(new Error(nextStep.signInStep), { name: nextStep.signInStep });
}

/** Puts the interface in the language of the user's profile. */
export const speakLanguageOf = ({ language }: Pick<SessionUser, 'language'>) => setLanguage(language);

/** Milliseconds to wait for the server at a sign-out; Cognito ends the renewal in any case. */
const patience = 5_000;

/** Tells the server before the token is forgotten, so that a copy of it opens nothing. */
async function endSession(): Promise<void> {
  const { EndSessionDocument } = await import('#web/graphql/common.ts');
  await request(EndSessionDocument, {}, AbortSignal.timeout(patience));
}

async function leave(): Promise<void> {
  await forgetLanguage();
  await endSession().catch(() => {});
  const { signOut: close } = await cognito();
  await close({ global: false });
}

/** Ends the session on this device: cache, stored language, server, Cognito (SES-033 to SES-035). */
export function signOut(): Promise<void> {
  endedByItself = false;
  end();
  forgetTests();
  leaving = leave();
  return leaving;
}
