import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { place, rowOf, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aListsServer, aPriceList, openLists } from './open-price-lists.tsx';

const several = () => [
  aPriceList({ id: 'pcu', name: 'PCU', countries: ['IT'] }),
  aPriceList({ id: 'export', name: 'Export', countries: ['de', 'AT', 'CH', 'FR', 'LI'] }),
  aPriceList({ id: 'world', name: 'Mondo', countries: null, isCatchAll: true }),
  aPriceList({ id: 'nobody', name: 'Di nessuno', countries: [], productCount: 0 }),
];
const names = () => [...document.querySelectorAll('tbody .main')].map((name) => textOf(name));
const pickCountry = async (user: Awaited<ReturnType<typeof openLists>>['user'], name: string) => {
  const field = screen.getByRole('combobox', { name: 'Filtra per paese' });
  await user.click(field);
  await user.keyboard(name);
  await user.click(await screen.findByRole('option', { name }));
};

describe('the list of price lists', () => {
  it('shows names and, for each, a catch-all chip, up to three countries with flag and capitals, or that there are none [PLI-001, PLI-005, PLI-006, PLI-007, PLI-009]', async () => {
    aListsServer(several());
    await openLists();
    expect(names()).toEqual(['PCU', 'Export', 'Mondo', 'Di nessuno']);
    expect(within(rowOf('Mondo')).getByText('Tutti i paesi').className).toContain('chip');
    const chips = [...rowOf('Export').querySelectorAll('.chip.country')];
    expect(chips.map((chip) => textOf(chip))).toEqual(['DE', 'AT', 'CH']);
    expect(chips[0]?.querySelector('img')?.getAttribute('src')).toBe('/flags/DE.svg');
    expect(within(rowOf('Di nessuno')).getByText('Nessun paese: non è proposto a nessuno')).toBeTruthy();
  });

  it('leads by its name to its products', async () => {
    aListsServer(several());
    await openLists();
    const name = screen.getByRole('link', { name: 'Export' });
    expect(name.getAttribute('href')).toBe('/listini/export/prodotti');
  });

  it('lists all countries behind +N, for the pointer and for the keyboard, until Escape [PLI-008]', async () => {
    aListsServer(several());
    const { user } = await openLists();
    const more = within(rowOf('Export')).getByRole('button', { name: '+2. Tutti i paesi: 5, Export' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    more.focus();
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toBe('Germania, Austria, Svizzera, Francia, Liechtenstein');
    expect(more.getAttribute('aria-describedby')).toBe(tooltip.id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.hover(more);
    expect(screen.getByRole('tooltip')).toBeTruthy();
  });

  it('warns of a list without products [OPC-02]', async () => {
    aListsServer(several());
    await openLists();
    expect(within(rowOf('Di nessuno')).getByText('nessun prodotto').className).toContain('warn');
    expect(within(rowOf('PCU')).queryByText('nessun prodotto')).toBeNull();
    expect(textOf(rowOf('PCU'))).toContain('75 prodotti');
  });

  it('is narrowed to the lists of a country, catch-all ones with them, and shows all when the filter is cleared [PLI-010]', async () => {
    aListsServer(several());
    const { user } = await openLists();
    await pickCountry(user, 'Austria');
    expect(names()).toEqual(['Export', 'Mondo']);
    await user.click(screen.getByRole('button', { name: 'Svuota Filtra per paese' }));
    expect(names()).toHaveLength(4);
  });

  it('keeps its order while the filter is on, and says why [PLI-004]', async () => {
    aListsServer(several());
    const { user } = await openLists();
    await waitFor(() =>
      expect(within(rowOf('PCU')).getByRole('button', { name: 'Sposta PCU' })).toBeTruthy(),
    );
    await pickCountry(user, 'Austria');
    const grip = within(rowOf('Export')).getByRole('button', {
      name: 'Sposta Export: prima mostra tutti i paesi',
    });
    expect(grip.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText("Per cambiare l'ordine mostra tutti i paesi")).toBeTruthy();
    await user.click(within(rowOf('Export')).getByRole('button', { name: 'Altre azioni su Export' }));
    const up = await screen.findByRole('menuitem', { name: /^Sposta su/ });
    expect(up.getAttribute('aria-disabled')).toBe('true');
  });

  it('leads to the products of a list, by its id [PLI-011]', async () => {
    aListsServer(several());
    const { user } = await openLists();
    await user.click(screen.getByRole('link', { name: 'Gestisci i prodotti di Export' }));
    expect(place()).toBe('/listini/export/prodotti');
  });

  it('offers to create one when there is none at all [PLI-015]', async () => {
    aListsServer([]);
    const { user } = await openLists();
    expect(screen.getByRole('heading', { name: 'Nessun listino' })).toBeTruthy();
    const [create] = screen.getAllByRole('button', { name: 'Nuovo listino' });
    if (create) await user.click(create);
    expect(await screen.findByRole('dialog', { name: 'Nuovo listino' })).toBeTruthy();
  });

  it('offers to show all when there is none for the country [PLI-016]', async () => {
    aListsServer([aPriceList()]);
    const { user } = await openLists();
    await pickCountry(user, 'Austria');
    expect(screen.getByRole('heading', { name: 'Nessun listino per Austria' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mostra tutti' }));
    expect(names()).toEqual(['PCU']);
  });

  it('says why it cannot be shown, and tries again', async () => {
    const server = aListsServer();
    const answer = server.answers.PriceLists;
    server.answers.PriceLists = () => {
      throw new GraphqlFailure('offline');
    };
    const opened = openLists();
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
    if (answer) server.answers.PriceLists = answer;
    screen.getByRole('button', { name: 'Riprova' }).click();
    await opened;
    expect(names()).toEqual(['PCU']);
  });

  it('is read anew when a price list changes elsewhere [PLI-029]', async () => {
    const server = aListsServer(several());
    const { queries } = await openLists();
    const { refetchingChanged } = await import('#web/lib/live-channel.ts');
    server.answers.PriceLists = () => ({ priceLists: [aPriceList({ name: 'PCU nuovo' })] });
    refetchingChanged(queries)({ entity: 'priceList', id: 'pcu' });
    await waitFor(() => expect(names()).toEqual(['PCU nuovo']));
  });
});

describe('the order', () => {
  it('is changed from the menu too; it is stored, said, and the menu keeps the focus [PLI-004, PLI-033]', async () => {
    const server = aListsServer(several());
    const { user } = await openLists();
    await user.click(screen.getByRole('button', { name: 'Altre azioni su Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sposta su' }));
    expect(names()).toEqual(['Export', 'PCU', 'Mondo', 'Di nessuno']);
    await waitFor(() =>
      expect(server.asked('ReorderPriceLists')).toEqual([
        { ids: ['export', 'pcu', 'world', 'nobody'], from: expect.any(Array) },
      ]),
    );
    expect(screen.getByText('Export: posizione 1 di 4')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Altre azioni su Export' }));
  });

  it('has no place before the first and after the last', async () => {
    aListsServer(several());
    const { user } = await openLists();
    await user.click(screen.getByRole('button', { name: 'Altre azioni su PCU' }));
    const up = await screen.findByRole('menuitem', { name: 'Sposta su. È già il primo' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
  });

  it('goes back to what it was when it cannot be stored', async () => {
    const server = aListsServer(several());
    const { user } = await openLists();
    server.answers.ReorderPriceLists = () => {
      throw new GraphqlFailure('offline');
    };
    await user.click(screen.getByRole('button', { name: 'Altre azioni su Mondo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sposta giù' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
    await waitFor(() => expect(names()).toEqual(['PCU', 'Export', 'Mondo', 'Di nessuno']));
  });
});
