import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as amplify from '#test/support/stub-amplify.ts';
import { resumeSession, sessionUser, signIn, signOut } from '#web/lib/session.ts';

const browser = { session: null as string | null };

/** As Amplify: who is signed in has to sign out first. */
beforeEach(() => {
  amplify.fetchAuthSession.mockImplementation(async () => ({
    tokens: browser.session ? { accessToken: browser.session } : undefined,
  }));
  amplify.signIn.mockImplementation(async ({ username, password }) => {
    const refusal = (name: string) => Object.assign(new Error(name), { name });
    if (browser.session) throw refusal('UserAlreadyAuthenticatedException');
    if (password !== 'giusta') throw refusal('NotAuthorizedException');
    browser.session = username;
    return { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
  });
  amplify.signOut.mockImplementation(async () => {
    browser.session = null;
  });
});

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

describe('signing out', () => {
  /** Events in their order. */
  let happened: string[];
  beforeEach(() => {
    happened = [];
    browser.session = 'marta';
  });
  const server = (answer: () => Promise<Response>) =>
    vi.stubGlobal('fetch', async (_: string, { body, headers }: { body: string; headers: object }) => {
      const [operation] = /(?<=mutation )\w+/.exec(JSON.parse(body).query) ?? [];
      happened.push(`${operation} as ${new Map(Object.entries(headers)).get('authorization')}`);
      return answer();
    });

  it('tells the server while the token is still there, then Cognito', async () => {
    server(async () => new Response('{"data":{"endSession":true}}'));
    await signOut();
    expect(happened).toEqual(['EndSession as marta']);
    expect(browser.session).toBeNull();
  });

  it.each<[string, () => Promise<Response>]>([
    ['does not answer', () => Promise.reject(new TypeError('offline'))],
    ['fails', async () => new Response('{"errors":[{"errorType":"internal"}]}')],
    ['knows the session no more', async () => new Response('{}', { status: 401 })],
  ])('happens all the same when the server %s', async (_case, answer) => {
    server(answer);
    await signOut();
    expect(happened).toEqual(['EndSession as marta']);
    expect(browser.session).toBeNull();
  });

  it('that is still under way takes no session that begins meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server(() => promise);
    const left = signOut();
    const entered = signIn('anna@example.com', 'giusta');
    resolve(new Response('{"data":{"endSession":true}}'));
    await Promise.all([left, entered]);
    expect(browser.session).toBe('anna@example.com');
  });
});
