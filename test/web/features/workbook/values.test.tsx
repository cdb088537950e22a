import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aCheck, aPrice, aWorkbookServer, openWorkbook } from './open-workbook.tsx';

const table = () => screen.findByRole('table', { name: 'Valori che cambiano' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(textOf));

async function checked(...given: Parameters<typeof aWorkbookServer>) {
  const server = aWorkbookServer(...given);
  const opened = await openWorkbook();
  await opened.upload();
  await screen.findByRole('region', { name: 'Che cosa cambia' });
  return { ...opened, server };
}

describe('the values of a checked workbook', () => {
  it('are the prices first, before and after, with their variation [PRG-039]', async () => {
    const { server } = await checked();
    expect(await rows()).toEqual([
      [
        ...['Adda Calce', 'Fascia di prezzo 1 · confezione 25 kg · Listino PCU'],
        ...['112,00 €', '1.120,00 €', '+900,00 %'],
      ],
    ]);
    expect(screen.getByText('Prima i prezzi tolti, poi le variazioni più grandi.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Adda Calce' }).getAttribute('href')).toBe(
      '/prodotti/adda-calce',
    );
    expect(server.asked('ImportValues')).toEqual([
      { check: 'check-1', sheet: 'prices', page: 0, pageSize: 200 },
    ]);
  });

  it('are those of another sheet when it is chosen; what is new is no link', async () => {
    const name = { ...aPrice(), path: ['name', 'en'], before: [], after: ['Malta'], does: 'add' as const };
    const { user, server } = await checked(aCheck(), {
      ImportValues: ({ sheet }) => ({
        importValues: {
          ...{ total: 1, names: [] },
          values: sheet === 'products' ? [{ ...name, name: 'Malta', id: 'malta' }] : [],
        },
      }),
    });
    const sheets = screen.getByRole('combobox', { name: 'Foglio' });
    expect(within(sheets).getAllByRole('option').map(textOf)).toEqual(['Prodotti (1)', 'Prezzi (240)']);
    await user.selectOptions(sheets, 'products');
    expect(await screen.findByText('nome · inglese')).toBeTruthy();
    expect(await rows()).toEqual([['Malta Nuovo', 'nome · inglese', '–nessun valore', 'Malta']]);
    expect(screen.queryByRole('link', { name: 'Malta' })).toBeNull();
    expect(server.asked('ImportValues').at(-1)).toMatchObject({ sheet: 'products', page: 0 });
  });

  it('are shown 200 at once, and more page by page [PRG-039]', async () => {
    const { user, server } = await checked(aCheck(), {
      ImportValues: () => ({ importValues: { values: [aPrice()], total: 240, names: [] } }),
    });
    await table();
    await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
    expect(server.asked('ImportValues').at(-1)).toMatchObject({ sheet: 'prices', page: 1 });
  });

  it('say when they cannot be shown, and are asked for again', async () => {
    const { user, server } = await checked(aCheck(), {
      ImportValues: () => {
        throw new GraphqlFailure('not-found');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(server.asked('ImportValues').length).toBeGreaterThan(1);
  });
});

describe('what an import takes away', () => {
  const taken = {
    prices: 4,
    pricesTaken: 26,
    unpriced: [{ list: 'PCU', count: 13 }],
    membersTaken: 1,
    rowsTaken: [],
  };

  it('is marked in the values, warned of above them, and counted before it is applied', async () => {
    const values = [aPrice({ after: [] }), aPrice()];
    const { user } = await checked(aCheck({ taken }), {
      ImportValues: () => ({ importValues: { values, total: 2, names: [] } }),
    });
    expect((await rows()).map((cells) => cells[3])).toEqual(['Tolto', '1.120,00 €']);
    const warning =
      "L'importazione toglie 26 prezzi e 1 prodotto dai listini. Senza più prezzo: 13 prodotti in PCU.";
    expect(screen.getByText(new RegExp(warning)).textContent).toContain(
      'le sue righe che mancano in Fasce di consumo, Prodotti richiesti, Fasce di prezzo, Prezzi e Allegati vanno via',
    );
    expect(screen.queryByText(/Il file è a posto/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mostra che cosa' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Valori che cambiano' }));
    await user.click(screen.getByRole('button', { name: 'Applica…' }));
    const dialog = screen.getByRole('alertdialog');
    expect(within(dialog).getByText(warning)).toBeTruthy();
    expect(within(dialog).getByRole('heading').textContent).toMatch(
      /4 prezzi, 26 prezzi tolti e 1 prodotto tolto dai listini\?$/,
    );
  });
});

describe('what was saved after the file was downloaded', () => {
  const saves = [
    { kind: 'product', id: 'malta', name: 'Malta', at: '2026-11-27T10:05:00.000Z', by: 'Anna Greco' },
  ];
  const later = {
    ...{ downloadedAt: '2026-11-27T09:40:00.000Z', areLeft: false, saves },
    counts: [{ kind: 'product', count: 1 }],
  };

  it('is told before the values, marked in them, and said before it is applied', async () => {
    const { user } = await checked(aCheck({ later }), {
      ImportValues: () => ({
        importValues: { values: [aPrice({ isLater: true }), aPrice()], total: 2, names: [] },
      }),
    });
    expect(
      screen.getByText(/Dopo che il file è stato scaricato \(27\/11\/2026 10:40\).*1 prodotto/),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Malta', hidden: true });
    expect(link.getAttribute('href')).toBe('/prodotti/malta');
    expect(link.parentElement?.textContent).toBe('Malta Anna Greco, 27/11/2026 11:05');
    expect((await rows()).map(([name]) => name)).toEqual(['Adda Calce Salvato dopo', 'Adda Calce']);
    await user.click(screen.getByRole('button', { name: 'Applica…' }));
    expect(
      within(screen.getByRole('alertdialog')).getByText(/Sostituisce anche.*: 1 prodotto\./),
    ).toBeTruthy();
  });

  it('can be left as it is, and taken again', async () => {
    const { user, server } = await checked(aCheck({ later }), {
      CheckCatalogueWorkbook: ({ leaveLater }) => ({
        checkCatalogueWorkbook: aCheck({
          later: { ...later, areLeft: leaveLater === true },
          ...(leaveLater === true && { plans: [], values: [] }),
        }),
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Lascia come sono' }));
    expect(await screen.findByText(/Restano come sono, perché salvati dopo/)).toBeTruthy();
    expect(screen.getByText("Nient'altro da cambiare.")).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Importa anche questi' }));
    await screen.findByRole('button', { name: 'Lascia come sono' });
    const asked = (leaveLater: boolean) => ({ key: 'k.xlsx', fileName: 'catalogo.xlsx', leaveLater });
    expect(server.asked('CheckCatalogueWorkbook')).toEqual([false, true, false].map(asked));
  });
});

describe('rows that are no longer in the file', () => {
  it('are told by sheet, with their number and names', async () => {
    const kept = [
      {
        sheet: 'products',
        count: 2,
        rows: [
          { id: 'malta', name: 'Malta' },
          { id: 'calce', name: 'Calce' },
        ],
      },
      { sheet: 'prices', count: 21, rows: [{ id: 'calce', name: 'Calce · Bianco · 5 kg' }] },
    ];
    await checked(aCheck({ plans: [{ kind: 'product', add: 0, change: 0, leave: 5 }], values: [], kept }));
    expect(screen.getByText(/Il file non nomina cose che sono nel catalogo/)).toBeTruthy();
    const told = within(screen.getByRole('table', { name: 'Restano nel catalogo' })).getAllByRole('row');
    expect(told.map((row) => [...row.children].map(textOf))).toEqual([
      ['Prodotti', '2', 'Malta, Calce'],
      ['Prezzi', '21', 'Calce · Bianco · 5 kg e altri 20'],
    ]);
    const links = screen.getAllByRole('link', { name: /^(Malta|Calce)/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['malta', 'calce', 'calce'].map((id) => `/prodotti/${id}`),
    );
    expect(screen.queryByRole('button', { name: 'Applica…' })).toBeNull();
  });
});

describe('the sheets of a file', () => {
  it('are told when they are missing, and when nobody reads them', async () => {
    await checked(aCheck({ missing: ['prices', 'tags'], unread: ['Note mie'] }));
    expect(screen.getByText(/Non ci sono nel file, e restano come sono: Prezzi, Tag\./)).toBeTruthy();
    expect(screen.getByText(/Fogli che non conosco, e che non leggo: Note mie\./)).toBeTruthy();
  });
});

describe('applying', () => {
  it('asks once more with the counts; nothing begins before, nor when it is left', async () => {
    const plans = [
      { kind: 'priceList', add: 0, change: 1, leave: 4 },
      { kind: 'product', add: 3, change: 12, leave: 1240 },
    ];
    const { user, server } = await checked(aCheck({ plans }));
    await user.click(screen.getByRole('button', { name: 'Applica…' }));
    const dialog = screen.getByRole('alertdialog');
    expect(within(dialog).getByRole('heading').textContent).toBe(
      'Importare 3 prodotti nuovi, 12 prodotti modificati, 1 listino modificato e 240 prezzi?',
    );
    expect(within(dialog).getByRole('button', { name: 'Importa' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.asked('StartCatalogueImport')).toEqual([]);
  });
});
