import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { rowOf } from '#test/support/open-screen.tsx';
import { answerElsewhere } from '#test/support/stub-transport.ts';
import { anAccount, aUsersServer, button, openUsers } from '#test/web/features/users/open-users.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';

type Opened = Awaited<ReturnType<typeof openUsers>>;
async function actionsOf({ user }: Opened, name: string) {
  await user.click(button(`Altre azioni su ${name}`));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
}

describe('what can be done with a user', () => {
  it('verifying is offered only while the e-mail is unverified [USR-020, USR-021, USR-022, USR-023, USR-024]', async () => {
    aUsersServer();
    const opened = await openUsers();
    expect(await actionsOf(opened, 'Stefan Huber')).toEqual([
      'Vedi come questo utente',
      "Invia l'e-mail di verifica",
      "Segna l'e-mail come verificata",
      'Modifica credenziali',
      'Fai uscire ovunque',
      'Elimina',
      'Cancella i dati per sempre',
    ]);
    expect(isOff(button('Modifica Stefan Huber'))).toBe(false);
  });

  it('of a verified user there is nothing to verify [USR-021, USR-022]', async () => {
    aUsersServer();
    const opened = await openUsers();
    expect(await actionsOf(opened, 'Andrea Conti')).toEqual([
      'Vedi come questo utente',
      'Modifica credenziali',
      'Fai uscire ovunque',
      'Elimina',
      'Cancella i dati per sempre',
    ]);
  });

  it('nobody deletes themselves [OPC-34, USR-072]', async () => {
    aUsersServer();
    const opened = await openUsers();
    expect(await actionsOf(opened, 'Giulia Ferrero')).toEqual(['Modifica credenziali']);
  });

  it('a super user of more countries than one’s own can only be seen [OPC-11]', async () => {
    aUsersServer();
    await openUsers('/utenti', { id: 'lukas', managementMode: 'only', managedCountries: ['IT', 'DE'] });
    expect(isOff(button('Modifica Giulia Ferrero'))).toBe(true);
    expect(isOff(button('Altre azioni su Giulia Ferrero'))).toBe(true);
    expect(button('Altre azioni su Giulia Ferrero').title).toBe('Gestisce più paesi di te');
    expect(isOff(button('Modifica Andrea Conti'))).toBe(false);
  });

  it('a verification mail is sent again [USR-082, USR-092]', async () => {
    const server = aUsersServer();
    const { choose } = await openUsers();
    await choose('Stefan Huber', "Invia l'e-mail di verifica");
    expect(await screen.findByText('E-mail di verifica inviata a stefan@example.com')).toBeTruthy();
    expect(server.asked('SendVerificationEmail')).toEqual([{ uid: 'stefan' }]);
  });

  it('a mail that was not sent is said, and stays', async () => {
    const server = aUsersServer();
    const { choose } = await openUsers();
    server.answers.SendVerificationEmail = () => {
      throw new GraphqlFailure('mail-not-sent');
    };
    await choose('Stefan Huber', "Invia l'e-mail di verifica");
    expect((await screen.findByRole('alert')).textContent).toContain("L'e-mail non è partita");
  });

  it('an address is taken as verified without a mail [USR-083, USR-093]', async () => {
    const server = aUsersServer();
    const { choose } = await openUsers();
    await choose('Stefan Huber', "Segna l'e-mail come verificata");
    await waitFor(() => expect(within(rowOf('Stefan Huber')).getByTitle('E-mail verificata')).toBeTruthy());
    expect(server.asked('ForceEmailVerification')).toEqual([{ uid: 'stefan' }]);
  });

  it('a deletion is asked by name, with the focus on cancel, and then done [USR-024, USR-087, OPC-34]', async () => {
    const server = aUsersServer();
    const { user, choose } = await openUsers();
    await choose('Andrea Conti', 'Elimina');
    const question = await screen.findByRole('alertdialog', { name: "Elimina l'utente?" });
    expect(question.textContent).toContain('Andrea Conti (andrea@example.com) sarà eliminato per sempre');
    expect(document.activeElement?.textContent).toBe('Annulla');
    await user.click(within(question).getByRole('button', { name: 'Elimina utente' }));
    await waitFor(() => expect(screen.queryByText('andrea@example.com')).toBeNull());
    expect(server.asked('DeleteUser')).toEqual([{ uid: 'andrea' }]);
  });

  it('a deletion that fails keeps the question open and says why', async () => {
    const server = aUsersServer();
    const { user, choose } = await openUsers();
    server.answers.DeleteUser = () => {
      throw new GraphqlFailure('last-administrator');
    };
    await choose('Andrea Conti', 'Elimina');
    await user.click(await screen.findByRole('button', { name: 'Elimina utente' }));
    expect((await screen.findByRole('alert')).textContent).toContain("È l'ultimo amministratore");
  });

  it('the sessions of a user are ended after a question', async () => {
    const server = aUsersServer();
    const { user, choose } = await openUsers();
    await choose('Andrea Conti', 'Fai uscire ovunque');
    await user.click(await screen.findByRole('button', { name: 'Fai uscire' }));
    expect(await screen.findByText('Andrea Conti è uscito da tutti i dispositivi')).toBeTruthy();
    expect(server.asked('SignOutUser')).toEqual([{ uid: 'andrea' }]);
  });

  it('every user one manages is exported as utenti.xlsx, whatever the filters show [USR-009, USR-094, USR-095, OPC-44]', async () => {
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const fetched = vi.fn(async () => new Response(btoa('PK')));
    answerElsewhere(fetched);
    aUsersServer([anAccount()]);
    const { user } = await openUsers('/utenti?search=conti');
    await user.click(button('Esporta Excel'));
    await waitFor(() => expect(names).toEqual(['utenti.xlsx']));
    expect(fetched).toHaveBeenCalledWith('http://localhost/functions/exportUsers', {
      headers: { authorization: 'Bearer token' },
    });
  });

  it('an export that fails says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answerElsewhere(async () => Response.json({ error: true, code: 'internal' }, { status: 500 }));
    aUsersServer();
    const { user } = await openUsers();
    await user.click(button('Esporta Excel'));
    expect((await screen.findByRole('alert')).textContent).toContain('Non ho esportato gli utenti.');
  });
});
