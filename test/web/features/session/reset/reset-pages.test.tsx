import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut } from 'aws-amplify/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionUserWith } from '#test/support/session-user.ts';
import { stubFunctions } from '#test/support/stub-functions.ts';
import { openVisitor, place } from '#test/web/features/session/open-visitor.tsx';
import AskPage from '#web/features/session/reset/ask-page.tsx';
import SetPage from '#web/features/session/reset/set-page.tsx';
import { setLanguage } from '#web/lib/i18n.ts';
import { loadUser, sessionUser } from '#web/lib/session.ts';

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Manda il link' });

async function ask(answer: unknown, address = '/reset/ask?email=marta@example.com') {
  const calls = stubFunctions({ askPasswordReset: answer });
  openVisitor(address, <AskPage />);
  await userEvent.setup().click(send());
  return calls;
}

beforeEach(() => setLanguage('it'));

describe('asking for a new password', () => {
  it('takes one e-mail, prefilled from the address [SES-027, SES-028]', () => {
    openVisitor('/reset/ask?email=marta@example.com', <AskPage />);
    expect(screen.getAllByRole('textbox')).toEqual([email()]);
    expect(email().value).toBe('marta@example.com');
    expect(send().disabled).toBe(false);
  });

  it('signs out who is signed in [SES-026]', async () => {
    const body = JSON.stringify({ data: { currentUser: sessionUserWith() } });
    vi.stubGlobal('fetch', async () => new Response(body));
    await loadUser();
    openVisitor('/reset/ask', <AskPage />);
    await waitFor(() => expect(sessionUser()).toBeNull());
    expect(signOut).toHaveBeenCalledWith({ global: false });
  });

  it('asks for the e-mail that was left empty, and waits for it [SES-042]', async () => {
    openVisitor('/reset/ask', <AskPage />);
    fireEvent.blur(email());
    expect(await screen.findByText("Scrivi l'e-mail")).toBeDefined();
    expect(send().disabled).toBe(true);
  });

  it('empties the field and says that a link was sent [SES-029, SES-030, QER-010]', async () => {
    const calls = await ask({});
    expect(await screen.findByText(/^Controlla la posta/)).toBeDefined();
    expect(email().value).toBe('');
    expect(calls).toEqual([{ name: 'askPasswordReset', body: { email: 'marta@example.com' } }]);
  });

  it.each([
    [
      'an e-mail that is none [QER-007]',
      { code: 'invalid-input', params: { field: 'email' } },
      'Questo indirizzo e-mail non è valido',
    ],
    ['an unknown e-mail [QER-008]', { code: 'user-not-found' }, "Non c'è un account con questa e-mail"],
    [
      'anything else, with its code [QER-009]',
      { code: 'mail-not-sent' },
      "Non riesco a mandare il link (codice mail-not-sent). L'e-mail non è partita",
    ],
    ['too many requests', { code: 'too-many-requests' }, 'codice too-many-requests'],
  ])('explains %s, and keeps what was typed', async (_, answer, text) => {
    await ask(answer);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(email().value).toBe('marta@example.com');
    expect(screen.queryByText(/Controlla la posta/)).toBeNull();
  });

  it('leads back to the login', () => {
    openVisitor('/reset/ask', <AskPage />);
    expect(screen.getByRole('link', { name: "Torna all'accesso" }).getAttribute('href')).toBe('/login');
  });
});

const mailed = '/reset/set#token=abc&email=marta%40example.com';
const password = () => screen.getByLabelText<HTMLInputElement>(/^Nuova password/);
const repeated = () => screen.getByLabelText<HTMLInputElement>(/^Ripeti la nuova password/);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salva la password' });

async function set(answer: unknown) {
  const calls = stubFunctions({ setNewPassword: answer });
  openVisitor(mailed, <SetPage />);
  fireEvent.change(password(), { target: { value: 'nuova-segreta' } });
  fireEvent.change(repeated(), { target: { value: 'nuova-segreta' } });
  await userEvent.setup().click(save());
  return calls;
}

describe('a new password', () => {
  it('is asked for twice, for the e-mail of the link', async () => {
    openVisitor(mailed, <SetPage />);
    expect(screen.getByText(/^Per marta@example.com/)).toBeDefined();
    expect(save().disabled).toBe(true);
    fireEvent.change(password(), { target: { value: 'nuova-segreta' } });
    fireEvent.change(repeated(), { target: { value: 'altra-segreta' } });
    fireEvent.blur(repeated());
    expect(await screen.findByText('Le due password sono diverse')).toBeDefined();
    expect(save().disabled).toBe(true);
  });

  it('leads to the login with the e-mail filled in [SES-069]', async () => {
    const calls = await set({ email: 'marta@example.com' });
    await waitFor(() => expect(place()).toBe('/login?email=marta%40example.com passwordSet'));
    expect(calls).toEqual([{ name: 'setNewPassword', body: { token: 'abc', password: 'nuova-segreta' } }]);
  });

  it('says that a link was used or has expired, and leads to another', async () => {
    await set({ code: 'link-expired' });
    expect(await screen.findByRole('heading', { name: 'Il link non vale più' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Chiedi un altro link' }).getAttribute('href')).toBe(
      '/reset/ask?email=marta%40example.com',
    );
  });

  it('says the same of an address without a token', () => {
    openVisitor('/reset/set', <SetPage />);
    expect(screen.getByRole('heading', { name: 'Il link non vale più' })).toBeDefined();
  });

  it('that is easy to guess is said so at its field, until another is typed', async () => {
    await set({ code: 'common-password' });
    expect(await screen.findByText(/^Questa password è tra le più usate/)).toBeDefined();
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert', { name: /codice/ })).toBeNull();
    fireEvent.change(password(), { target: { value: 'nuova-segreta-2' } });
    expect(screen.queryByText(/^Questa password è tra le più usate/)).toBeNull();
  });

  it('says why it could not be saved, and keeps what was typed', async () => {
    await set({ code: 'internal' });
    expect((await screen.findByRole('alert')).textContent).toContain('codice internal');
    expect(password().value).toBe('nuova-segreta');
  });
});
