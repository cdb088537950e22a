import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTable } from '#test/support/builders/price-update.ts';
import { isOff } from '#test/support/is-off.ts';
import { openScreens, place, signIn, textOf } from '#test/support/open-screen.tsx';
import { resizeWindow } from '#test/support/window-size.ts';
import PriceUpdatePage from '#web/features/price-update/price-update-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aPreview, aPriceServer, lines, openPreviewed, openPriceUpdate } from './open-price-update.tsx';

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.querySelector('input')?.value ?? textOf(cell)));
const factorOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const logged = () => textOf(screen.getByRole('log'));

describe('the price update', () => {
  it('is for super users alone: others read that they may not [PUP-001, WER-015]', () => {
    const server = aPriceServer();
    signIn({ superUser: false });
    openScreens('/aggiorna-listini', { '/aggiorna-listini': () => <PriceUpdatePage /> });
    screen.getByText('Non hai i permessi necessari per accedere a questa pagina.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(server.calls).toEqual([]);
  });

  it('previews on a button, with sums, prices before and after, and a log; the address keeps which [PUP-002, PUP-003, PUP-004, PUP-005]', async () => {
    const server = aPriceServer();
    const { user } = openPriceUpdate();
    expect(screen.queryByRole('button', { name: /^Aggiorna/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Anteprima' }));
    await screen.findByRole('table', { name: 'Prezzi prima e dopo' });
    expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ table: aTable({}) }]);
    expect(place()).toBe('/aggiorna-listini?anteprima=preview-1');
    expect(screen.getAllByRole('definition').map(textOf)).toEqual([
      ...['28 fasce', '13 fasce', '52 fasce', '6 fasce', '+0,86 % su 12 prodotti'],
    ]);
    expect(rows()).toEqual([
      ['Silicalce Facciata'],
      ['Bianchi', '15 l', '1,00', '168,00 €', '168,00 €', '0,00 €', '0,00 %'],
      ['Bianchi', '5 l', '', '59,50 €', '59,50 €', '0,00 €', '0,00 %'],
      ['Tinte medie', '15 l', '1,00', '186,00 €', '186,00 €', '0,00 €', '0,00 %'],
      ['Silifond'],
      ['BianchiFerma, aggiornata il 12/03/2026', '15 l', '—', '138,00 €', '138,00 €', '0,00 €', '0,00 %'],
      ['Colorati', '15 l', '1,00', '—', '—', '—', 'zero'],
    ]);
    expect(logged()).toBe(
      [
        '09:42:03 Anteprima avviata',
        '09:42:03 34 prodotti, 99 fasce',
        '09:42:03 Silicalce Facciata: 2 fasce',
        '09:42:03 Attenzione: Silifond: saltata, 12/03/2026',
        '09:42:03 Anteprima completata',
      ].join(''),
    );
    expect(isOff(button('Aggiorna 41 fasce'))).toBe(false);
  });

  it('shows the preview of the address again, as it was', async () => {
    const server = aPriceServer();
    await openPreviewed();
    expect(server.asked('PriceUpdatePreview')).toEqual([{ id: 'preview-1' }]);
    expect(server.asked('PreviewPriceUpdate')).toEqual([]);
  });

  it('says in the log, in red, why a preview failed, with the words of the contract [PUP-022, WER-014]', async () => {
    aPriceServer({
      PreviewPriceUpdate: () => {
        throw new GraphqlFailure('too-many-requests');
      },
    });
    const { user } = openPriceUpdate();
    await user.click(await screen.findByRole('button', { name: 'Anteprima' }));
    const log = await screen.findByRole('log');
    const line = within(log).getByText(/Errore durante l'anteprima/);
    expect(line.className).toBe('error');
    expect(textOf(line)).toContain("Errore durante l'anteprima: Troppe richieste in poco tempo.");
  });

  it('asks for the prices of the list, the page, the changes and the product that are wanted', async () => {
    const server = aPriceServer();
    const { user } = await openPreviewed();
    const asked = () => server.asked<Record<string, unknown>>('PriceUpdateLines').at(-1);
    expect(asked()).toEqual({
      ...{
        preview: 'preview-1',
        pricelist: 'pcu',
        page: 0,
        pageSize: 100,
        onlyChanges: false,
        search: '',
        language: 'it',
      },
    });
    await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
    await waitFor(() => expect(asked()).toMatchObject({ page: 1 }));
    await user.click(screen.getByRole('switch', { name: 'Solo variazioni' }));
    await waitFor(() => expect(asked()).toMatchObject({ page: 0, onlyChanges: true }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Listino' }), 'Vuoto');
    await waitFor(() => expect(asked()).toMatchObject({ pricelist: 'vuoto', onlyChanges: true }));
    await user.type(screen.getByRole('searchbox', { name: 'Cerca un prodotto' }), 'sili');
    await waitFor(() => expect(asked()).toMatchObject({ search: 'sili' }));
  });

  it('marks an archived product', async () => {
    const archived = lines.map((line) => ({ ...line, archived: line.product === 'silifond' }));
    aPriceServer({ PriceUpdateLines: () => ({ priceUpdateLines: { lines: archived, total: 5 } }) });
    await openPreviewed();
    const heads = screen.getAllByRole('rowheader').map(textOf);
    expect(heads).toEqual(['Silicalce Facciata', 'Silifond Archiviato']);
  });

  it('keeps the shown price list, its filter and its page when it is made again', async () => {
    const server = aPriceServer({
      PreviewPriceUpdate: () => ({ previewPriceUpdate: aPreview({ id: 'preview-2' }) }),
    });
    const { user } = await openPreviewed();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Listino' }), 'Vuoto');
    await user.click(screen.getByRole('switch', { name: 'Solo variazioni' }));
    await user.click(await screen.findByRole('button', { name: 'Pagina 2' }));
    await user.click(button('Rifai anteprima'));
    await waitFor(() => expect(place()).toBe('/aggiorna-listini?anteprima=preview-2'));
    const asked = () => server.asked<Record<string, unknown>>('PriceUpdateLines').at(-1);
    await waitFor(() =>
      expect(asked()).toMatchObject({
        ...{ preview: 'preview-2', pricelist: 'vuoto', page: 1, onlyChanges: true },
      }),
    );
  });

  it('lists the quotations with products that will cost otherwise, and that they keep their prices [OPW-54]', async () => {
    const differing = [
      {
        ...{ id: 'q1', name: 'Casa Mengoni', createdAt: '2026-03-27T07:00:00.000Z' },
        products: [{ it: 'Silicalce Facciata', en: null, de: null }],
      },
    ];
    aPriceServer({
      PriceUpdatePreview: () => ({
        priceUpdatePreview: aPreview({ quotations: { today: false, checked: 10, differing } }),
      }),
    });
    await openPreviewed();
    const card = screen.getByRole('region', { name: 'Preventivi controllati' });
    expect(textOf(card)).toContain('controllati i 10 più recenti');
    expect(within(card).getByRole('link', { name: 'Casa Mengoni' }).getAttribute('href')).toBe(
      '/preventivi/q1',
    );
    expect(textOf(card)).toContain('Silicalce Facciata');
  });
});

describe('on a phone', () => {
  beforeEach(() => resizeWindow('phone'));
  afterEach(() => resizeWindow('usual'));

  it('what is said stands folded before the prices, with its newest line, and the prices come in short pages', async () => {
    const server = aPriceServer();
    const { user } = await openPreviewed();
    const log = screen.getByRole('region', { name: 'Registro' });
    expect(textOf(log.querySelector('summary') ?? log)).toContain('Anteprima completata');
    expect(log.querySelector('details')?.open).toBe(false);
    const prices = screen.getByRole('region', { name: 'Prezzi prima e dopo' });
    expect(log.compareDocumentPosition(prices) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const asked = () => server.asked<Record<string, unknown>>('PriceUpdateLines').at(-1);
    expect(asked()).toMatchObject({ page: 0, pageSize: 25 });
    await user.click(screen.getByRole('button', { name: 'Pagina 3' }));
    await waitFor(() => expect(asked()).toMatchObject({ page: 2, pageSize: 25 }));
  });

  it('the preview and the update stay at hand in the bar below', async () => {
    aPriceServer();
    await openPreviewed();
    const bar = within(screen.getByRole('region', { name: 'Azioni' }));
    bar.getByRole('button', { name: 'Rifai anteprima' });
    bar.getByRole('button', { name: 'Aggiorna 41 fasce' });
    expect(screen.getAllByRole('button', { name: 'Rifai anteprima' })).toHaveLength(1);
  });
});

describe('a range that changed less than 30 days ago', () => {
  it.each([
    ['stays, where no factor would change it', 0, 8, 'di cui ferme, aggiornate da meno di 30 giorni8 fasce'],
    ['is skipped, where one would', 6, 8, 'Saltate, aggiornate da meno di 30 giorni6 fasce'],
    ['is none', 0, 0, 'Saltate, aggiornate da meno di 30 giorni0 fasce'],
  ])('is counted by the word of its row: it %s [PUP-007]', async (_what, skipped, fixed, said) => {
    const summary = { ...aPreview().summary, skipped, fixed };
    aPriceServer({ PriceUpdatePreview: () => ({ priceUpdatePreview: aPreview({ summary }) }) });
    await openPreviewed();
    const tiles = [...document.querySelectorAll('.price-summary > div')];
    expect(textOf(tiles[3])).toBe(said);
  });

  it.each([
    ['2026-03-12T10:00:00.000Z', 'aggiornata il 12/03/2026'],
    ['2999-03-12T10:00:00.000Z', 'si aggiorna già il 12/03/2999'],
  ])(
    'is skipped only where a factor would change it, and says when it changes: %s',
    async (changedAt, said) => {
      const recent = lines.map((line) => (line.state === 'skipped' ? { ...line, changedAt } : line));
      aPriceServer({ PriceUpdateLines: () => ({ priceUpdateLines: { lines: recent, total: 5 } }) });
      const { user } = await openPreviewed();
      expect(rows()[5]?.[0]).toBe(`BianchiFerma, ${said}`);
      await user.clear(factorOf('Fattore del listino PCU'));
      await user.type(factorOf('Fattore del listino PCU'), '1,02{Enter}');
      expect(rows()[5]?.[0]).toBe(`BianchiSaltata, ${said}`);
      expect(rows()[5]?.[6]).toBe('saltata');
    },
  );
});

describe('factors', () => {
  it('that are left by a press move no button away from under it', async () => {
    aPriceServer();
    const { user } = await openPreviewed();
    await user.clear(factorOf('Fattore di Tinte medie, Silicalce Facciata'));
    await user.type(factorOf('Fattore di Tinte medie, Silicalce Facciata'), '1,01');
    await user.pointer({ keys: '[MouseLeft>]', target: button('Rifai anteprima') });
    expect(isOff(button('Aggiorna 41 fasce'))).toBe(true);
    await user.pointer({ keys: '[/MouseLeft]', target: button('Rifai anteprima') });
    await waitFor(() => expect(isOff(button('Aggiorna 41 fasce'))).toBe(false));
  });

  it('change prices as they are typed, and an update needs another preview [PUP-010, OPW-52, OPW-53]', async () => {
    const server = aPriceServer();
    const { user } = await openPreviewed();
    await user.clear(factorOf('Fattore di Tinte medie, Silicalce Facciata'));
    await user.type(factorOf('Fattore di Tinte medie, Silicalce Facciata'), '1,01{Enter}');
    expect(rows()[3]).toEqual(['Tinte medie', '15 l', '1,01', '186,00 €', '187,86 €', '+1,86 €', '+1,00 %']);
    screen.getByText("Fattori cambiati dopo l'anteprima: rifalla prima di aggiornare");
    expect(isOff(button('Aggiorna'))).toBe(true);
    await user.click(button('Rifai anteprima'));
    await waitFor(() => expect(isOff(button('Aggiorna 41 fasce'))).toBe(false));
    expect(server.asked('PreviewPriceUpdate')).toMatchObject([
      { table: aTable({ silicalce: [null, 1.01] }) },
    ]);
    expect(factorOf('Fattore di Tinte medie, Silicalce Facciata').value).toBe('1,01');
  });

  it('of a price list count where a range has none of its own; emptied, a range has none [PUP-009, OPW-52]', async () => {
    aPriceServer();
    const { user } = await openPreviewed();
    await user.clear(factorOf('Fattore del listino PCU'));
    await user.type(factorOf('Fattore del listino PCU'), '0.97{Enter}');
    expect(document.activeElement).toBe(factorOf('Fattore di Bianchi, Silicalce Facciata'));
    expect(rows()[2]).toEqual(['Bianchi', '5 l', '', '59,50 €', '57,72 €', '−1,78 €', '−2,99 %']);
    const own = factorOf('Fattore di Bianchi, Silicalce Facciata');
    await user.clear(own);
    await user.type(own, '1{Enter}');
    expect(rows().map((cells) => cells[4])).toEqual([
      ...[undefined, '168,00 €', '59,50 €', '180,42 €', undefined, '138,00 €', '—'],
    ]);
    await user.clear(own);
    await user.tab();
    expect(rows()[1]?.[4]).toBe('162,96 €');
  });

  it('that are none are marked, and nothing is previewed until they are right [PUP-012]', async () => {
    aPriceServer();
    const { user } = await openPreviewed();
    const own = factorOf('Fattore di Bianchi, Silicalce Facciata');
    await user.clear(own);
    await user.type(own, '2,5');
    await user.tab();
    expect(own.getAttribute('aria-invalid')).toBe('true');
    expect(textOf(screen.getByRole('alert'))).toBe('Il fattore va da 0,5 a 2');
    expect([isOff(button('Rifai anteprima')), isOff(button(/^Aggiorna/))]).toEqual([true, true]);
    await user.clear(own);
    await user.type(own, '{Escape}');
    expect(own.value).toBe('1,00');
    expect(isOff(button('Rifai anteprima'))).toBe(false);
  });

  it('that were changed are not left behind without a question', async () => {
    aPriceServer();
    const { user } = await openPreviewed();
    await user.clear(factorOf('Fattore di Bianchi, Silicalce Facciata'));
    await user.type(factorOf('Fattore di Bianchi, Silicalce Facciata'), '1,02{Enter}');
    await user.click(screen.getByRole('link', { name: 'Silifond' }));
    await screen.findByRole('alertdialog', { name: 'Fattori non applicati' });
    await user.click(button('Resta'));
    expect(place()).toBe('/aggiorna-listini?anteprima=preview-1');
    await user.click(screen.getByRole('link', { name: 'Silifond' }));
    await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    await screen.findByText('elsewhere');
  });

  it('are pasted as text, with what is wrong line by line, and taken only when all is right [OPW-52]', async () => {
    aPriceServer();
    const { user } = await openPreviewed();
    await user.click(button('Incolla fattori'));
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Fattori' });
    expect(JSON.parse(text.value)).toEqual({ byProduct: {}, byPricelist: {} });
    await user.clear(text);
    await user.click(text);
    await user.paste('prodotto;fascia;fattore\nSilicalce Facciata;1;1,02\nNessuno;1;1,02\nsilicalce;2;9');
    await user.click(button('Usa questi fattori'));
    const alert = screen.getByRole('alert');
    expect(within(alert).getAllByRole('listitem').map(textOf)).toEqual([
      'Riga 3: nessun prodotto, o più di uno, si chiama Nessuno',
      'Riga 4: il fattore va da 0,5 a 2: 9',
    ]);
    await user.upload(
      screen.getByLabelText('File dei fattori (.json, .csv)'),
      new File(['{"byProduct": {"silicalce": [1.02, 1.03]}}'], 'fattori.json', { type: 'application/json' }),
    );
    await waitFor(() => expect(text.value).toContain('1.03'));
    await user.click(button('Usa questi fattori'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows().map((cells) => cells[4])).toEqual([
      ...[undefined, '171,36 €', '60,69 €', '191,58 €', undefined, '138,00 €', '—'],
    ]);
    expect(lines[0]?.after).toBe(168);
  });
});
