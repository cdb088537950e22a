import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#test/support/open-screen.tsx';
import { sessionUserWith } from '#test/support/session-user.ts';
import { stubFunctions } from '#test/support/stub-functions.ts';
import { openVisitor, place } from '#test/web/features/session/open-visitor.tsx';
import VerifyPage from '#web/features/session/verify/verify-page.tsx';
import { setLanguage } from '#web/lib/i18n.ts';
import { sessionUser } from '#web/lib/session.ts';

const open = (address = '/verifica#token=abc') =>
  openVisitor(
    address,
    <StrictMode>
      <VerifyPage />
    </StrictMode>,
  );

beforeEach(() => setLanguage('it'));

describe('the link of the verification mail', () => {
  it('confirms the e-mail, once, and leads to the login that says so', async () => {
    const calls = stubFunctions({ verifyEmail: { email: 'marta@example.com' } });
    open();
    await waitFor(() => expect(place()).toBe('/login?confirmEmail=true&email=marta%40example.com'));
    expect(calls).toEqual([{ name: 'verifyEmail', body: { token: 'abc' } }]);
  });

  it('leads the user who is signed in to their quotations, which are open now', async () => {
    signIn({ email: 'Marta@example.com', emailVerified: false });
    const graphql = { data: { currentUser: sessionUserWith() } };
    stubFunctions({ verifyEmail: { email: 'marta@example.com' }, graphql });
    open();
    expect(await screen.findByText('Ora vedi i prodotti e prepari i tuoi preventivi.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Vai ai preventivi' }).getAttribute('href')).toBe('/preventivi');
    expect(sessionUser()?.emailVerified).toBe(true);
    expect(place()).toBe('/verifica');
  });

  it('of another user leads to the login all the same', async () => {
    signIn({ email: 'sandra@example.com' });
    stubFunctions({ verifyEmail: { email: 'marta@example.com' } });
    open();
    await waitFor(() => expect(place()).toContain('/login?confirmEmail=true'));
  });

  it('leads a signed-in user to the profile when it is used up', async () => {
    signIn();
    stubFunctions({ verifyEmail: { code: 'link-expired' } });
    open();
    const profile = await screen.findByRole('link', { name: 'Vai al profilo' });
    expect(profile.getAttribute('href')).toBe('/profilo');
  });

  it.each(['link-expired', 'invalid-input'])(
    'offers to sign in and send another when it is %s',
    async (code) => {
      stubFunctions({ verifyEmail: { code } });
      open();
      expect(await screen.findByRole('heading', { name: 'Il link non vale più' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Accedi e mandane un altro' }).getAttribute('href')).toBe(
        '/login?redirect=%2Fprofilo',
      );
    },
  );

  it('without a token is used up, and nothing is asked of the server', () => {
    const calls = stubFunctions({});
    open('/verifica');
    expect(screen.getByRole('heading', { name: 'Il link non vale più' })).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('can be tried again when the connection is missing', async () => {
    let online = false;
    stubFunctions({
      verifyEmail: () => (online ? { email: 'marta@example.com' } : new TypeError('no network')),
    });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
    online = true;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(place()).toContain('confirmEmail=true'));
  });
});
