import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { openScreens, signIn } from '#test/support/open-screen.tsx';
import InvitationsPage from '#web/features/users/invitations/invitations-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aUsersServer, button, openUsers } from './open-users.tsx';

const listed = (changes: object = {}) => ({
  id: 'one',
  email: 'marta@example.com',
  name: 'Marta Fabbri',
  type: 'imbianchino',
  country: 'IT',
  province: 'BO',
  language: 'it',
  pricelist: 'pcu',
  state: 'sent',
  by: 'Giulia Ferrero',
  sentAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  endedAt: null,
  revision: 1,
  ...changes,
});

type Sent = { key: string; invitation: { email: string } & Record<string, unknown> };

/** A server that knows Andrea has an account, and refuses nobody else. */
const aServerOfInvitations = (more: Parameters<typeof aUsersServer>[1] = {}) =>
  aUsersServer(undefined, {
    CheckInvitations: ({ invitations }: { invitations: { email: string }[] }) => ({
      checkInvitations: invitations.flatMap(({ email }, index) =>
        email === 'andrea@example.com' ? [{ index, code: 'email-taken' }] : [],
      ),
    }),
    Invite: ({ invitation }: Sent) => ({ invite: { mailSent: true, invitation: listed(invitation) } }),
    ...more,
  });

async function inviting(more: Parameters<typeof aUsersServer>[1] = {}) {
  const server = aServerOfInvitations(more);
  const opened = await openUsers();
  const [add] = screen.getAllByRole('button', { name: 'Invita' });
  if (add) await opened.user.click(add);
  await screen.findByRole('dialog', { name: 'Invita' });
  return { ...opened, sent: () => server.asked<Sent>('Invite').map(({ invitation }) => invitation) };
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('inviting', () => {
  it('one person takes e-mail, type, country, province, list, language and message [ROL-037]', async () => {
    const { user, sent } = await inviting();
    const labels = [...screen.getByRole('dialog').querySelectorAll('label')].map(({ textContent }) =>
      textContent.replace('*', '').trim(),
    );
    expect(labels).toEqual([
      ...['E-mail', 'Nome', 'Tipo di utente', 'Nazione', 'Provincia', 'Listino'],
      ...["Lingua dell'e-mail", 'Messaggio'],
    ]);
    await user.type(field(/^E-mail/), 'marta@example.com');
    expect(isOff(button('Invia invito'))).toBe(true);
    await user.selectOptions(field(/^Tipo di utente/), 'imbianchino');
    await user.type(field(/^Provincia/), 'Bologna');
    await user.click(await screen.findByRole('option', { name: 'Bologna (BO)' }));
    await user.selectOptions(field(/^Lingua/), 'en');
    await user.type(field(/^Messaggio/), 'Benvenuta');
    await user.click(button('Invia invito'));
    await screen.findByText('Invito inviato a marta@example.com');
    expect(sent()).toEqual([
      expect.objectContaining({
        ...{ email: 'marta@example.com', type: 'imbianchino', country: 'IT', province: 'BO' },
        ...{ language: 'en', message: 'Benvenuta' },
      }),
    ]);
  });

  it.each([
    ['already-invited', "C'è già un invito aperto"],
    ['email-taken', "C'è già un account con questa e-mail: cercalo in Utenti."],
  ] as const)('says why it was refused (%s), and nothing typed is lost [ROL-037]', async (code, reason) => {
    const { user } = await inviting({
      Invite: () => {
        throw new GraphqlFailure(code);
      },
    });
    await user.type(field(/^E-mail/), 'marta@example.com');
    await user.selectOptions(field(/^Tipo di utente/), 'privato');
    await user.click(button('Invia invito'));
    expect((await screen.findByRole('alert')).textContent).toContain(reason);
    expect(field(/^E-mail/).value).toBe('marta@example.com');
  });

  it('several shows what is understood while it is typed, checks before it sends, and keeps the lines that are wrong [ROL-038]', async () => {
    const { user, sent } = await inviting();
    await user.click(button('Più persone'));
    expect(isOff(button('Invia inviti'))).toBe(true);
    const lines = [
      'ada@example.com; Ada; privato',
      'andrea@example.com;; privato',
      'storta;; privato',
      'ivo@example.com;; imbianchino; BO; Export DACH',
    ];
    await user.click(field(/^Persone/));
    await user.paste(lines.join('\n'));
    expect(screen.getByText('Pronti: 2, da correggere: 2')).toBeTruthy();
    for (const problem of ['e-mail non valida', 'listino fuori dai tuoi permessi'])
      expect(screen.getByText(problem)).toBeTruthy();
    await user.click(button('Invia 2 inviti'));
    expect(await screen.findByText('e-mail già registrata')).toBeTruthy();
    expect(sent()).toEqual([]);
    expect(screen.getByText(/^Nessun invito è partito: 1 riga non si può invitare/)).toBeTruthy();
    await waitFor(() => expect(isOff(button('Invia 1 invito'))).toBe(false));
    await user.click(button('Invia 1 invito'));
    await screen.findByText('1 invito inviato');
    expect(sent().map(({ email }) => email)).toEqual(['ada@example.com']);
    expect(field(/^Persone/).value).toBe(lines.slice(1).join('\n'));
  });

  it('several says whose mail did not go out, and stays open to say it [ROL-038]', async () => {
    const { user } = await inviting({
      Invite: ({ invitation }: Sent) => ({
        invite: { mailSent: invitation.email === 'ada@example.com', invitation: listed(invitation) },
      }),
    });
    await user.click(button('Più persone'));
    await user.click(field(/^Persone/));
    await user.paste(['ada', 'ivo', 'eva'].map((name) => `${name}@example.com;; privato`).join('\n'));
    await user.click(button('Invia 3 inviti'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Gli inviti a ivo@example.com e eva@example.com ci sono, ma le e-mail non sono partite',
    );
    expect(screen.getByText('1 invito inviato')).toBeTruthy();
    expect(field(/^Persone/).value).toBe('');
  });
});

describe('the list of invitations', () => {
  async function opened(more: Parameters<typeof aUsersServer>[1] = {}) {
    const items = [
      listed(),
      listed({
        id: 'two',
        email: 'luca@example.com',
        state: 'accepted',
        endedAt: '2026-11-21T09:00:00.000Z',
      }),
      listed({ id: 'three', email: 'ivo@example.com', state: 'expired' }),
      listed({ id: 'four', email: 'ada@example.com', state: 'revoked', endedAt: '2026-11-21T09:00:00.000Z' }),
    ];
    const server = aServerOfInvitations({
      Invitations: () => ({ invitations: { items, total: items.length } }),
      ResendInvitation: () => ({ resendInvitation: { mailSent: true, invitation: listed() } }),
      RevokeInvitation: () => ({ revokeInvitation: listed({ state: 'revoked' }) }),
      ...more,
    });
    signIn({ id: 'giulia', uid: 'giulia', superUser: true });
    const screens = openScreens('/gestione/inviti', {
      '/gestione/inviti': (timer) => <InvitationsPage timer={timer} />,
    });
    await screen.findByText('marta@example.com');
    return { ...screens, server };
  }
  const rowOf = (email: string) => screen.getByText(email).closest('tr') as HTMLElement;

  it('says the four states; only what nobody came by and nobody took back is sent again or revoked [ROL-042]', async () => {
    await opened();
    for (const [email, state, actions] of [
      ['marta@example.com', 'Inviato', 2],
      ['luca@example.com', 'Accettato', 0],
      ['ivo@example.com', 'Scaduto', 2],
      ['ada@example.com', 'Revocato', 0],
    ] as const) {
      expect(within(rowOf(email)).getByText(state)).toBeTruthy();
      expect(within(rowOf(email)).queryAllByRole('button')).toHaveLength(actions);
    }
  });

  it('sends again, and revokes once it was asked [ROL-042]', async () => {
    const { user, server } = await opened();
    await user.click(screen.getByRole('button', { name: 'Invia di nuovo: marta@example.com' }));
    await screen.findByText('Invito inviato di nuovo a marta@example.com');
    await user.click(screen.getByRole('button', { name: 'Revoca: marta@example.com' }));
    const question = await screen.findByRole('alertdialog', { name: "Revocare l'invito?" });
    expect(server.asked('RevokeInvitation')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Revoca invito' }));
    await screen.findByText('Invito a marta@example.com revocato');
    expect(server.asked('RevokeInvitation')).toEqual([{ id: 'one' }]);
  });
});
