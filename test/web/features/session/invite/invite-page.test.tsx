import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubFunctions } from '#test/support/stub-functions.ts';
import { openVisitor, place } from '#test/web/features/session/open-visitor.tsx';
import InvitePage from '#web/features/session/invite/invite-page.tsx';
import { setLanguage } from '#web/lib/i18n.ts';

const invitation = {
  email: 'marta@example.com',
  type: 'imbianchino',
  country: 'IT',
  province: 'BO',
  language: 'it',
  by: 'Giulia Ferrero',
};

/** As when another link is pasted into the same window: its address changes, and nothing is loaded again. */
function AnotherLink() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/invito#t=another')}>
      another link
    </button>
  );
}

function open(answers: Parameters<typeof stubFunctions>[0], address = '/invito#t=good') {
  const calls = stubFunctions({ readInvitation: invitation, ...answers });
  openVisitor(
    address,
    <StrictMode>
      <InvitePage />
      <AnotherLink />
    </StrictMode>,
  );
  return calls;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`));
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: "Crea l'account" });
const privacy = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /informativa/ });
const form = () => screen.findByText(/^Giulia Ferrero ti ha invitato/);
const invalid = () => screen.findByRole('heading', { name: 'Questo invito non è più valido' });

const typed = {
  Nome: 'Marta',
  Cognome: 'Bellini',
  Azienda: 'Tinteggiature Bellini',
  Telefono: '051 123456',
  Password: 'segreta',
  'Ripeti la password': 'segreta',
};

async function accepting(answer: unknown, more: Parameters<typeof stubFunctions>[0] = {}) {
  const calls = open({ acceptInvitation: answer, ...more });
  await form();
  for (const [label, value] of Object.entries(typed)) write(label, value);
  fireEvent.click(privacy());
  await userEvent.setup().click(submit());
  return calls;
}

function expectNothingLost() {
  for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value);
  expect(privacy().checked).toBe(true);
}

beforeEach(() => setLanguage('it'));

describe('the link of an invitation', () => {
  it('is read once, by its token, and what it says stands there [ROL-040]', async () => {
    const calls = open({});
    await form();
    expect(calls).toEqual([{ name: 'readInvitation', body: { token: 'good' } }]);
    expect(screen.getByText(/Tipo di utente: Imbianchino/)).toBeDefined();
    expect([field('E-mail').value, field('E-mail').readOnly]).toEqual(['marta@example.com', true]);
    expect(field('Provincia').value).toBe('Bologna (BO)');
    for (const given of ['Tipo di utente', 'Nazione', 'Lingua', 'Listino'])
      expect(screen.queryByLabelText(new RegExp(`^${given}`))).toBeNull();
  });

  it('speaks the language of the invitation [ROL-037]', async () => {
    open({ readInvitation: { ...invitation, language: 'en' } });
    expect(await screen.findByText(/^Giulia Ferrero invited you/)).toBeDefined();
  });

  it('says that it is being read', async () => {
    open({ readInvitation: () => new Promise(() => {}) });
    expect((await screen.findByText("Leggo l'invito…")).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('button', { name: "Crea l'account" })).toBeNull();
  });

  it.each(['invite-invalid', 'invalid-input'])('is no longer valid when it is %s [ROL-044]', async (code) => {
    open({ readInvitation: { code } });
    await invalid();
    const main = screen.getByRole('main');
    expect(main.querySelector('a[href="/login"]')?.textContent).toBe('Accedi');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('without a token is no longer valid, and nothing is asked of the server [ROL-044]', async () => {
    const calls = open({}, '/invito');
    await invalid();
    expect(calls).toEqual([]);
  });

  it('can be read again when the connection is missing', async () => {
    let online = false;
    open({ readInvitation: () => (online ? invitation : new TypeError('no network')) });
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
    online = true;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Riprova' }));
    await form();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('accepting an invitation', () => {
  it('waits for what is missing, and says what it is [ROL-040]', async () => {
    open({});
    await form();
    expect(submit().disabled).toBe(true);
    expect(screen.getByText(/^Manca ancora: Nome, Cognome, .* e Privacy\.$/)).toBeDefined();
    write('Password', 'segreta');
    write('Ripeti la password', 'segreti');
    fireEvent.blur(field('Ripeti la password'));
    expect(await screen.findByText('Le due password sono diverse')).toBeDefined();
  });

  it('asks no company of a private customer, and no province abroad [ROL-040]', async () => {
    open({ readInvitation: { ...invitation, type: 'privato', country: 'DE', province: null } });
    await form();
    expect(screen.queryByLabelText(/^Azienda/)).toBeNull();
    expect(screen.queryByLabelText(/^Provincia/)).toBeNull();
  });

  it('sends what was typed and consented to, and leads to the login [ROL-040, ROL-041]', async () => {
    const calls = await accepting({ email: 'marta@example.com' });
    await waitFor(() => expect(place()).toBe('/login?email=marta%40example.com accountReady'));
    const [, accepted] = calls;
    expect(accepted).toEqual({
      name: 'acceptInvitation',
      body: {
        token: 'good',
        user: expect.objectContaining({
          ...{ firstName: 'Marta', lastName: 'Bellini', company: 'Tinteggiature Bellini' },
          ...{ province: 'BO', phone: '051 123456', password: 'segreta' },
          ...{ checkbox1: true, checkbox2: false },
        }),
      },
    });
  });

  it('cannot be sent twice', async () => {
    await accepting(() => new Promise(() => {}));
    expect([submit().disabled, submit().getAttribute('aria-busy')]).toEqual([true, 'true']);
  });

  it.each([
    ['common-password', /^Questa password è tra le più usate/],
    ['password-of-person', /^La password è composta dal nome/],
  ])(
    'says %s at the field of the password, until another is typed, and nothing is lost',
    async (code, text) => {
      await accepting({ code });
      expect(await screen.findByText(text)).toBeDefined();
      expect(field('Password').getAttribute('aria-invalid')).toBe('true');
      expectNothingLost();
      write('Password', 'altra-segreta');
      expect(screen.queryByText(text)).toBeNull();
    },
  );

  it.each([
    ['anything that failed', { code: 'internal' }, "Non riesco a creare l'account"],
    ['a missing connection', new TypeError('no network'), 'Manca la connessione'],
    ['an account that is there already', { code: 'email-taken' }, "C'è già un account con marta@example.com"],
  ])('explains %s, and nothing is lost', async (_, answer, text) => {
    await accepting(answer);
    expect(await screen.findByText(new RegExp(text))).toBeDefined();
    expectNothingLost();
    expect(submit().disabled).toBe(false);
  });

  it('of a link that was used or taken back meanwhile says so; another link in the same window is read anew [ROL-044]', async () => {
    const calls = await accepting({ code: 'invite-invalid' });
    await invalid();
    await userEvent.setup().click(screen.getByRole('button', { name: 'another link' }));
    await form();
    expect(calls.at(-1)).toEqual({ name: 'readInvitation', body: { token: 'another' } });
    expect(field('Nome').value).toBe('');
  });
});
