import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { floatingButton } from '#test/support/floating-button.ts';
import { heads, place, rowOf } from '#test/support/open-screen.tsx';
import { refetchingChanged } from '#web/lib/live-channel.ts';
import { anAccount, aUsersServer, cells, openUsers, rows, stefan } from './open-users.tsx';

type Asked = {
  filter: Record<string, unknown>;
  sort: string;
  descending: boolean;
  page: number;
  pageSize: number;
};
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anAccount({ id: `u${index}`, firstName: `Utente${index}`, email: `u${index}@example.com` }),
  );

describe('an address that names a user', () => {
  it('opens them once, with the day on which they asked for a price list', async () => {
    const askedAt = { pricelist: null, priceListAskedAt: '2026-11-20T10:00:00.000Z' };
    aUsersServer([anAccount(askedAt), stefan]);
    const { user } = await openUsers('/utenti?user=andrea');
    expect(await screen.findByRole('dialog', { name: 'Modifica Andrea Conti' })).toBeTruthy();
    expect(screen.getByText(/Ha chiesto un listino il 20\/11\/2026/)).toBeTruthy();
    expect(place()).toBe('/utenti');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the list of users', () => {
  it('shows name with company beneath, e-mail, type, province, country with its flag, language, price list, consents and rights, with the actions last [USR-001, USR-011, USR-013, USR-015, USR-016]', async () => {
    aUsersServer();
    await openUsers();
    expect(heads()).toEqual([
      'Nome',
      'E-mail',
      'Tipo',
      'Provincia',
      'Paese',
      'Lingua',
      'Listino',
      'Consensi',
      'Super utente',
      'Dal',
      'Accesso',
      'Preventivi',
      'Azioni',
    ]);
    await screen.findByText('Export DACH');
    expect(cells(rowOf('Stefan Huber')).slice(0, 9)).toEqual([
      'Stefan HuberHuber Farben',
      'E-mail da verificarestefan@example.com',
      'Rivenditore',
      '—nessun valore',
      'Germania',
      'English',
      'Export DACH',
      'PrivacyNovità',
      '—nessun valore',
    ]);
    expect(rowOf('Stefan Huber').querySelector('img')?.getAttribute('src')).toBe('/flags/DE.svg');
    expect(screen.getByText('Huber Farben').className).toBe('sub');
    expect(cells(rowOf('Giulia Ferrero'))[8]).toBe('Tutti i paesi');
  });

  it('has an icon that says whether the e-mail is verified [USR-012]', async () => {
    aUsersServer();
    await openUsers();
    expect(within(rowOf('Andrea Conti')).getByTitle('E-mail verificata').innerHTML).toContain('pi-verified');
    expect(within(rowOf('Stefan Huber')).queryByTitle('E-mail verificata')).toBeNull();
    const unverified = within(rowOf('Stefan Huber')).getByTitle('E-mail da verificare');
    expect(unverified.innerHTML).not.toContain('pi-verified');
  });

  it('has a province column only while an Italian is shown [USR-014]', async () => {
    aUsersServer([stefan]);
    await openUsers();
    expect(heads()).not.toContain('Provincia');
  });

  it('marks who has no type, as they see every product [OPC-31]', async () => {
    aUsersServer([anAccount({ type: null })]);
    await openUsers();
    expect(within(rowOf('Andrea Conti')).getByText('Senza tipo')).toBeTruthy();
  });

  it('starts with the newest, 20 a page, without archived ones [USR-017, USR-019, USR-007]', async () => {
    const server = aUsersServer();
    await openUsers();
    expect(server.asked<Asked>('Users')[0]).toEqual({
      filter: {
        search: null,
        country: null,
        archived: false,
        withoutPricelist: false,
        pricelistToConfirm: false,
        lastSignIn: null,
        deletionAsked: false,
      },
      sort: 'createdAt',
      descending: true,
      page: 0,
      pageSize: 20,
    });
  });

  it('narrows by words, country, missing price list and one to confirm, in the address [USR-003, USR-004, USR-005, USR-006]', async () => {
    const server = aUsersServer();
    const { user, pass } = await openUsers();
    await user.type(screen.getByRole('searchbox', { name: 'Cerca negli utenti' }), 'rossi');
    pass(250);
    await user.click(screen.getByRole('combobox', { name: 'Paese' }));
    await user.click(await screen.findByRole('option', { name: 'Austria' }));
    await user.click(screen.getByRole('switch', { name: 'Senza listino' }));
    await user.click(screen.getByRole('switch', { name: 'Listino da confermare' }));
    expect(place()).toBe('/utenti?search=rossi&country=AT&withoutPricelist=true&pricelistToConfirm=true');
    await waitFor(() =>
      expect(server.asked<Asked>('Users').at(-1)?.filter).toEqual({
        search: 'rossi',
        country: 'AT',
        archived: false,
        withoutPricelist: true,
        pricelistToConfirm: true,
        lastSignIn: null,
        deletionAsked: false,
      }),
    );
  });

  it('keeps its filters behind a button on phones, which counts those in use', async () => {
    const narrow = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', (query: string) => ({ ...narrow, matches: query.includes('max-width') }));
    onTestFinished(() => void vi.unstubAllGlobals());
    aUsersServer();
    const { user } = await openUsers();
    const fold = screen.getByRole('button', { name: 'Filtri' });
    expect([fold.getAttribute('aria-expanded'), screen.queryByRole('switch')]).toEqual(['false', null]);
    await user.click(fold);
    await user.click(screen.getByRole('switch', { name: 'Senza listino' }));
    expect(await screen.findByRole('button', { name: '1 filtro', expanded: true })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Esporta Excel' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
    expect(await screen.findByRole('menuitem', { name: 'Esporta Excel' })).toBeTruthy();
  });

  it('offers only the countries that one manages as a filter [USR-004, USR-078]', async () => {
    aUsersServer([stefan]);
    const { user } = await openUsers('/utenti', { managementMode: 'only', managedCountries: ['DE', 'AT'] });
    await user.click(screen.getByRole('combobox', { name: 'Paese' }));
    const list = await screen.findByRole('listbox');
    const offered = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toEqual(['Austria', 'Germania']);
  });

  it('shows archived users with a marker when asked to [USR-007, USR-008]', async () => {
    aUsersServer([anAccount({ archived: true }), stefan]);
    const { user } = await openUsers();
    expect(screen.queryByText('Andrea Conti')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Mostra archiviati' }));
    await screen.findByText('Andrea Conti');
    expect(within(rowOf('Andrea Conti')).getByText('Archiviato')).toBeTruthy();
  });

  it('offers 10, 20, 30 or all rows; all of them come one page after the other, and those in sight are drawn [USR-018]', async () => {
    // Pages without a layout have rows without a height.
    const height = vi.spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect');
    onTestFinished(() => height.mockRestore());
    height.mockReturnValue(new DOMRect(0, 0, 900, 50));
    const server = aUsersServer(many(251));
    const { user } = await openUsers();
    const sizes = screen.getByRole('combobox', { name: /Righe per pagina/ });
    const offered = within(sizes).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['10', '20', '30', 'Tutte']);
    expect(rows()).toHaveLength(20);
    await user.selectOptions(sizes, 'Tutte');
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('252'));
    const drawn = rows().filter((row) => !row.classList.contains('gap'));
    expect(drawn[0]?.getAttribute('aria-rowindex')).toBe('2');
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.length).toBeLessThan(60);
    const asked = server.asked<Asked>('Users').slice(1);
    expect(asked.map(({ page, pageSize }) => [page, pageSize])).toEqual([
      [0, 250],
      [1, 250],
    ]);
    expect(place()).toBe('/utenti?pageSize=all');
  });

  it('sorts by every column, up, down and back to the newest [USR-019]', async () => {
    const server = aUsersServer();
    const { user } = await openUsers();
    for (const [head, sort] of [
      ['Nome', 'name'],
      ['E-mail', 'email'],
      ['Tipo', 'type'],
      ['Provincia', 'province'],
      ['Paese', 'country'],
      ['Lingua', 'language'],
      ['Listino', 'pricelist'],
      ['Consensi', 'consent'],
      ['Super utente', 'superUser'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: head }));
      await waitFor(() =>
        expect(server.asked<Asked>('Users').at(-1)).toMatchObject({ sort, descending: false }),
      );
    }
    await user.click(screen.getByRole('button', { name: 'Super utente' }));
    expect(place()).toBe('/utenti?sort=superUser&descending=true');
    await user.click(screen.getByRole('button', { name: 'Super utente' }));
    expect(place()).toBe('/utenti');
  });

  it('shows since when a user has their account, when they signed in last and how many quotations they made, which the number leads to', async () => {
    aUsersServer();
    await openUsers();
    expect(cells(rowOf('Andrea Conti')).slice(9, 12)).toEqual(['14/10/2026', '18/11/2026', '12']);
    const link = screen.getByRole('link', { name: 'I 12 preventivi di Andrea Conti' });
    expect(link.getAttribute('href')).toBe('/preventivi?owner=andrea&archived=true');
    expect(cells(rowOf('Stefan Huber')).slice(10, 12)).toEqual(['Mai', '0']);
  });

  it('says that it is sorted by the day of the account, the newest first, and turns it [USR-019]', async () => {
    const server = aUsersServer();
    const { user } = await openUsers();
    const sorting = () => screen.getByRole('columnheader', { name: 'Dal' }).getAttribute('aria-sort');
    expect(sorting()).toBe('descending');
    await user.click(screen.getByRole('button', { name: 'Dal' }));
    await waitFor(() =>
      expect(server.asked<Asked>('Users').at(-1)).toMatchObject({ sort: 'createdAt', descending: false }),
    );
    expect(sorting()).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Dal' }));
    expect(place()).toBe('/utenti');
    expect(sorting()).toBe('descending');
  });

  it('opens a user by their name, which is an address too, over the list as it is [USR-020]', async () => {
    aUsersServer();
    const { user } = await openUsers('/utenti?country=IT');
    const name = screen.getByRole('link', { name: 'Andrea Conti' });
    expect(name.getAttribute('href')).toBe('/utenti?user=andrea');
    await user.click(name);
    expect(await screen.findByRole('dialog', { name: 'Modifica Andrea Conti' })).toBeTruthy();
    expect(place()).toBe('/utenti?country=IT');
  });

  it('leaves a name that is opened in another tab to the browser', async () => {
    aUsersServer();
    await openUsers();
    const name = screen.getByRole('link', { name: 'Andrea Conti' });
    const isLeft = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, {}].map((how) =>
      fireEvent.click(name, how),
    );
    expect(isLeft).toEqual([true, true, true, false]);
  });

  it('sorts by the last sign-in and by quotations from the most down, up, and back to the newest', async () => {
    const server = aUsersServer();
    const { user } = await openUsers();
    for (const [head, sort] of [
      ['Accesso', 'lastSignInAt'],
      ['Preventivi', 'quotations'],
    ] as const) {
      for (const descending of [true, false]) {
        await user.click(screen.getByRole('button', { name: head }));
        await waitFor(() => expect(server.asked<Asked>('Users').at(-1)).toMatchObject({ sort, descending }));
      }
      await user.click(screen.getByRole('button', { name: head }));
      expect(place()).toBe('/utenti');
    }
  });

  it('leaves who has not signed in for 90 days, or never, in the address', async () => {
    const server = aUsersServer();
    const { user } = await openUsers();
    const filter = screen.getByRole('combobox', { name: 'Ultimo accesso' });
    await user.selectOptions(filter, 'Nessun accesso da 90 giorni');
    expect(place()).toBe('/utenti?lastSignIn=over90Days');
    await waitFor(() => expect(server.asked<Asked>('Users').at(-1)?.filter.lastSignIn).toBe('over90Days'));
    await user.selectOptions(filter, 'Mai entrati');
    await waitFor(() => expect(server.asked<Asked>('Users').at(-1)?.filter.lastSignIn).toBe('never'));
    await user.selectOptions(filter, 'Qualsiasi accesso');
    expect(place()).toBe('/utenti');
  });

  it('shows what changed elsewhere as soon as it hears of it [USR-084]', async () => {
    const server = aUsersServer();
    const { queries } = await openUsers();
    server.saveElsewhere('andrea', { company: 'Conti e figli' });
    refetchingChanged(queries)({ entity: 'user', id: 'andrea' });
    expect(await screen.findByText('Conti e figli')).toBeTruthy();
  });

  it('invites to make the first user when there is none [USR-025]', async () => {
    aUsersServer([]);
    const { user } = await openUsers();
    const empty = screen.getByText('Non ci sono ancora utenti').closest('section') as HTMLElement;
    await user.click(within(empty).getByRole('button', { name: 'Crea senza invito' }));
    expect(await screen.findByRole('dialog', { name: 'Nuovo utente' })).toBeTruthy();
  });

  it('says that nobody matches, and clears the filters', async () => {
    aUsersServer([]);
    const { user } = await openUsers('/utenti?search=zzz&withoutPricelist=true');
    expect(screen.getByText('Nessun utente trovato per "zzz"')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Azzera i filtri' }));
    expect(place()).toBe('/utenti');
  });

  it('has a floating add that invites; making a user oneself stays behind its own name [USR-010, USR-026, ROL-037, ROL-045]', async () => {
    aUsersServer();
    const { user } = await openUsers();
    await user.click(floatingButton('Invita'));
    const invite = await screen.findByRole('dialog', { name: 'Invita' });
    await user.click(within(invite).getByRole('button', { name: 'Annulla' }));
    await user.click(screen.getByRole('button', { name: 'Crea senza invito' }));
    expect(await screen.findByRole('dialog', { name: 'Nuovo utente' })).toBeTruthy();
  });
});
