import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { changePassword } from '#test/support/stub-amplify-form.tsx';
import { setLanguage } from '#web/lib/i18n.ts';
import { sessionUser } from '#web/lib/session.ts';
import { openProfile, place, refused } from './open-profile.tsx';

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`));
const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function openDialog(answers = {}) {
  const opened = await openProfile({}, answers);
  await opened.user.click(button('Modifica credenziali'));
  await screen.findByRole('dialog', { name: 'Modifica credenziali' });
  return opened;
}

beforeEach(async () => {
  await setLanguage('it');
  changePassword.mockReset();
});

describe('the own password', () => {
  const fill = async () => {
    await write('Password attuale', 'segreta');
    await write('Nuova password', 'nuova-segreta');
    await write('Ripeti la nuova password', 'nuova-segreta');
  };

  const change = async (answers = {}) => {
    const opened = await openDialog(answers);
    await field('Password attuale');
    expect(isOff(button('Cambia la password'))).toBe(true);
    await fill();
    await opened.user.click(button('Cambia la password'));
    return opened;
  };

  it('is changed by the server, which is told the current one, and leads to the login [PRO-005, USR-071, USR-072]', async () => {
    const { asked } = await change({ ChangeOwnPassword: () => ({ updateUser: { id: 'marta' } }) });
    await waitFor(() => expect(place()).toBe('/login?email=marta%40example.com passwordSet'));
    expect(asked.at(-1)).toEqual({
      operation: 'ChangeOwnPassword',
      variables: { uid: 'marta', password: 'nuova-segreta', currentPassword: 'segreta' },
    });
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('waits with the focus in its first field, which comes after the dialog', async () => {
    await openDialog();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Password attuale')));
  });

  it('has six characters at least and is written twice [USR-068, USR-069, USR-070]', async () => {
    await openDialog();
    await fill();
    await write('Nuova password', 'corta');
    fireEvent.blur(await field('Nuova password'));
    expect(await screen.findByText('La password va da 6 a 256 caratteri')).toBeDefined();
    fireEvent.blur(await field('Ripeti la nuova password'));
    expect(await screen.findByText('Le due password sono diverse')).toBeDefined();
    expect(isOff(button('Cambia la password'))).toBe(true);
  });

  it('stays when the current one is wrong, and says so at its field until that is written anew [CER-008]', async () => {
    await change({ ChangeOwnPassword: () => refused('wrong-password') });
    const current = await field('Password attuale');
    await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('La password attuale non è questa. Riprova.')).toBeDefined();
    expect(screen.queryByRole('alert', { name: /codice/ })).toBeNull();
    await write('Password attuale', 'segreta2');
    expect(screen.queryByText('La password attuale non è questa. Riprova.')).toBeNull();
    expect((await field('Nuova password')).value).toBe('nuova-segreta');
  });

  it('that is easy to guess is said so at its field', async () => {
    await change({ ChangeOwnPassword: () => refused('password-of-person') });
    expect(await screen.findByText(/^La password è composta dal nome/)).toBeDefined();
    expect((await field('Nuova password')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert', { name: /codice/ })).toBeNull();
    await write('Nuova password', 'altra-segreta');
    expect(screen.queryByText(/^La password è composta dal nome/)).toBeNull();
  });

  it('that is refused for another reason says which [CER-008]', async () => {
    await change({ ChangeOwnPassword: () => refused('too-many-requests') });
    expect((await screen.findByRole('alert')).textContent).toContain('(codice too-many-requests)');
  });
});

describe('the own e-mail', () => {
  async function change(answers: Parameters<typeof openProfile>[1] = {}, email = 'Nuova@example.com') {
    const opened = await openDialog(answers);
    await opened.user.click(button('E-mail'));
    await write('Nuova e-mail', email);
    await write('Password attuale', 'segreta');
    return opened;
  }

  it('is changed with the current password and leads to the login with the new one [USR-071, OPC-42]', async () => {
    const { user, asked } = await change({
      ChangeOwnEmail: ({ email }) => ({ updateUser: { id: 'marta', email } }),
    });
    await user.click(button("Cambia l'e-mail"));
    await waitFor(() => expect(place()).toBe('/login?email=nuova%40example.com emailSet'));
    expect(asked.at(-1)).toEqual({
      operation: 'ChangeOwnEmail',
      variables: { uid: 'marta', email: 'nuova@example.com', currentPassword: 'segreta' },
    });
  });

  it.each([
    ['', "Scrivi l'e-mail"],
    ['marta@', "Controlla l'e-mail: manca qualcosa"],
    ['marta@example.com', 'È già la tua e-mail'],
  ])('is not changed to "%s" [USR-066, USR-067]', async (email, text) => {
    await change({}, email);
    fireEvent.blur(await field('Nuova e-mail'));
    expect(await screen.findByText(text)).toBeDefined();
    expect(isOff(button("Cambia l'e-mail"))).toBe(true);
  });

  it.each([
    ['email-taken', "C'è già un account con questa e-mail"],
    ['internal', 'Non riesco a cambiare le credenziali (codice internal)'],
  ])('that is refused as %s says so [CER-007, CER-008]', async (code, text) => {
    const { user } = await change({ ChangeOwnEmail: () => refused(code) });
    await user.click(button("Cambia l'e-mail"));
    expect((await screen.findByRole('alert')).textContent?.indexOf(text)).toBe(0);
    expect(place()).toBe('/profilo');
  });

  it('that got no answer is not said to have failed', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    const { user } = await change({ ChangeOwnEmail: lost });
    await user.click(button("Cambia l'e-mail"));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Manca la connessione: non so se ho salvato/,
    );
  });
});

it('that is not confirmed by the right password says so at that field [OPC-42, CER-008]', async () => {
  const { user } = await openDialog({ ChangeOwnEmail: () => refused('wrong-password') });
  await user.click(button('E-mail'));
  await write('Nuova e-mail', 'nuova@example.com');
  await write('Password attuale', 'segreta');
  await user.click(button("Cambia l'e-mail"));
  await screen.findByText('La password attuale non è questa. Riprova.');
  expect((await field('Password attuale')).getAttribute('aria-invalid')).toBe('true');
});

describe('signing out on every device', () => {
  it('asks first, ends all sessions and leaves', async () => {
    const { user, asked } = await openProfile();
    await user.click(button('Esci da tutti i dispositivi'));
    expect(asked.some(({ operation }) => operation === 'SignOutEverywhere')).toBe(false);
    await user.click(button('Esci ovunque'));
    await waitFor(() => expect(sessionUser()).toBeNull());
    // The sign-out that follows tells the server, too, which knows the session no more.
    expect(asked.map(({ operation }) => operation)).toContain('SignOutEverywhere');
  });

  it('that does not work says why, and the session stays', async () => {
    const { user } = await openProfile({}, { SignOutEverywhere: () => refused('internal') });
    await user.click(button('Esci da tutti i dispositivi'));
    await user.click(button('Esci ovunque'));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(sessionUser()).not.toBeNull();
  });
});

it.each(['Password', 'E-mail'])('the change of %s is left by cancelling', async (part) => {
  const { user } = await openDialog();
  if (part === 'E-mail') await user.click(button('E-mail'));
  await field('Password attuale');
  await user.click(button('Annulla'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is not opened over changes that would be lost', async () => {
  await openProfile();
  await write('Città', 'Imola');
  expect(isOff(button('Modifica credenziali'))).toBe(true);
  expect(button('Modifica credenziali').title).toBe('Prima salva o annulla le modifiche');
});
