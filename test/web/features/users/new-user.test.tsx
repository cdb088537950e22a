import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { options } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aUsersServer, button, field, openUsers, pick } from './open-users.tsx';

const dialog = () => screen.getByRole('dialog', { name: 'Nuovo utente' });
const combo = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const chosenList = () => combo(/^Listino/).value;
const create = () => button('Crea utente');

async function opened(acting: Parameters<typeof openUsers>[1] = {}) {
  const server = aUsersServer();
  const screenOf = await openUsers('/utenti', acting);
  await screenOf.create();
  const { user } = screenOf;
  const type = (value: string) => user.selectOptions(combo(/^Tipo/), value);
  const country = (name: string) => pick(user, /^Nazione/, name);
  const province = (name: string) => pick(user, /^Provincia/, name);
  const fill = async (name: RegExp, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  return { ...screenOf, server, type, country, province, fill };
}

/** Fills in the required data of a painter of Milan. */
async function aPainter({ type, country, province, fill, user }: Awaited<ReturnType<typeof opened>>) {
  await type('imbianchino');
  await country('Italia');
  await fill(/^Nome/, 'Rosa');
  await fill(/^Cognome/, 'Bianchi');
  await fill(/^Azienda/, 'Bianchi Pitture');
  await fill(/^Telefono/, '02 123456');
  await province('Milano (MI)');
  await fill(/^E-mail/, 'rosa@example.com');
  await fill(/^Password/, 'segreta');
  await fill(/^Ripeti la password/, 'segreta');
  await user.click(screen.getByRole('checkbox', { name: /informativa sulla privacy/ }));
}

describe('a new user', () => {
  it('needs a type, a country, names and a telephone [USR-027, USR-028, USR-029, USR-030, USR-031]', async () => {
    await opened();
    expect(isOff(create())).toBe(true);
    expect(create().title).toContain('Tipo di utente, Nazione, Nome, Cognome, Telefono, ');
  });

  it('needs an e-mail, a password written twice, and the consent [USR-032, USR-033, USR-034, USR-035]', async () => {
    await opened();
    expect(isOff(create())).toBe(true);
    expect(create().title).toMatch(/E-mail, Password, Ripeti la password e Privacy$/);
  });

  it('is made once what is needed is there, without what is not [USR-036, USR-037, USR-041, USR-042, USR-085, USR-089]', async () => {
    const made = await opened();
    await made.type('imbianchino');
    await made.country('Italia');
    expect(create().title).toContain('Azienda');
    expect(create().title).toContain('Provincia');
    await aPainter(made);
    await waitFor(() => expect(isOff(create())).toBe(false));
    await made.user.click(create());
    expect(await screen.findByText('Rosa Bianchi: utente creato')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(made.server.asked('CreateUser')).toEqual([
      {
        key: expect.any(String),
        currentPassword: null,
        user: {
          type: 'imbianchino',
          country: 'IT',
          firstName: 'Rosa',
          lastName: 'Bianchi',
          company: 'Bianchi Pitture',
          address: '',
          address2: '',
          postalCode: '',
          city: '',
          province: 'MI',
          phone: '02 123456',
          phone1: '',
          language: 'it',
          pricelist: 'pcu',
          checkbox1: true,
          checkbox2: false,
          isSuper: false,
          managementMode: 'all',
          managedCountries: [],
          showLogo: false,
          email: 'rosa@example.com',
          password: 'segreta',
        },
      },
    ]);
  });

  it('with a password that is easy to guess says so at its field, until it is written anew', async () => {
    const made = await opened();
    made.server.answers.CreateUser = () => {
      throw new GraphqlFailure('common-password');
    };
    await aPainter(made);
    await waitFor(() => expect(isOff(create())).toBe(false));
    await made.user.click(create());
    expect(await screen.findByText(/^Questa password è tra le più usate/)).toBeTruthy();
    expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/codice common-password/)).toBeNull();
    await made.fill(/^Password/, 'altra-segreta');
    expect(screen.queryByText(/^Questa password è tra le più usate/)).toBeNull();
  });

  it('names a company only where one works for one, and a province only in Italy [USR-036, USR-037]', async () => {
    const { type, country } = await opened();
    for (const company of [
      'rivenditore',
      'venditore-esterno',
      'agente',
      'imbianchino',
      'progettista',
      'keim',
    ]) {
      await type(company);
      expect(screen.queryByLabelText(/^Azienda/)).toBeTruthy();
    }
    for (const other of ['privato', 'test']) {
      await type(other);
      expect(screen.queryByLabelText(/^Azienda/)).toBeNull();
    }
    await country('Germania');
    expect(screen.queryByLabelText(/^Provincia/)).toBeNull();
    await country('Italia');
    expect(screen.getByLabelText(/^Provincia/)).toBeTruthy();
  });

  it('its password is said to be too short while it is typed, and must be repeated alike [USR-034, USR-038, USR-039, CER-005]', async () => {
    const { fill, user } = await opened();
    await fill(/^Password/, 'corta');
    expect(dialog().textContent).toContain('Almeno 6 caratteri');
    await user.tab();
    expect(within(dialog()).getByText('La password va da 6 a 256 caratteri')).toBeTruthy();
    await fill(/^Password/, 'segreta');
    expect(dialog().textContent).toContain('Almeno 6 caratteri: va bene');
    await fill(/^Ripeti la password/, 'segreto');
    await user.tab();
    expect(within(dialog()).getByText('Le due password sono diverse')).toBeTruthy();
    expect(create().title).toContain('Ripeti la password');
  });

  it('has the language of its country, to be chosen only after it [USR-040, USR-043, USR-044, USR-046]', async () => {
    const { country } = await opened();
    expect(combo(/^Lingua/).disabled).toBe(true);
    await country('Italia');
    expect(combo(/^Lingua/).disabled).toBe(false);
    expect(combo(/^Lingua/).value).toBe('it');
    await country('Austria');
    expect(combo(/^Lingua/).value).toBe('en');
  });

  it('chooses among the price lists of its country and those for all of them, after the country [USR-045, USR-046, USR-047]', async () => {
    const { user, type, country } = await opened();
    await type('rivenditore');
    expect(combo(/^Listino/).disabled).toBe(true);
    await country('Germania');
    expect(options('Listino')).toEqual(['Nessun listino', 'Export DACH', 'Export World']);
    await user.selectOptions(combo(/^Listino/), 'Export World');
    await country('Austria');
    expect(chosenList()).toBe('');
  });

  it('gets the price list that its province suggests, until another is chosen [USR-048, OPC-38]', async () => {
    const { user, type, country, province } = await opened();
    await type('imbianchino');
    await country('Italia');
    expect(chosenList()).toBe('');
    expect(dialog().textContent).toContain('Senza la provincia non si può suggerire un listino');
    await province('Milano (MI)');
    expect(chosenList()).toBe('pcu');
    await province('Napoli (NA)');
    expect(chosenList()).toBe('pccs');
    await user.selectOptions(combo(/^Listino/), 'PCU');
    await province('Bari (BA)');
    expect(chosenList()).toBe('pcu');
  });

  it('has no price list when it is private [USR-049]', async () => {
    const { type, country, province } = await opened();
    await type('imbianchino');
    await country('Italia');
    await province('Milano (MI)');
    await type('privato');
    expect(screen.queryByRole('combobox', { name: /^Listino/ })).toBeNull();
  });

  it('calls its postal code as its country does [USR-050, USR-051, USR-052]', async () => {
    const { country } = await opened();
    await country('Italia');
    expect(field('CAP')).toBeTruthy();
    await country('Stati Uniti');
    expect(field('ZIP')).toBeTruthy();
    await country('Austria');
    expect(field('Postal Code')).toBeTruthy();
  });

  it('lives in a country that the acting super user manages [USR-053, USR-078]', async () => {
    const { user } = await opened({ managementMode: 'only', managedCountries: ['DE', 'AT'] });
    await user.click(combo(/^Nazione/));
    const list = await screen.findByRole('listbox');
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Austria', 'Germania']);
  });

  it.each([
    [
      'all countries but some',
      { managementMode: 'allExcept', managedCountries: ['IT', 'DE'] },
      [false, false, true],
    ],
    ['all countries', { managementMode: 'all', managedCountries: [] }, [true, true, true]],
  ] as const)('lives in a country of a super user of %s [USR-053, USR-078]', async (_, scope, isOffered) => {
    const { user } = await opened({ ...scope, managedCountries: [...scope.managedCountries] });
    await user.click(combo(/^Nazione/));
    const list = within(await screen.findByRole('listbox'));
    const offers = (name: string) => list.queryByRole('option', { name }) !== null;
    expect(['Italia', 'Germania', 'Austria'].map(offers)).toEqual(isOffered);
  });

  it('cannot be made by a super user without countries, and says whom to ask [USR-054, USR-055, USR-079, WER-020]', async () => {
    await opened({ managementMode: 'only', managedCountries: [] });
    const alert = within(dialog()).getByRole('alert');
    expect(alert.textContent).toContain('Non puoi creare utenti');
    expect(alert.textContent).toContain("Chiedi all'amministratore");
    expect(isOff(create())).toBe(true);
    expect(screen.queryByLabelText(/^Nome/)).toBeNull();
  });

  it('is super user in a mode, of countries that begin empty [USR-064, USR-065, USR-074, USR-080, USR-081]', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('checkbox', { name: /^Super utente/ }));
    const mode = combo(/^Gestisce gli utenti/);
    expect(options('Gestisce gli utenti di')).toEqual([
      'Tutti i paesi',
      'Tutti i paesi tranne alcuni',
      'Solo alcuni paesi',
    ]);
    expect(mode.value).toBe('all');
    expect(screen.queryByRole('combobox', { name: /^Paesi/ })).toBeNull();
    await user.selectOptions(mode, 'only');
    await pick(user, /^Paesi gestiti/, 'Francia');
    expect(screen.getByRole('button', { name: 'Togli Francia' })).toBeTruthy();
    await user.selectOptions(mode, 'allExcept');
    expect(screen.queryByRole('button', { name: 'Togli Francia' })).toBeNull();
    await user.selectOptions(mode, 'all');
    expect(screen.queryByRole('combobox', { name: /^Paesi/ })).toBeNull();
  });

  it('gets no more rights than who gives them has [OPC-11]', async () => {
    const { user } = await opened({ managementMode: 'only', managedCountries: ['DE', 'AT'] });
    await user.click(screen.getByRole('checkbox', { name: /^Super utente/ }));
    expect(options('Gestisce gli utenti di')).toEqual(['Solo alcuni paesi']);
    await user.click(combo(/^Paesi gestiti/));
    const list = await screen.findByRole('listbox');
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Austria', 'Germania']);
  });

  it.each([
    ['email-taken', undefined, "C'è già un account con questa e-mail."],
    ['invalid-input', { field: 'user.email' }, 'Questo indirizzo e-mail non è valido.'],
    ['internal', undefined, 'Errore sconosciuto (codice internal).'],
    ['offline', undefined, 'Non so se è arrivato: si è persa la risposta.'],
    ['conflict', { made: 'before', id: 'rosa' }, "Era già arrivato com'era prima"],
  ] as const)(
    'that is refused with %s says why in an alert that can be dismissed, and nothing typed is lost [CER-002, CER-003, CER-004, CER-006, WER-023, WER-026]',
    async (code, params, text) => {
      const made = await opened();
      made.server.answers.CreateUser = () => {
        throw new GraphqlFailure(code, params);
      };
      await aPainter(made);
      await waitFor(() => expect(isOff(create())).toBe(false));
      await made.user.click(create());
      const alert = await within(dialog()).findByRole('alert');
      expect(alert.textContent?.indexOf(text)).toBe(0);
      expect(field(/^Nome/).value).toBe('Rosa');
      await made.user.click(within(alert).getByRole('button', { name: 'Chiudi avviso' }));
      expect(within(dialog()).queryByRole('alert')).toBeNull();
    },
  );

  it('asks before what was typed is lost', async () => {
    const { user, fill } = await opened();
    await fill(/^Nome/, 'Rosa');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Resta' }));
    expect(field(/^Nome/).value).toBe('Rosa');
  });
});
