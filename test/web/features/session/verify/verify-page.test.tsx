import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubFunctions } from '#test/support/stub-functions.ts';
import { openVisitor, place } from '#test/web/features/session/open-visitor.tsx';
import VerifyPage from '#web/features/session/verify/verify-page.tsx';
import { setLanguage } from '#web/lib/i18n.ts';

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
