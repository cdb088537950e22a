import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { stubFunctions } from '#test/support/stub-functions.ts';
import { openVisitor, place } from '#test/web/features/session/open-visitor.tsx';
import SignUpPage from '#web/features/session/sign-up/sign-up-page.tsx';
import { setLanguage } from '#web/lib/i18n.ts';

const open = () => openVisitor('/registrati', <SignUpPage />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`));
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Registrati' });
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

async function choose(label: string, name: string) {
  const user = userEvent.setup();
  const input = screen.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await user.click(input);
  await user.type(input, name);
  await user.click((await screen.findAllByRole('option', { name: new RegExp(name) }))[0] as HTMLElement);
}

/** All that a painter of Bologna must say. */
async function fillIn() {
  fireEvent.change(screen.getByRole('combobox', { name: /Tipo di utente/ }), {
    target: { value: 'imbianchino' },
  });
  await choose('Nazione', 'Italia');
  await choose('Provincia', 'Bologna');
  write('Nome', 'Marta');
  write('Cognome', 'Bellini');
  write('Azienda', 'Tinteggiature Bellini');
  write('Telefono', '051 123456');
  write('E-mail', 'Marta@example.com');
  write('Password', 'segreta');
  write('Ripeti la password', 'segreta');
  fireEvent.click(screen.getByRole('checkbox', { name: /informativa/ }));
}

async function signUp(answer: unknown) {
  const calls = stubFunctions({ signupUser: answer });
  open();
  await fillIn();
  await userEvent.setup().click(button());
  return calls;
}

beforeEach(() => setLanguage('it'));

describe('the sign-up', () => {
  it('asks for person, address and access, and for consent with the policy at hand [SES-001, OPC-36, PRO-023]', async () => {
    open();
    fireEvent.change(screen.getByRole('combobox', { name: /Tipo di utente/ }), {
      target: { value: 'imbianchino' },
    });
    await choose('Nazione', 'Italia');
    const labels = [
      'Nome',
      'Cognome',
      'Azienda',
      'Indirizzo',
      'Indirizzo, seconda riga',
      'CAP',
      'Città',
      'Provincia',
    ];
    const access = ['Telefono', 'Secondo telefono', 'E-mail', 'Password', 'Ripeti la password', 'Lingua'];
    for (const label of [...labels, ...access]) expect(field(label)).toBeDefined();
    expect(screen.getByRole('link', { name: "Leggi l'informativa" }).getAttribute('href')).toBe('/privacy');
    expect(screen.getByRole('checkbox', { name: /novità/ })).toBeDefined();
    expect(screen.queryByLabelText(/istino/)).toBeNull();
  });

  it('offers the types that may register, and no other [OPC-37]', () => {
    open();
    const options = within(screen.getByRole('combobox', { name: /Tipo di utente/ })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Scegli',
      'Privato',
      'Rivenditore',
      'Venditore esterno',
      'Agente',
      'Imbianchino',
      'Progettista',
    ]);
  });

  it('asks people of companies for the company [USR-036]', () => {
    open();
    const type = screen.getByRole('combobox', { name: /Tipo di utente/ });
    fireEvent.change(type, { target: { value: 'privato' } });
    expect(screen.queryByLabelText(/^Azienda/)).toBeNull();
    fireEvent.change(type, { target: { value: 'agente' } });
    expect(field('Azienda')).toBeDefined();
  });

  it('asks the province in Italy and names the postal code as the country does [USR-037, USR-050, USR-051]', async () => {
    open();
    await choose('Nazione', 'Stati Uniti');
    expect(screen.queryByLabelText(/^Provincia/)).toBeNull();
    expect(field('ZIP')).toBeDefined();
    await choose('Nazione', 'Italia');
    expect(field('Provincia')).toBeDefined();
    write('CAP', '4012');
    expect(screen.getByText('Un CAP ha 5 cifre: controllalo')).toBeDefined();
  });

  it('keeps the language closed until the country is chosen, which chooses it [USR-043, USR-044, USR-046, OPC-40]', async () => {
    open();
    const language = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lingua' });
    expect([language().disabled, language().value]).toEqual([true, 'it']);
    await choose('Nazione', 'Germania');
    expect([language().disabled, language().value]).toEqual([false, 'en']);
    await choose('Nazione', 'Italia');
    expect(language().value).toBe('it');
  });

  it('proposes the language of the browser before that [OPC-40]', async () => {
    await setLanguage('en');
    open();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('en');
  });

  it('says while the password is typed what it must be [USR-039]', () => {
    open();
    expect(screen.getByText('Almeno 6 caratteri')).toBeDefined();
    write('Password', 'segreta');
    expect(screen.getByText('Almeno 6 caratteri: va bene')).toBeDefined();
  });

  it('says that the passwords differ [USR-038, CER-005]', async () => {
    open();
    write('Password', 'segreta');
    write('Ripeti la password', 'segreti');
    fireEvent.blur(field('Ripeti la password'));
    expect(await screen.findByText('Le due password sono diverse')).toBeDefined();
  });

  it('cannot be sent until it is right, and says what is missing', async () => {
    open();
    expect(button().disabled).toBe(true);
    expect(screen.getByText(/^Manca ancora: .*Nome, Cognome.* e Privacy\.$/)).toBeDefined();
    await fillIn();
    expect(button().disabled).toBe(false);
    expect(screen.queryByText(/^Manca ancora/)).toBeNull();
  });

  it('cannot be sent twice', async () => {
    await signUp(() => new Promise(() => {}));
    expect([button().disabled, button().getAttribute('aria-busy')]).toEqual([true, 'true']);
  });

  it('leads to the login, where the mail is announced [OPC-36, SES-003]', async () => {
    const calls = await signUp({ id: 'marta', mailSent: true });
    await waitFor(() => expect(place()).toBe('/login?email=marta%40example.com checkMail'));
    expect(calls).toEqual([
      {
        name: 'signupUser',
        body: {
          key: expect.any(String),
          user: expect.objectContaining({
            email: 'marta@example.com',
            province: 'BO',
            type: 'imbianchino',
            language: 'it',
          }),
        },
      },
    ]);
  });

  it('says at the login that the mail could not be sent', async () => {
    await signUp({ id: 'marta', mailSent: false });
    await waitFor(() => expect(place()).toBe('/login?email=marta%40example.com mailNotSent'));
  });
});

describe('a refused sign-up', () => {
  it.each([
    ['common-password', /^Questa password è tra le più usate/],
    ['password-of-person', /^La password è composta dal nome/],
  ])('says %s at the field of the password, until another is typed', async (code, text) => {
    await signUp({ code });
    expect(await screen.findByText(text)).toBeDefined();
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/codice/)).toBeNull();
    write('Password', 'altra-segreta');
    expect(screen.queryByText(text)).toBeNull();
  });

  it.each([
    [
      'an e-mail that is none [CER-002]',
      { code: 'invalid-input', params: { field: 'user.email' } },
      'Questo indirizzo e-mail non è valido',
    ],
    [
      'an e-mail that has an account [CER-003, OPC-39]',
      { code: 'email-taken' },
      "C'è già un account con questa e-mail",
    ],
    [
      'anything else, with its code [CER-004]',
      { code: 'internal' },
      "Non riesco a creare l'account (codice internal)",
    ],
    ['a lost answer', new TypeError('no network'), 'Non so se è arrivato'],
  ])('explains %s', async (_, answer, text) => {
    await signUp(answer);
    expect((await screen.findByRole('alert')).textContent?.indexOf(text)).toBe(0);
  });

  it('can be dismissed and tried again [CER-006]', async () => {
    await signUp({ code: 'email-taken' });
    await screen.findByRole('alert');
    expect(button().disabled).toBe(false);
    expect(field('Nome').value).toBe('Marta');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Chiudi avviso' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the country', () => {
  const country = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Nazione/ }).value;

  it('is proposed by the language of the browser, with its postal code and province', () => {
    vi.stubGlobal('navigator', Object.create(navigator, { languages: { value: ['it-IT'] } }));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    open();
    expect(country()).toBe('Italia');
    expect(field('CAP')).toBeDefined();
    expect(screen.getByRole('combobox', { name: /^Provincia/ })).toBeDefined();
  });

  it('is not, where the language says nothing of it', () => {
    open();
    expect(country()).toBe('');
    expect(field('Codice postale')).toBeDefined();
  });
});
