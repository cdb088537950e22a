import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn, signOut } from 'aws-amplify/auth';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handTimer } from '#test/support/hand-timer.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import LoginPage from '#web/features/session/login-page.tsx';
import { setLanguage } from '#web/lib/i18n.ts';
import { signOut as endSession, loadUser, sessionUser } from '#web/lib/session.ts';

const answerWith = (user: unknown) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ data: { currentUser: user, syncAccount: user } })),
  );

const cognitoError = (name: string, message = '') => Object.assign(new Error(message), { name });

function Place() {
  const { pathname, search } = useLocation();
  return <output aria-label="place">{`${pathname}${search}`}</output>;
}

function open(address: string, timer = handTimer().timer) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <LoginPage timer={timer} />
      <Place />
    </MemoryRouter>,
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Accedi' });
const place = () => screen.getByLabelText('place').textContent;

async function fillIn() {
  const user = userEvent.setup();
  await user.type(email(), 'marta@example.com');
  await user.type(password(), 'segreta');
  return user;
}

async function signInAs(failure?: Error) {
  vi.mocked(signIn).mockImplementation(async () => {
    if (failure) throw failure;
    return { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
  });
  const user = await fillIn();
  await user.click(button());
  return user;
}

beforeEach(async () => {
  await endSession();
  await setLanguage('it');
  vi.clearAllMocks();
  answerWith(sessionUserWith());
});

describe('the login', () => {
  it('that is open already takes the e-mail of a later address over [SES-020, USR-071]', async () => {
    render(
      <MemoryRouter initialEntries={['/login?redirect=%2Fprofilo']}>
        <LoginPage timer={handTimer().timer} />
        <Link to="/login?email=marta@example.com">again</Link>
      </MemoryRouter>,
    );
    expect(email().value).toBe('');
    await userEvent.click(screen.getByRole('link', { name: 'again' }));
    expect(email().value).toBe('marta@example.com');
    expect(document.activeElement).toBe(password());
  });

  it('asks for e-mail and password and offers to sign in [SES-013] [SES-014] [SES-016]', () => {
    open('/login');
    expect(email().type).toBe('email');
    expect(password().type).toBe('password');
    expect(button()).toBeDefined();
  });

  it('keeps the button off until both fields are filled [SES-017] [SES-041]', async () => {
    open('/login');
    await waitFor(() => expect(button()).toHaveProperty('disabled', true));
    const user = userEvent.setup();
    await user.type(email(), 'marta@example.com{Enter}');
    expect(signIn).not.toHaveBeenCalled();
    await user.type(password(), 'segreta');
    await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  });

  it('keeps the button off while it signs in [SES-018]', async () => {
    open('/login');
    vi.mocked(signIn).mockReturnValue(new Promise(() => {}));
    const user = await fillIn();
    await user.click(button());
    expect(button()).toHaveProperty('disabled', true);
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  it('takes the address from the link and waits for the password [SES-020] [SES-021]', async () => {
    open('/login?email=marta@example.com');
    expect(email().value).toBe('marta@example.com');
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  it('takes the address from behind the # of a mail’s link, which reaches no server', () => {
    open('/login#email=marta%2B1%40example.com');
    expect(email().value).toBe('marta+1@example.com');
  });

  it('says that the e-mail is confirmed only after a confirmation [SES-022]', () => {
    open('/login?confirmEmail=true');
    expect(screen.getByText('Indirizzo e-mail confermato. Ora puoi accedere.')).toBeDefined();
    document.body.innerHTML = '';
    open('/login');
    expect(screen.queryByText('Indirizzo e-mail confermato. Ora puoi accedere.')).toBeNull();
  });

  it('asks for what was left empty [SES-039] [SES-040]', async () => {
    open('/login');
    const user = userEvent.setup();
    await user.click(email());
    await user.tab();
    expect(await screen.findByText("Scrivi l'e-mail")).toBeDefined();
    await user.click(password());
    await user.tab({ shift: true });
    expect(await screen.findByText('Scrivi la password')).toBeDefined();
  });

  it('shows and hides the password', async () => {
    open('/login');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Mostra la password' }));
    expect(password().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Nascondi la password' }));
    expect(password().type).toBe('password');
  });

  it('leads to a new password, with the e-mail that was typed, and to the sign-up [SES-015, SES-019]', async () => {
    open('/login');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Password dimenticata?')).toBe('/reset/ask');
    const invitation = screen.getByRole('complementary', { name: 'Non hai ancora un account?' });
    expect(within(invitation).getByRole('link', { name: 'Crea un account' }).getAttribute('href')).toBe(
      '/registrati',
    );
    await userEvent.setup().type(email(), 'marta@example.com');
    expect(href('Password dimenticata?')).toBe('/reset/ask?email=marta%40example.com');
  });

  it.each([
    ['checkMail', 'Controlla la posta'],
    ['mailNotSent', 'non è partito'],
    ['passwordSet', 'Password cambiata'],
    ['emailSet', 'E-mail cambiata'],
  ])('says what led to it: %s', (notice, text) => {
    render(
      <MemoryRouter initialEntries={[{ pathname: '/login', state: { notice } }]}>
        <LoginPage />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status').textContent).toContain(text);
  });
});

describe('after signing in', () => {
  it('goes home [SES-024]', async () => {
    open('/login');
    await signInAs();
    await waitFor(() => expect(place()).toBe('/preventivi'));
  });

  it('goes where the user was headed [SES-023]', async () => {
    open(`/login?redirect=${encodeURIComponent('/preventivi/abc?print=0')}`);
    await signInAs();
    await waitFor(() => expect(place()).toBe('/preventivi/abc?print=0'));
  });

  it('goes home rather than to another site', async () => {
    open(`/login?redirect=${encodeURIComponent('https://evil.example/preventivi')}`);
    await signInAs();
    await waitFor(() => expect(place()).toBe('/preventivi'));
  });

  it('waits for the user and looks again every second [SES-031] [SES-032]', async () => {
    const { timer, pass } = handTimer();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    open('/login', timer);
    await signInAs();
    expect(sessionUser()).toBeNull();
    expect(place()).toBe('/login');
    answerWith(sessionUserWith());
    await act(async () => pass(999));
    expect(place()).toBe('/login');
    await act(async () => pass(1));
    await waitFor(() => expect(place()).toBe('/preventivi'));
    expect(sessionUser()?.email).toBe('marta@example.com');
  });

  it('takes e-mail and verification over from the account [SES-037, SES-038]', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      asked.push(body);
      return new Response(
        JSON.stringify({ data: { syncAccount: sessionUserWith({ email: 'nuova@example.com' }) } }),
      );
    });
    open('/login');
    await signInAs();
    await waitFor(() => expect(sessionUser()?.email).toBe('nuova@example.com'));
    expect(asked[0]).toContain('mutation SyncAccount');
  });

  it('speaks the language of the profile and keeps it [I18-018]', async () => {
    answerWith(sessionUserWith({ language: 'en' }));
    open('/login');
    await signInAs();
    await waitFor(() => expect(localStorage.getItem('user-locale')).toBe('en'));
  });
});

describe('opening the login while signed in', () => {
  it('signs out [SES-025]', async () => {
    await loadUser();
    expect(sessionUser()).not.toBeNull();
    open('/login');
    await waitFor(() => expect(sessionUser()).toBeNull());
    expect(signOut).toHaveBeenCalledWith({ global: false });
  });
});

describe('a refused sign-in', () => {
  it.each([
    [
      'an address that is none [QER-001, WER-023]',
      cognitoError('InvalidParameterException', 'username invalid'),
      'Questo indirizzo e-mail non è valido. Controllalo e riprova.',
    ],
    [
      'an unknown user [QER-002, WER-024]',
      cognitoError('UserNotFoundException'),
      "Non c'è un account con questa e-mail. Controllala.",
    ],
    [
      'a wrong password [QER-003, WER-025]',
      cognitoError('NotAuthorizedException'),
      'Password errata. Riprova.',
    ],
    [
      'anything else, with its code [QER-004, WER-027]',
      cognitoError('StrangeException'),
      'Non riesco ad accedere (codice StrangeException). Riprova tra poco.',
    ],
  ])('explains %s', async (_, failure, text) => {
    open('/login');
    await signInAs(failure);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  it('can be dismissed, and leaves the button usable [QER-005] [QER-006]', async () => {
    open('/login');
    const user = await signInAs(cognitoError('NotAuthorizedException'));
    await screen.findByRole('alert');
    expect(button()).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: 'Chiudi avviso' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
