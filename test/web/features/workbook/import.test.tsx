import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import * as uploads from '#web/lib/upload-file.ts';
import { aCheck, aDoneJob, aFile, aJob, anImport, aWorkbookServer, openWorkbook } from './open-workbook.tsx';

const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(textOf));

const apply = () => screen.queryByRole('button', { name: /^Applica/ });

describe('importing the catalogue', () => {
  it('sends the file, shows how far it is, and what it would change before anything is done', async () => {
    const server = aWorkbookServer();
    const sent = Promise.withResolvers<void>();
    let progress: (percent: number) => void = () => {};
    vi.spyOn(uploads, 'uploadFile').mockImplementation((_form, _file, onProgress) => {
      progress = onProgress;
      return sent.promise;
    });
    const { upload } = await openWorkbook();
    await upload();
    act(() => progress(40));
    const bar = await screen.findByRole('progressbar', { name: 'Carico catalogo.xlsx' });
    expect(bar.getAttribute('value')).toBe('40');
    expect(screen.getByText('40 %')).toBeTruthy();
    sent.resolve();
    const result = await screen.findByRole('region', { name: 'Che cosa cambia' });
    expect(document.activeElement?.contains(result)).toBe(true);
    expect(server.asked('UploadCatalogueWorkbook')).toEqual([
      {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        fileName: 'catalogo.xlsx',
      },
    ]);
    expect(server.asked('CheckCatalogueWorkbook')).toEqual([
      { key: 'k.xlsx', fileName: 'catalogo.xlsx', leaveLater: false },
    ]);
    expect(rowsOf('Che cosa cambia, foglio per foglio')).toEqual([
      ['Prodotti', '1', '1', '1.240'],
      ['Listini', '1', '0', '4'],
    ]);
    expect(server.asked('StartCatalogueImport')).toEqual([]);
  });

  it('does what was shown once it is applied, and says what came of it', async () => {
    const last = aDoneJob({
      counts: [
        { ended: 'added', count: 2 },
        { ended: 'skipped', count: 1 },
      ],
      notes: [
        {
          ...{ subject: 'Adda Calce', reason: 'conflict' },
          about: { kind: 'product', id: 'adda-calce', name: { it: 'Adda Calce nuova', en: null, de: null } },
        },
        { subject: 'Malta', reason: 'something-new', about: null },
      ],
    });
    const answers = [aJob({ done: 1 })];
    const server = aWorkbookServer(aCheck(), {
      ContinueJob: () => ({ continueJob: answers.shift() ?? last }),
    });
    const { upload, user } = await openWorkbook();
    await upload();
    await user.click(await screen.findByRole('button', { name: 'Applica…' }));
    await user.click(screen.getByRole('button', { name: 'Importa' }));
    const bar = await screen.findByRole('progressbar', { name: 'Applico le modifiche' });
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('1 di 3'));
    const choose = screen.getByRole('button', { name: 'Scegli il file' });
    expect(isOff(choose)).toBe(true);
    const done = await screen.findByRole('region', { name: 'Importazione finita' });
    expect(server.asked('StartCatalogueImport')).toEqual([{ check: 'check-1' }]);
    const counts = within(done).getAllByRole('definition').map(textOf);
    expect(counts).toEqual(['2', '0', '0', '1']);
    expect(rowsOf('Saltati, e perché')).toEqual([
      ['Adda Calce nuova', "Qualcuno l'ha modificato nel frattempo"],
      ['Malta', 'Non è riuscito'],
    ]);
    expect(within(done).getByText(/scarica di nuovo il catalogo e ripeti/)).toBeTruthy();
    expect(isOff(choose)).toBe(false);
  });

  it('warns of numbers that may be read in two ways, with both, or that lack, and once more before it begins [OPC-24]', async () => {
    const doubts = [
      { sheet: 'prices', row: 12, column: 'pcu', value: '1.250', read: 1.25, other: 1250 },
      { sheet: 'products', row: 3, column: 'consumption', value: '2.500', read: 2.5, other: 2500 },
      { sheet: 'prices', row: 13, column: 'pcu', value: '112 USD', read: 112, other: null },
      { sheet: 'consumptionRanges', row: 4, column: 'consumption', value: '', read: 0, other: null },
    ];
    aWorkbookServer(aCheck({ doubts, doubtCount: 4 }));
    const { upload, user } = await openWorkbook();
    await upload();
    await screen.findByText(/^4 numeri da controllare: /);
    expect(screen.queryByText(/Il file è a posto/)).toBeNull();
    expect(rowsOf('Numeri da controllare')).toEqual([
      ['Prodotti', '3', 'Consumo', 'Ho letto 2,5. Intendevi 2500?', '2.500'],
      [
        'Fasce di consumo',
        '4',
        'Consumo',
        'Senza consumo un preventivo conta 0, a costo 0.',
        '—nessun valore',
      ],
      ['Prezzi', '12', 'PCU [pcu]', 'Ho letto 1,25 €. Intendevi 1.250,00 €?', '1.250'],
      ['Prezzi', '13', 'PCU [pcu]', "Ho letto 112,00 €. Il resto l'ho ignorato.", '112 USD'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Applica…' }));
    expect(within(screen.getByRole('alertdialog')).getByText(/^4 numeri da controllare/)).toBeTruthy();
  });

  it('says that all missing rows stay where the file has no sheet of parts', async () => {
    const missing = ['consumptionRanges', 'requiredProducts', 'priceRanges', 'prices', 'attachments'];
    aWorkbookServer(aCheck({ missing }));
    const { upload } = await openWorkbook();
    await upload();
    const text = 'Il file è a posto. Le righe che il file non ha restano come sono.';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('warns of attachments that go, and leads to them', async () => {
    const taken = { ...aCheck().taken, rowsTaken: [{ sheet: 'attachments', count: 2 }] };
    const values = [...aCheck().values, { sheet: 'attachments', count: 2 }];
    aWorkbookServer(aCheck({ taken, values }));
    const { upload, user } = await openWorkbook();
    await upload();
    await screen.findByText(/^L'importazione toglie 2 righe di Allegati\./);
    await user.click(screen.getByRole('button', { name: 'Mostra che cosa' }));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Foglio' }).value).toBe('attachments');
  });

  it('lists what cannot be taken by sheet, row and column, and then applies nothing', async () => {
    const problems = [
      {
        ...{ sheet: 'prices', row: 12, column: 'pcu', reason: 'number-most', value: 'tanto' },
        allowed: ['1000000'],
      },
      { sheet: 'products', row: 3, column: 'name.it', reason: 'missing', value: '' },
      { sheet: 'tags', row: 1, column: 'Colore', reason: 'unknown-column', value: 'Colore' },
      { sheet: 'colours', row: 9, column: '', reason: 'invalid', value: '' },
      {
        ...{ sheet: 'products', row: 4, column: 'um', reason: 'one-of', value: 'litri' },
        allowed: ['kg', 'l'],
      },
    ].map((problem) => ({ allowed: null, ...problem }));
    aWorkbookServer(aCheck({ problems, problemCount: 740 }));
    const { upload } = await openWorkbook();
    await upload();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Ci sono 740 cose da sistemare nel file.');
    await screen.findByText('PCU [pcu]');
    expect(rowsOf('Da sistemare')).toEqual([
      ['Prodotti', '3', 'Nome (italiano)', 'Manca', '—nessun valore'],
      ['Prodotti', '4', 'Unità', 'Qui può esserci soltanto uno di questi codici del file: kg, l', 'litri'],
      ['Prezzi', '12', 'PCU [pcu]', 'Serve un numero da 0 a 1.000.000', 'tanto'],
      ['Colori', '9', 'tutta la riga', 'Non è valido', '—nessun valore'],
      ['Tag', '1', 'Colore', "Questa colonna non c'è nel catalogo", 'Colore'],
    ]);
    expect(screen.getByText('Sono le prime 5 di 740.')).toBeTruthy();
    // Rows with problems would count as what stays.
    expect(screen.queryByRole('table', { name: 'Che cosa cambia, foglio per foglio' })).toBeNull();
    expect(apply()).toBeNull();
  });

  it('says when the file changes nothing', async () => {
    aWorkbookServer(aCheck({ plans: [{ kind: 'product', add: 0, change: 0, leave: 12 }], values: [] }));
    const { upload } = await openWorkbook();
    await upload();
    expect(await screen.findByText(/Niente da cambiare/)).toBeTruthy();
    expect(apply()).toBeNull();
  });

  it('lets go of a check that is not wanted', async () => {
    const server = aWorkbookServer();
    const { upload, user } = await openWorkbook();
    await upload();
    await user.click(await screen.findByRole('button', { name: 'Lascia stare' }));
    expect(screen.queryByRole('region', { name: 'Che cosa cambia' })).toBeNull();
    expect(server.asked('StartCatalogueImport')).toEqual([]);
  });

  it('takes a file that is dropped', async () => {
    const server = aWorkbookServer();
    await openWorkbook();
    const place = screen.getByText(/Trascina qui il file/);
    fireEvent.drop(place, { dataTransfer: { files: [aFile('altro.xlsx')] } });
    await screen.findByRole('region', { name: 'Che cosa cambia' });
    expect(server.asked('CheckCatalogueWorkbook')).toEqual([
      { key: 'k.xlsx', fileName: 'altro.xlsx', leaveLater: false },
    ]);
  });

  it.each([
    [
      'is no Excel file',
      new File(['x'], 'listino.pdf', { type: 'application/pdf' }),
      /listino.pdf non è un file Excel/,
    ],
    ['is empty', new File([], 'vuoto.xlsx'), 'vuoto.xlsx è vuoto.'],
  ])('refuses a file that %s without sending it', async (_, file, text) => {
    const server = aWorkbookServer();
    await openWorkbook();
    fireEvent.drop(screen.getByText(/Trascina qui il file/), { dataTransfer: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(server.asked('UploadCatalogueWorkbook')).toEqual([]);
  });

  it.each([
    ['not-a-workbook', /non è una cartella di lavoro del catalogo/],
    ['too-large', /ha troppe righe/],
  ] as const)('says why a file cannot be read (%s), and that nothing has changed', async (code, text) => {
    aWorkbookServer(aCheck(), {
      CheckCatalogueWorkbook: () => {
        throw new GraphqlFailure(code);
      },
    });
    const { upload } = await openWorkbook();
    await upload();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(text);
    expect(alert.textContent).toContain('Il catalogo non è cambiato.');
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  });

  it('says when the connection is lost, and sends the same file again', async () => {
    aWorkbookServer();
    vi.spyOn(uploads, 'uploadFile').mockRejectedValueOnce(new GraphqlFailure('offline'));
    const { upload, user } = await openWorkbook();
    await upload();
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('region', { name: 'Che cosa cambia' })).toBeTruthy();
  });

  it('keeps the check when the import does not begin, and says why', async () => {
    aWorkbookServer(aCheck(), {
      StartCatalogueImport: () => {
        throw new GraphqlFailure('not-found');
      },
    });
    const { upload, user } = await openWorkbook();
    await upload();
    await user.click(await screen.findByRole('button', { name: 'Applica…' }));
    await user.click(screen.getByRole('button', { name: 'Importa' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Questo controllo è scaduto');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(apply()).toBeTruthy();
  });
});

describe('an import whose answer was lost', () => {
  it('is not said to have failed, and shows that it runs', async () => {
    let imports: object[] = [];
    const ended = Promise.withResolvers<object>();
    aWorkbookServer(aCheck(), {
      CatalogueImports: () => ({ catalogueImports: imports }),
      StartCatalogueImport: () => {
        imports = [anImport(aJob({ done: 2 }))];
        throw new GraphqlFailure('offline');
      },
      ContinueJob: () => ended.promise,
    });
    const { upload, user } = await openWorkbook();
    await upload();
    await user.click(await screen.findByRole('button', { name: 'Applica…' }));
    await user.click(screen.getByRole('button', { name: 'Importa' }));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Applica…' })).toBeNull();
    expect(screen.queryByText(/Non ho iniziato/)).toBeNull();
    ended.resolve({ continueJob: aJob({ state: 'done' }) });
  });
});

describe('an import that was begun elsewhere', () => {
  it('is shown when the page is opened again, and seen through', async () => {
    const running = aJob({ done: 2 });
    const ended = Promise.withResolvers<object>();
    const server = aWorkbookServer(aCheck(), {
      CatalogueImports: () => ({ catalogueImports: [anImport(running)] }),
      ContinueJob: () => ended.promise,
    });
    await openWorkbook();
    const bar = await screen.findByRole('progressbar', { name: 'Applico le modifiche' });
    expect(bar.getAttribute('aria-valuetext')).toBe('2 di 3');
    ended.resolve({ continueJob: aDoneJob() });
    expect(await screen.findByRole('region', { name: 'Importazione finita' })).toBeTruthy();
    expect(server.asked('ContinueJob')).toEqual([{ kind: 'import', id: running.id }]);
  });

  it('is listed with its end, by whom, and what was skipped and why, once it is done', async () => {
    const job = aDoneJob({
      counts: [
        { ended: 'changed', count: 1240 },
        { ended: 'skipped', count: 1 },
      ],
      notes: [
        {
          ...{ subject: 'Malta', reason: 'conflict' },
          about: { kind: 'product', id: 'malta', name: null },
        },
      ],
    });
    const server = aWorkbookServer(aCheck(), {
      CatalogueImports: () => ({ catalogueImports: [anImport(job)] }),
    });
    await openWorkbook();
    const imports = await screen.findByRole('region', { name: 'Importazioni' });
    const [line] = within(imports).getAllByRole('listitem');
    expect(textOf(line)).toContain('27/03/2026 10:01di Giulia Ferrero1.240 cambiati e 1 saltato');
    expect(rowsOf('Saltati, e perché')).toEqual([['Malta', "Qualcuno l'ha modificato nel frattempo"]]);
    expect(within(imports).getByText('Malta').getAttribute('href')).toBe('/prodotti/malta');
    expect(server.asked('ContinueJob')).toEqual([]);
  });

  it('that may have changed prices is undone by those who manage all countries; prices stay for others [decision 27]', async () => {
    const jobs = [null, 'leaves-prices'].map((variant) =>
      aDoneJob({ variant, id: String(variant), name: String(variant) }),
    );
    aWorkbookServer(aCheck({ leftPrices: 2, plans: [], values: [] }), {
      CatalogueImports: () => ({ catalogueImports: jobs.map((job) => anImport(job)) }),
    });
    const { upload } = await openWorkbook({ managementMode: 'only', managedCountries: ['DE'] });
    expect(screen.getByText(/con un file li cambia solo chi gestisce tutti i paesi\.$/)).toBeTruthy();
    const imports = await screen.findByRole('region', { name: 'Importazioni' });
    const undo = within(imports).getAllByRole<HTMLButtonElement>('button', { name: /^Annulla/ });
    expect(undo.map((button) => [isOff(button), button.title])).toEqual([
      [true, 'Può cambiare dei prezzi: la annulla solo chi gestisce tutti i paesi'],
      [false, ''],
    ]);
    await upload();
    expect(await screen.findByText(/^2 prodotti tengono i loro prezzi/)).toBeTruthy();
    expect(screen.getByText("Nient'altro da cambiare.")).toBeTruthy();
  });

  it('says nothing of prices to those who manage all countries', async () => {
    aWorkbookServer();
    await openWorkbook();
    expect(screen.queryByText(/con un file li cambia/)).toBeNull();
  });

  it('is called after its file, which tells those of the same minute apart', async () => {
    const jobs = ['catalogo.xlsx', 'prezzi.xlsx'].map((name) => aDoneJob({ name, id: name }));
    aWorkbookServer(aCheck(), {
      CatalogueImports: () => ({ catalogueImports: jobs.map((job) => anImport(job)) }),
      ImportUndo: () => ({ importUndo: { counts: [], left: [], leftCount: 0 } }),
    });
    const { user } = await openWorkbook();
    const imports = await screen.findByRole('region', { name: 'Importazioni' });
    const lines = within(imports).getAllByRole('listitem').map(textOf);
    expect(lines[0]).toContain('catalogo.xlsx27/03/2026 10:01 di Giulia Ferrero');
    expect(lines[1]).toContain('prezzi.xlsx27/03/2026 10:01 di Giulia Ferrero');
    const undo = "Annulla l'importazione del 27/03/2026 10:01, prezzi.xlsx";
    await user.click(within(imports).getByRole('button', { name: undo }));
    expect(within(await screen.findByRole('alertdialog')).getByText('prezzi.xlsx')).toBeTruthy();
  });

  it('that cannot be asked for is said', async () => {
    aWorkbookServer(aCheck(), {
      CatalogueImports: () => {
        throw new GraphqlFailure('offline');
      },
    });
    await openWorkbook();
    expect(await screen.findByText(/Non so se c'è un'importazione in corso/)).toBeTruthy();
  });
});
