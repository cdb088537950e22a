import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuotation } from '#test/support/builders/document.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { place, rowOf, signIn, textOf } from '#test/support/open-screen.tsx';
import { setConfiguration } from '#web/lib/configuration.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aListServer, names, openList } from './open-list.tsx';

beforeEach(() => {
  signIn();
  setConfiguration({
    region: 'eu-south-1',
    userPoolId: 'p',
    userPoolClientId: 'c',
    graphqlEndpoint: 'https://api.example/graphql',
    liveEndpoint: 'wss://api.example/graphql',
    functionsEndpoint: 'https://api.example/functions',
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function openMenu(changes: Parameters<typeof aQuotationLight>[0] = {}, address?: string) {
  const row = aQuotationLight({ id: 'q1', name: 'Casa Mengoni', revision: 4, ...changes });
  const server = aListServer([row, aQuotationLight({ id: 'q2', name: 'Villa Aurelia' })]);
  const { user } = await openList(address);
  const menu = async () => {
    await user.click(screen.getByRole('button', { name: 'Altre azioni su Casa Mengoni' }));
    return screen.findByRole('menu');
  };
  const choose = async (name: string) => user.click(within(await menu()).getByRole('menuitem', { name }));
  return { server, user, menu, choose };
}

describe('the menu of a row', () => {
  it('opens, makes the PDF, shares, duplicates, archives and, last, deletes [QLS-016]', async () => {
    const { menu } = await openMenu();
    const items = within(await menu()).getAllByRole('menuitem');
    expect(items.map(textOf)).toEqual(['Apri', 'Apri il PDF', 'Condividi', 'Duplica', 'Archivia', 'Elimina']);
    const icons = items.map((item) => item.querySelector('.pi')?.className.replace(/.*pi-/, ''));
    expect(icons).toEqual(['pencil', 'file-pdf', 'send', 'copy', 'inbox', 'trash']);
  });

  it('opens the view [QLS-015]', async () => {
    const { choose } = await openMenu();
    await choose('Apri');
    expect(place()).toBe('/preventivi/q1');
  });

  it('asks for the PDF as the screen of the quotation does, and says why there is none', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    const { server, choose } = await openMenu();
    server.answers.CreateDownloadTicket = () => ({ createDownloadTicket: { ticket: 't1', expiresAt: '' } });
    await choose('Apri il PDF');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
    expect(tab.location.replace.mock.calls[0]?.[0]).toMatch(
      /\/downloadPDF\?q=q1&pricelist=imbianchini&showPrices=false&showSpecs=false&type=0&.*ticket=t1$/,
    );
    expect(server.asked('CreateDownloadTicket')).toMatchObject([{ quotation: 'q1' }]);
    server.answers.CreateDownloadTicket = () => {
      throw new GraphqlFailure('offline');
    };
    await choose('Apri il PDF');
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
    expect(tab.close).toHaveBeenCalled();
  });

  it('asks once before the PDF or the links of a quotation with products below the need', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal('open', () => tab);
    const { server, user, choose } = await openMenu({ short: 2 });
    server.answers.CreateDownloadTicket = () => ({ createDownloadTicket: { ticket: 't1', expiresAt: '' } });
    server.answers.Quotation = () => ({ quotation: aQuotation({ id: 'q1', name: 'Casa Mengoni' }) });
    server.answers.ShareLinks = () => ({ shareLinks: [] });
    const asked = () => screen.findByRole('alertdialog', { name: '2 prodotti sono sotto il fabbisogno' });
    await choose('Condividi');
    await user.click(within(await asked()).getByRole('button', { name: 'Annulla' }));
    await choose('Apri il PDF');
    expect((await asked()).textContent).toContain('Le confezioni di Casa Mengoni - Torino (TO) non bastano');
    expect(server.asked('CreateDownloadTicket')).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
    await choose('Condividi');
    expect(await screen.findByRole('dialog', { name: 'Condividi il preventivo' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leads from that question to the quotation, which shows the products', async () => {
    const { user, choose } = await openMenu({ short: 2 });
    await choose('Condividi');
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('link', { name: 'Apri il preventivo' }));
    expect(place()).toBe('/preventivi/q1');
  });

  it('opens the share links of the quotation', async () => {
    const { server, choose } = await openMenu();
    server.answers.Quotation = () => ({ quotation: aQuotation({ id: 'q1', name: 'Casa Mengoni' }) });
    server.answers.ShareLinks = () => ({ shareLinks: [] });
    await choose('Condividi');
    expect(await screen.findByRole('button', { name: 'Crea link' })).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Condividi il preventivo' }).textContent).toContain(
      'Casa Mengoni',
    );
    expect(server.asked('ShareLinks')).toEqual([{ quotation: 'q1' }]);
  });
});

describe('archiving from the list', () => {
  const answer = (archived: boolean, revision: number) => () => ({
    updateQuotation: { id: 'q1', archived, revision },
  });

  it('takes the quotation away at once and offers to take it back', async () => {
    const { server, user, choose } = await openMenu();
    server.answers.ArchiveQuotation = answer(true, 5);
    await choose('Archivia');
    expect(await screen.findByText('Preventivo archiviato')).toBeTruthy();
    server.answers.ArchiveQuotation = answer(false, 6);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText("Preventivo tolto dall'archivio")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
    expect(server.asked('ArchiveQuotation')).toEqual([
      { input: { id: 'q1', revision: 4, archived: true } },
      { input: { id: 'q1', revision: 5, archived: false } },
    ]);
    expect(server.asked('Quotations').length).toBeGreaterThan(2);
  });

  it('leaves the focus to the list when the row goes', async () => {
    const { server, choose } = await openMenu();
    server.answers.ArchiveQuotation = () => {
      server.answers.DeleteQuotation?.({ id: 'q1' } as never);
      return answer(true, 5)();
    };
    await choose('Archivia');
    await waitFor(() => expect(names()).toEqual(['Villa Aurelia']));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Elenco dei preventivi' }));
  });

  it('takes an archived one out of the archive', async () => {
    const { server, choose } = await openMenu({ archived: true }, '/preventivi?archived=true');
    server.answers.ArchiveQuotation = answer(false, 5);
    await choose("Togli dall'archivio");
    expect(await screen.findByText("Preventivo tolto dall'archivio")).toBeTruthy();
  });

  it('says why it failed, and loads the list again', async () => {
    const { server, user, choose } = await openMenu();
    server.answers.ArchiveQuotation = () => {
      throw new GraphqlFailure('not-found');
    };
    await choose('Archivia');
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(server.asked('Quotations')).toHaveLength(2));
    expect(names()).toContain('Casa Mengoni');
    await user.click(within(alert).getByRole('button', { name: 'Chiudi avviso' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the figures of a row', () => {
  const cellsOf = (name: string) =>
    within(rowOf(name))
      .getAllByRole('cell')
      .map((cell) => textOf(cell));

  it('are the number of products and the total; a dash where there is none', async () => {
    aListServer([
      aQuotationLight({ id: 'q1', name: 'Casa Mengoni', products: 6, total: 208_854 }),
      aQuotationLight({ id: 'q2', name: 'Villa Aurelia', products: 1, total: null }),
      aQuotationLight({ id: 'q3', name: 'Rustico', products: null, total: null }),
    ]);
    await openList();
    expect(cellsOf('Casa Mengoni').slice(2, 5)).toEqual(['6', '01/03/2026 · 6 prodotti', '2.088,54 €']);
    expect(cellsOf('Villa Aurelia').slice(2, 5)).toEqual(['1', '01/03/2026 · 1 prodotto', '—nessun valore']);
    expect(cellsOf('Rustico').slice(2, 5)).toEqual(['—nessun valore', '01/03/2026', '—nessun valore']);
  });

  it('mark products below the need, and say that a total is of another price list', async () => {
    aListServer([
      aQuotationLight({ id: 'q1', name: 'Casa Mengoni', short: 1 }),
      { ...aQuotationLight({ id: 'q2', name: 'Villa Aurelia', short: 0 }), otherPriceList: true },
    ]);
    await openList();
    const mark = (name: string) => within(rowOf(name)).queryByRole('img')?.getAttribute('aria-label');
    expect(mark('Casa Mengoni')).toBe('1 prodotto sotto il fabbisogno');
    expect(mark('Villa Aurelia')).toBeUndefined();
    expect(cellsOf('Villa Aurelia')[4]).toBe('altro listino');
  });

  it('have no total for a user without a price list', async () => {
    signIn({ pricelist: null, pricelistName: null });
    aListServer([aQuotationLight({ name: 'Casa Mengoni', products: 6, total: null })]);
    await openList();
    expect(screen.queryByRole('columnheader', { name: /Totale/ })).toBeNull();
    expect(screen.getByRole('columnheader', { name: /Prodotti/ })).toBeTruthy();
  });

  it('sort by the total, the largest first', async () => {
    const server = aListServer([
      aQuotationLight({ id: 'q1', name: 'Piccolo', total: 100 }),
      aQuotationLight({ id: 'q2', name: 'Grande', total: 900 }),
    ]);
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: /^Totale/ }));
    await waitFor(() => expect(names()).toEqual(['Grande', 'Piccolo']));
    expect(server.asked('Quotations').at(-1)).toMatchObject({ sort: 'total', descending: true });
    await user.click(screen.getByRole('button', { name: /^Totale/ }));
    await waitFor(() => expect(names()).toEqual(['Piccolo', 'Grande']));
  });
});
