import { screen, waitFor, within } from '@testing-library/react';
import { signOut } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { place } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aUsersServer, button, field, openUsers } from './open-users.tsx';

const save = () => button('Salva credenziali');

async function changing(name: string) {
  const server = aUsersServer();
  const opened = await openUsers();
  await opened.choose(name, 'Modifica credenziali');
  await screen.findByRole('dialog', { name: 'Modifica credenziali' });
  const { user } = opened;
  const fill = async (label: RegExp, text: string) => {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  };
  return { ...opened, server, fill };
}

describe('the credentials of a user', () => {
  it('are sent with the id, e-mail and new password of the user [USR-023, USR-066, USR-068, USR-070, USR-088, OPC-42]', async () => {
    const { user, server, fill } = await changing('Stefan Huber');
    expect(isOff(save())).toBe(true);
    expect(screen.queryByLabelText(/^Password attuale/)).toBeNull();
    await fill(/^E-mail/, 'huber@example.com');
    await fill(/^Password/, 'geheim1');
    await fill(/^Ripeti la password/, 'geheim1');
    await user.click(save());
    expect(await screen.findByText('Credenziali di Stefan Huber salvate')).toBeTruthy();
    expect(server.asked('UpdateUser')).toEqual([
      { uid: 'stefan', email: 'huber@example.com', password: 'geheim1', currentPassword: null },
    ]);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('need an e-mail that is one, and a password of six characters, twice [USR-066, USR-067, USR-068, USR-069, USR-070]', async () => {
    const { user, fill } = await changing('Stefan Huber');
    await fill(/^E-mail/, '');
    await user.tab();
    expect(screen.getByText("Scrivi l'e-mail")).toBeTruthy();
    await fill(/^E-mail/, 'huber');
    expect(screen.getByText("Controlla l'e-mail: manca qualcosa")).toBeTruthy();
    await fill(/^E-mail/, 'huber@example.com');
    await fill(/^Password/, 'corta');
    await fill(/^Ripeti la password/, 'corta');
    expect(isOff(save())).toBe(true);
    await fill(/^Password/, 'geheim1');
    await fill(/^Ripeti la password/, 'geheim2');
    await user.tab();
    expect(screen.getByText('Le due password sono diverse')).toBeTruthy();
    expect(isOff(save())).toBe(true);
  });

  it('of oneself need the current password, and lead back to the login [USR-071, USR-072, OPC-42]', async () => {
    const { user, server, fill } = await changing('Giulia Ferrero');
    await fill(/^Password attuale/, 'vecchia1');
    const [, password] = screen.getAllByLabelText<HTMLInputElement>(/^Password/);
    if (password) await user.type(password, 'nuova12');
    await fill(/^Ripeti la password/, 'nuova12');
    await user.click(save());
    await waitFor(() => expect(place()).toBe('/login?email=giulia@example.com'));
    expect(server.asked('UpdateUser')).toEqual([
      { uid: 'giulia', email: 'giulia@example.com', password: 'nuova12', currentPassword: 'vecchia1' },
    ]);
    expect(signOut).toHaveBeenCalled();
  });

  it('with a password that is easy to guess say so at its field, until it is written anew', async () => {
    const { user, server, fill } = await changing('Stefan Huber');
    server.answers.UpdateUser = () => {
      throw new GraphqlFailure('password-of-person');
    };
    await fill(/^Password/, 'geheim1');
    await fill(/^Ripeti la password/, 'geheim1');
    await user.click(save());
    expect(await screen.findByText(/^La password è composta dal nome/)).toBeTruthy();
    expect(field(/^Password/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/codice password-of-person/)).toBeNull();
    await user.type(field(/^Password/), 'x');
    expect(screen.queryByText(/^La password è composta dal nome/)).toBeNull();
  });

  it('of oneself that a wrong password should change say so at that field, until it is written anew [OPC-42, CER-008]', async () => {
    const { user, server, fill } = await changing('Giulia Ferrero');
    server.answers.UpdateUser = () => {
      throw new GraphqlFailure('wrong-password');
    };
    await fill(/^Password attuale/, 'vecchia1');
    const [current, password] = screen.getAllByLabelText<HTMLInputElement>(/^Password/);
    if (password) await user.type(password, 'nuova12');
    await fill(/^Ripeti la password/, 'nuova12');
    await user.click(save());
    expect(await screen.findByText('La password attuale non è questa. Riprova.')).toBeTruthy();
    expect(current?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/codice wrong-password/)).toBeNull();
    await user.type(field(/^Password attuale/), 'x');
    expect(screen.queryByText('La password attuale non è questa. Riprova.')).toBeNull();
    expect(password?.value).toBe('nuova12');
  });

  it.each([
    ['email-taken', "C'è già un account con questa e-mail."],
    ['internal', 'Errore sconosciuto (codice internal).'],
    ['offline', 'Manca la connessione: non so se ho salvato. Le modifiche sono ancora qui.'],
  ] as const)(
    'that are refused with %s say why and keep what was typed [CER-007, CER-008]',
    async (code, text) => {
      const { user, server, fill } = await changing('Stefan Huber');
      server.answers.UpdateUser = () => {
        throw new GraphqlFailure(code);
      };
      await fill(/^Password/, 'geheim1');
      await fill(/^Ripeti la password/, 'geheim1');
      await user.click(save());
      const alert = await within(screen.getByRole('dialog')).findByRole('alert');
      expect(alert.textContent?.indexOf(text)).toBe(0);
      expect(field(/^Password/).value).toBe('geheim1');
    },
  );
});
