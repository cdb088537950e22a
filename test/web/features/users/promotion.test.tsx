import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { anAccount, aUsersServer, button, field, giulia, openUsers, pick } from './open-users.tsx';

type Saved = { user: Record<string, unknown>; currentPassword: string | null };
const right = 'Colori-2026!';
const andrea = anAccount();

/** A server that knows the password of the user who saves. */
function aStrictServer() {
  const server = aUsersServer([giulia, andrea], {
    SaveUser: ({ user, currentPassword }: Saved) => {
      if (currentPassword !== right) throw new GraphqlFailure('wrong-password');
      return { saveUser: { ...andrea, ...user, revision: 4 } };
    },
  });
  return { ...server, saved: () => server.asked<Saved>('SaveUser') };
}

async function promoting() {
  const server = aStrictServer();
  const opened = await openUsers();
  await opened.edit('Andrea Conti');
  await opened.user.click(screen.getByRole('checkbox', { name: /^Super utente/ }));
  return { ...opened, server };
}

const asked = () => screen.findByRole('alertdialog', { name: 'Dare questi permessi a Andrea Conti?' });
const give = () => button('Dai i permessi');

describe('giving rights', () => {
  it('is asked for by name, with what they will be able to do and where, and takes the own password [ROL-019]', async () => {
    const { user, server } = await promoting();
    await user.click(button('Salva'));
    const dialog = await asked();
    expect(within(dialog).getByText('Potrà gestire gli utenti di tutti i paesi')).toBeTruthy();
    expect(isOff(give())).toBe(true);
    expect(server.saved()).toEqual([]);
    const password = within(dialog).getByLabelText(/^La tua password/);
    expect(document.activeElement).toBe(password);
    await user.type(password, 'sbagliata');
    await user.click(give());
    expect(await within(dialog).findByText('La password non è giusta')).toBeTruthy();
    await waitFor(() => expect(password.closest('fieldset')?.disabled).toBe(false));
    await user.clear(password);
    await user.type(password, `${right}{Enter}`);
    await screen.findByText('Andrea Conti: modifiche salvate');
    expect(server.saved().map(({ currentPassword }) => currentPassword)).toEqual(['sbagliata', right]);
  });

  it('says which countries they are [ROL-019]', async () => {
    const { user } = await promoting();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Gestisce gli utenti/ }), 'only');
    await pick(user, /^Paesi gestiti/, 'Francia');
    await user.click(button('Salva'));
    expect(within(await asked()).getByText('Potrà gestire gli utenti di questi paesi: Francia')).toBeTruthy();
  });

  it('without a country promises nothing: neither users nor the catalogue [ROL-019]', async () => {
    const { user } = await promoting();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Gestisce gli utenti/ }), 'only');
    await user.click(button('Salva'));
    const said = within(await asked())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said).toEqual(['Non potrà gestire né utenti né catalogo, finché non gli dai dei paesi']);
  });

  it('is left by cancelling: nothing is saved, and the edits stay [ROL-019]', async () => {
    const { user, server } = await promoting();
    await user.click(button('Salva'));
    await user.click(within(await asked()).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.saved()).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Super utente/ }).checked).toBe(true);
  });

  it('to a new user whose password is refused goes back to that field, which says why [ROL-019]', async () => {
    const server = aUsersServer([giulia], {
      CreateUser: ({ user }: { user: { password: string } }) => {
        if (user.password === 'segreta') throw new GraphqlFailure('common-password');
        return { createUser: { id: 'made' } };
      },
    });
    const { user, create } = await openUsers();
    await create();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Tipo/ }), 'privato');
    await pick(user, /^Nazione/, 'Germania');
    for (const [label, text] of [
      [/^Nome/, 'Rosa'],
      [/^Cognome/, 'Bianchi'],
      [/^Telefono/, '02 123456'],
      [/^E-mail/, 'rosa@example.com'],
      [/^Password/, 'segreta'],
      [/^Ripeti la password/, 'segreta'],
    ] as const)
      fireEvent.change(field(label), { target: { value: text } });
    await user.click(screen.getByRole('checkbox', { name: /informativa sulla privacy/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Super utente/ }));
    await user.click(button('Crea utente'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Dare questi permessi a Rosa Bianchi?' });
    await user.type(within(dialog).getByLabelText(/^La tua password/), `${right}{Enter}`);
    expect(await screen.findByText(/^Questa password è tra le più usate/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    for (const label of [/^Password/, /^Ripeti la password/])
      fireEvent.change(field(label), { target: { value: 'altra-segreta' } });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(button('Crea utente'));
    const again = await screen.findByRole('alertdialog', { name: 'Dare questi permessi a Rosa Bianchi?' });
    await user.type(within(again).getByLabelText(/^La tua password/), `${right}{Enter}`);
    await screen.findByText('Rosa Bianchi: utente creato');
    expect(server.asked('CreateUser')).toHaveLength(2);
  });
});
