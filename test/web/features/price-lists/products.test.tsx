import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import * as texts from '#web/lib/product-text.ts';
import { aProductRow, aProductsServer, openProducts } from './open-price-lists.tsx';

const several = () => [
  aProductRow('Adda', { phases: ['fondo', 'finitura'] }),
  aProductRow('Brenta', { hasPrice: false, standalone: false, combined: true }),
  aProductRow('Cervo', { archived: true }),
  aProductRow('Dora', { phases: ['finitura'], hasPrice: false }),
];
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aProductRow(`Prodotto ${String(index + 1).padStart(4, '0')}`));

const names = () => [...document.querySelectorAll('tbody .main')].map((name) => textOf(name));
const box = (name: string) => screen.getByRole('checkbox', { name: `Includi ${name}` }) as HTMLInputElement;
const rowOf = (name: string) => textOf(box(name).closest('tr'));
const button = (name: string) => screen.getByRole('button', { name });
const counter = () => screen.getAllByText(/^\d+ di \d+ prodotti/).map((element) => textOf(element))[0];

describe('the products of a price list', () => {
  it('are all products, by name, with phases, use and price; archived ones behind their switch [PLI-002, PLI-028, OPC-01]', async () => {
    aProductsServer(several(), ['Adda', 'Brenta']);
    const { user } = await openProducts();
    await screen.findByText('Fondi, Finiture');
    expect(names()).toEqual(['Adda', 'Brenta', 'Dora']);
    expect([box('Adda').checked, box('Brenta').checked, box('Dora').checked]).toEqual([true, true, false]);
    expect(rowOf('Adda')).toContain('da solo');
    expect(rowOf('Brenta')).toContain('in combinazione');
    await user.click(screen.getByRole('switch', { name: 'Mostra archiviati' }));
    expect(names()).toEqual(['Adda', 'Brenta', 'Cervo', 'Dora']);
    expect(rowOf('Cervo')).toContain('archiviato');
    expect(counter()).toBe('2 di 4 prodotti, di cui 1 archiviato');
  });

  it('lead to their forms', async () => {
    aProductsServer(several(), []);
    await openProducts();
    expect(screen.getByRole('link', { name: 'Adda' }).getAttribute('href')).toBe('/prodotti/Adda');
  });

  it('lead back to the price lists [OPC-01]', async () => {
    aProductsServer(several(), []);
    const { user } = await openProducts();
    const crumbs = screen.getByRole('navigation', { name: 'Percorso' });
    expect(textOf(crumbs)).toBe('ListiniPCU');
    await user.click(within(crumbs).getByRole('link', { name: 'Listini' }));
    expect(place()).toBe('/listini');
  });

  it('warn of one that is included without a price, as it is ticked [OPC-01]', async () => {
    aProductsServer(several(), ['Brenta']);
    const { user } = await openProducts();
    const warning = (name: string) => box(name).closest('tr')?.querySelector('.badge.warn')?.textContent;
    expect([warning('Adda'), warning('Brenta'), warning('Dora')]).toEqual([
      undefined,
      'senza prezzo',
      undefined,
    ]);
    await user.click(box('Dora'));
    expect(warning('Dora')).toBe('senza prezzo');
  });

  it('are found by name and by phase [OPC-01]', async () => {
    aProductsServer(several(), []);
    const { user } = await openProducts();
    await screen.findByText('Fondi, Finiture');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fase' }), 'Finiture');
    expect(names()).toEqual(['Adda', 'Dora']);
    await user.type(screen.getByRole('searchbox', { name: 'Cerca un prodotto' }), 'dor');
    await waitFor(() => expect(names()).toEqual(['Dora']));
    await user.type(screen.getByRole('searchbox', { name: 'Cerca un prodotto' }), 'xyz');
    await screen.findByRole('heading', { name: 'Nessun prodotto' });
    await user.click(button('Azzera i filtri'));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('are narrowed to the included or the excluded ones; a tick takes no row away [OPC-01]', async () => {
    aProductsServer(several(), ['Adda']);
    const { user } = await openProducts();
    await user.click(button('Inclusi'));
    expect(names()).toEqual(['Adda']);
    await user.click(box('Adda'));
    expect(names()).toEqual(['Adda']);
    await user.click(button('Esclusi'));
    expect(names()).toEqual(['Adda', 'Brenta', 'Dora']);
    await user.click(button('Tutti'));
    expect(names()).toHaveLength(3);
  });

  it('are 20 a page, or 10, 30 or all [OPC-01]', async () => {
    aProductsServer(many(45), []);
    const { user } = await openProducts();
    expect(names()).toHaveLength(20);
    const sizes = screen.getByRole('combobox', { name: 'Righe per pagina' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '20', '30', 'Tutte']);
    await user.click(button('Pagina 3'));
    expect(names()).toHaveLength(5);
    await user.selectOptions(sizes, 'Tutte');
    expect(names()).toHaveLength(45);
    expect(screen.getByText('1–45 di 45')).toBeTruthy();
  });

  it('are ticked all at once, of those that are found, on every page [OPC-01]', async () => {
    aProductsServer([...many(30), aProductRow('Altro')], ['Altro']);
    const { user } = await openProducts();
    await user.type(screen.getByRole('searchbox', { name: 'Cerca un prodotto' }), 'Prodotto');
    const all = await screen.findByRole('checkbox', { name: 'Includi tutti i prodotti trovati: 30' });
    await user.click(all);
    expect(counter()).toBe('31 di 31 prodotti');
    await user.click(all);
    expect(counter()).toBe('1 di 31 prodotti');
    await user.click(box('Prodotto 0001'));
    expect((all as HTMLInputElement).indeterminate).toBe(true);
  });
});

describe('saving the products', () => {
  it('is possible only after a change, and sends ids and revision [PLI-027, OPC-01]', async () => {
    const server = aProductsServer(several(), ['Adda']);
    const { user, pass } = await openProducts();
    expect(isOff(button('Aggiorna'))).toBe(true);
    await user.click(box('Dora'));
    expect(screen.getAllByText('1 modifica non salvata').length).toBeGreaterThan(0);
    await user.click(box('Dora'));
    expect(isOff(button('Aggiorna'))).toBe(true);
    await user.click(box('Brenta'));
    await user.click(button('Aggiorna'));
    expect(await screen.findByText('Prodotti del listino aggiornati')).toBeTruthy();
    expect(server.asked('SetPriceListProducts')).toEqual([
      { id: 'pcu', productIds: ['Adda', 'Brenta'], revision: 4 },
    ]);
    await pass(1000);
    expect(box('Brenta').checked).toBe(true);
    await waitFor(() => expect(isOff(button('Aggiorna'))).toBe(true));
  });

  it('asks before the list is left without products [OPC-01]', async () => {
    const server = aProductsServer(several(), ['Adda']);
    const { user } = await openProducts();
    await user.click(box('Adda'));
    await user.click(button('Aggiorna'));
    const question = await screen.findByRole('alertdialog', { name: 'Salvare senza prodotti?' });
    expect(question.textContent).toContain('Chi ha "PCU" non vedrebbe più nessun prodotto.');
    expect(server.asked('SetPriceListProducts')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Salva senza prodotti' }));
    await screen.findByText('Prodotti del listino aggiornati');
    expect(server.asked('SetPriceListProducts')).toMatchObject([{ productIds: [] }]);
  });

  it('is asked about before one leaves with changes [OPC-01]', async () => {
    aProductsServer(several(), ['Adda']);
    const { user } = await openProducts();
    await user.click(box('Dora'));
    await user.click(within(screen.getByRole('navigation', { name: 'Percorso' })).getByRole('link'));
    const question = await screen.findByRole('alertdialog', { name: 'Vuoi uscire senza salvare?' });
    await user.click(within(question).getByRole('button', { name: 'Resta' }));
    expect(place()).toBe('/listini/pcu/prodotti');
    expect(box('Dora').checked).toBe(true);
  });

  it('that meets another save keeps the choice until one takes the other or overwrites it [OPC-50]', async () => {
    const server = aProductsServer(several(), ['Adda']);
    const { user } = await openProducts();
    await user.click(box('Dora'));
    server.change({ availableProducts: ['Brenta'], updatedBy: 'Lukas Brandner' });
    const answer = server.answers.SetPriceListProducts;
    server.answers.SetPriceListProducts = () => {
      throw new GraphqlFailure('conflict', { by: 'Lukas Brandner', at: '' });
    };
    await user.click(button('Aggiorna'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Lukas Brandner ha salvato');
    expect(within(question).getByText('Ha messo 1 prodotto: Brenta.')).toBeTruthy();
    expect(within(question).getByText('Ha tolto 1 prodotto: Adda.')).toBeTruthy();
    if (answer) server.answers.SetPriceListProducts = answer;
    await waitFor(() =>
      expect(
        within(question).getByRole('button', { name: 'Sovrascrivi con la mia' }).hasAttribute('disabled'),
      ).toBe(false),
    );
    await user.click(within(question).getByRole('button', { name: 'Sovrascrivi con la mia' }));
    await screen.findByText('Prodotti del listino aggiornati');
    expect(server.asked('SetPriceListProducts').at(-1)).toMatchObject({
      productIds: ['Adda', 'Dora'],
      revision: 5,
    });
  });

  it('that somebody else saved meanwhile says so before the save, and keeps the changes of both [OPC-50]', async () => {
    const server = aProductsServer(several(), ['Adda']);
    const { user, queries } = await openProducts();
    await user.click(box('Dora'));
    server.change({ availableProducts: ['Brenta'], updatedBy: 'Lukas Brandner' });
    await act(() => queries.invalidateQueries({ queryKey: ['priceList'] }));
    await user.click(await screen.findByRole('button', { name: 'Guarda che cosa è cambiato' }));
    await user.click(button('Tieni entrambe'));
    await screen.findByText('Prodotti del listino aggiornati');
    const sent = server.asked<{ productIds: string[]; revision: number }>('SetPriceListProducts').at(-1);
    expect([sent?.productIds.toSorted(), sent?.revision]).toEqual([['Brenta', 'Dora'], 5]);
  });

  it('that fails keeps the choice and says why', async () => {
    const server = aProductsServer(several(), ['Adda']);
    const { user } = await openProducts();
    await user.click(box('Dora'));
    server.answers.SetPriceListProducts = () => {
      throw new GraphqlFailure('offline');
    };
    await user.click(button('Aggiorna'));
    expect((await screen.findByRole('alert')).textContent).toContain('non so se ho salvato');
    expect(box('Dora').checked).toBe(true);
  });
});

describe('the spreadsheet and what is not there', () => {
  it('can be downloaded from the products too; a failure says so [OPC-01, PLI-037]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    aProductsServer(several(), ['Adda']);
    const { user } = await openProducts();
    await user.click(button('Scarica Excel'));
    expect((await screen.findByRole('alert')).textContent).toBe('Non ho scaricato il listino. Riprova.');
  });

  it('of a list that is gone is said', async () => {
    const server = aProductsServer([], []);
    server.answers.PriceListProducts = () => {
      throw new GraphqlFailure('not-found');
    };
    await openProducts();
    expect((await screen.findByRole('alert')).textContent).toContain('Questo listino non esiste più.');
    expect(screen.getByRole('link', { name: "Torna all'elenco" }).getAttribute('href')).toBe('/listini');
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  });
});

describe('a catalogue of 2,000 products', () => {
  it('draws only the row that is ticked anew [OPC-01]', async () => {
    const drawn = vi.spyOn(texts, 'useForeign');
    aProductsServer(many(60), []);
    const { user } = await openProducts();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Righe per pagina' }), 'Tutte');
    expect(names()).toHaveLength(60);
    drawn.mockClear();
    await user.click(box('Prodotto 0007'));
    expect(box('Prodotto 0007').checked).toBe(true);
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});
