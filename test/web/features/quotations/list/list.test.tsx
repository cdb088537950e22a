import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { heads, place, rowOf, signIn, textOf } from '#test/support/open-screen.tsx';
import type { QuotationsQueryVariables } from '#web/graphql/quotations.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { refetchingChanged } from '#web/lib/live-channel.ts';
import { aListServer, names, openList, severalQuotations } from './open-list.tsx';

beforeEach(() => {
  signIn();
});

describe('the table of quotations', () => {
  it('shows name, location, products, day and total to everybody, and only them to ordinary users [QLS-013, QLS-014]', async () => {
    aListServer([aQuotationLight({ name: 'Casa Mengoni', location: 'Imola', province: 'bo' })]);
    await openList();
    expect(heads()).toEqual(['Nome', 'Località', 'Prodotti', 'Creato il', 'Totale', 'Azioni']);
    const cells = within(rowOf('Casa Mengoni'))
      .getAllByRole('cell')
      .map((cell) => textOf(cell));
    expect(cells.slice(0, 2)).toEqual(['Casa Mengoni', 'Imola (BO)']);
    expect(cells[3]).toBe('01/03/2026');
  });

  it('adds user and country for super users [QLS-014]', async () => {
    signIn({ superUser: true });
    aListServer([aQuotationLight({ name: 'Haus Graber', userName: 'Urs Graber', userCountry: 'CH' })]);
    await openList();
    expect(heads()).toEqual([
      'Nome',
      'Località',
      'Utente',
      'Paese',
      'Prodotti',
      'Creato il',
      'Totale',
      'Azioni',
    ]);
    const cells = within(rowOf('Haus Graber'))
      .getAllByRole('cell')
      .map((cell) => textOf(cell));
    expect(cells.slice(2, 4)).toEqual(['Urs Graber', 'Svizzera']);
  });

  it('starts with 20 rows, the newest first [QLS-010, QLS-012]', async () => {
    aListServer(severalQuotations(25));
    await openList();
    expect(names()).toHaveLength(20);
    expect(names()[0]).toBe('Casa 1');
    expect(screen.getByRole('columnheader', { name: /Creato il/ }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  it('offers pages of 10, 20, 30, 50 and 100 rows [QLS-011]', async () => {
    aListServer(severalQuotations(35));
    const { user } = await openList();
    const sizes = screen.getByRole('combobox', { name: 'Righe per pagina' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => textOf(option)),
    ).toEqual(['10', '20', '30', '50', '100']);
    await user.selectOptions(sizes, '30');
    await waitFor(() => expect(names()).toHaveLength(30));
  });

  it('goes from page to page and sorts by every column on the server', async () => {
    const server = aListServer(severalQuotations(25));
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
    await waitFor(() => expect(names()).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: /^Nome/ }));
    await waitFor(() => expect(names()[0]).toBe('Casa 1'));
    await user.click(screen.getByRole('button', { name: /^Nome/ }));
    await waitFor(() => expect(names()[0]).toBe('Casa 9'));
    const last = server.asked<QuotationsQueryVariables>('Quotations').at(-1);
    expect(last).toMatchObject({ sort: 'name', descending: true, page: 0, pageSize: 20 });
    await user.click(screen.getByRole('button', { name: /^Creato il/ }));
    await waitFor(() => expect(names()[0]).toBe('Casa 1'));
  });

  it('opens the view from the name and from the pencil [QLS-015]', async () => {
    aListServer([aQuotationLight({ id: 'q7', name: 'Casa Mengoni' })]);
    const { user } = await openList();
    expect(screen.getByRole('link', { name: 'Casa Mengoni' }).getAttribute('href')).toBe('/preventivi/q7');
    await user.click(screen.getByRole('button', { name: 'Apri Casa Mengoni' }));
    expect(place()).toBe('/preventivi/q7');
  });

  it('hides archived quotations until the switch shows them, marked with the archive icon [QLS-009, QLS-017, QLS-018, QLS-019]', async () => {
    aListServer([
      aQuotationLight({ id: 'q1', name: 'Casa Mengoni' }),
      aQuotationLight({ id: 'q2', name: 'Rustico', archived: true }),
    ]);
    const { user } = await openList();
    expect(names()).toEqual(['Casa Mengoni']);
    await user.click(screen.getByRole('switch', { name: 'Mostra archiviati' }));
    await waitFor(() => expect(names()).toContain('Rustico'));
    expect(textOf(rowOf('Rustico'))).toContain('Archiviato');
    expect(rowOf('Rustico').querySelector('.pi-inbox')).toBeTruthy();
    expect(rowOf('Casa Mengoni').querySelector('.pi-inbox')).toBeNull();
  });

  it('keeps the old rows dimmed while newer ones are fetched', async () => {
    const late = Promise.withResolvers();
    const server = aListServer(severalQuotations(25));
    const { user } = await openList();
    server.answers.Quotations = () => late.promise;
    await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
    expect(names()).toHaveLength(20);
    expect(screen.getByRole('table').className).toContain('dimmed');
    late.resolve({ quotations: { items: [], total: 0 } });
  });

  it('asks again when the live channel says that a quotation changed', async () => {
    const quotations = [aQuotationLight({ name: 'Casa Mengoni' })];
    const server = aListServer(quotations);
    const { queries } = await openList();
    quotations.push(aQuotationLight({ id: 'q2', name: 'Villa Aurelia' }));
    refetchingChanged(queries)({ entity: 'quotation', id: 'q2' });
    expect(await screen.findByRole('link', { name: 'Villa Aurelia' })).toBeTruthy();
    expect(server.asked('Quotations')).toHaveLength(2);
  });

  it('says why the list could not be loaded, and tries again', async () => {
    const server = aListServer();
    const works = server.answers.Quotations;
    server.answers.Quotations = () => {
      throw new GraphqlFailure('offline');
    };
    const opened = openList();
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    expect(screen.getByRole('alert').textContent).toContain('Manca la connessione');
    server.answers.Quotations = works as never;
    const { user } = await import('@testing-library/user-event').then((module) => ({
      user: module.default.setup(),
    }));
    await user.click(retry);
    await opened;
    expect(names()).toEqual(['Preventivo']);
  });

  it('goes to the last page when the one in the address is not there', async () => {
    aListServer(severalQuotations(25));
    await openList('/preventivi?page=9');
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(place()).toBe('/preventivi?page=2');
  });
});

describe('an empty list', () => {
  it('offers to create a quotation, in the new-quotation dialog [QLS-020, QLS-021]', async () => {
    aListServer([]);
    const { user } = await openList();
    const empty = screen.getByRole('heading', { name: 'Nessun preventivo' }).closest('section');
    await user.click(within(empty as HTMLElement).getByRole('button', { name: 'Nuovo preventivo' }));
    expect(await screen.findByRole('dialog', { name: 'Nuovo preventivo' })).toBeTruthy();
  });

  it('names the search that found nothing and clears the filters', async () => {
    aListServer();
    const { user, pass } = await openList();
    await user.type(screen.getByRole('searchbox'), 'mille');
    pass(250);
    expect(await screen.findByRole('heading', { name: 'Nessun preventivo con "mille"' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Azzera i filtri' }));
    await waitFor(() => expect(names()).toEqual(['Preventivo']));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
});
