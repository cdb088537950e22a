import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resumeSession, sessionUser, signIn } from '#web/app/session.ts';

const browser = vi.hoisted(() => ({ session: null as string | null }));

/** As Amplify: who is signed in has to sign out first. */
vi.mock('aws-amplify/auth', () => ({
  fetchAuthSession: async () => ({ tokens: browser.session && { accessToken: browser.session } }),
  signIn: async ({ username, password }: { username: string; password: string }) => {
    const refusal = (name: string) => Object.assign(new Error(name), { name });
    if (browser.session) throw refusal('UserAlreadyAuthenticatedException');
    if (password !== 'giusta') throw refusal('NotAuthorizedException');
    browser.session = username;
    return { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
  },
  signOut: async () => {
    browser.session = null;
  },
}));

describe('a session of Cognito that the server does not know any more', () => {
  beforeEach(async () => {
    browser.session = 'token of a user who was deleted';
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
    await resumeSession();
  });

  it('gives way to the next sign-in', async () => {
    expect(sessionUser()).toBeNull();
    await signIn('marta@example.com', 'giusta');
    expect(browser.session).toBe('marta@example.com');
  });

  it('does not let a wrong password in', async () => {
    const asked = signIn('marta@example.com', 'sbagliata');
    await expect(asked).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(browser.session).toBeNull();
  });
});
