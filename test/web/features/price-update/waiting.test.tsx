import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aJob, aPreview, aPriceServer, openPreviewed, openPriceUpdate } from './open-price-update.tsx';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = () => within(screen.getByRole('alertdialog'));
const startsAt = '2026-12-01T07:00:00.000Z';

const itIs = (now: string) => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
beforeEach(() => {
  itIs('2026-11-20T08:00:00.000Z');
  return () => void vi.useRealTimers();
});

describe('a day of its own', () => {
  it('is previewed with the prices of that day, and the update is scheduled for it [PRG-031, PRG-033]', async () => {
    itIs('2029-12-01T08:00:00.000Z');
    const day = '2030-01-15T07:00:00.000Z';
    const server = aPriceServer({
      PreviewPriceUpdate: () => ({ previewPriceUpdate: aPreview({ id: 'preview-2', startsAt: day }) }),
      StartPriceUpdate: () => ({ startPriceUpdate: aJob({ state: 'waiting' }) }),
    });
    const { user } = await openPreviewed();
    await user.click(button('Da un giorno'));
    await user.type(screen.getByLabelText(/Giorno e ora/), '2030-01-15T08:00');
    await user.tab();
    await waitFor(() => expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ startsAt: day }]));
    await screen.findByText('Anteprima per il 15/01/2030 08:00, con i prezzi di quel giorno');
    await user.click(button('Programma 41 fasce'));
    expect(textOf(screen.getByRole('alertdialog', { name: 'Programmare 41 fasce di prezzo?' }))).toContain(
      'I prezzi cambiano il 15/01/2030 08:00, ora italiana.',
    );
    await user.type(dialog().getByRole('textbox', { name: /Nome/ }), 'Primavera');
    await user.click(dialog().getByRole('radio', { name: 'Fermati se i prezzi sono cambiati' }));
    await user.click(dialog().getByRole('button', { name: 'Programma 41 fasce' }));
    expect(server.asked('StartPriceUpdate')).toMatchObject([
      { preview: 'preview-2', name: 'Primavera', stopsForOtherPrices: true },
    ]);
  });

  it.each([
    ['2020-01-15T08:00', 'Questo momento è già passato: scegline uno futuro'],
    ['2999-01-15T08:00', 'Al massimo un anno da oggi'],
  ])('that it cannot wait for is told at the field: %s', async (typed, reason) => {
    const server = aPriceServer();
    const { user } = await openPreviewed();
    await user.click(button('Da un giorno'));
    await user.type(screen.getByLabelText(/Giorno e ora/), typed);
    await user.tab();
    expect(textOf(screen.getByRole('alert'))).toBe(reason);
    expect(server.asked('PreviewPriceUpdate')).toEqual([]);
  });

  it('that is still to be given holds the update back, also after another preview [PRG-031]', async () => {
    const table = { byProduct: [], byPricelist: [{ pricelist: 'pcu', factor: 1.02 }] };
    const server = aPriceServer({
      PriceUpdatePreview: () => ({ priceUpdatePreview: aPreview({ table }) }),
      PreviewPriceUpdate: () => ({ previewPriceUpdate: aPreview({ id: 'preview-2', table }) }),
    });
    const { user } = await openPreviewed();
    await user.click(button('Da un giorno'));
    expect(button('Programma 41 fasce').title).toBe('Scegli il giorno');
    await user.click(button('Rifai anteprima'));
    await waitFor(() => expect(place()).toBe('/aggiorna-listini?anteprima=preview-2'));
    expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ startsAt: null }]);
    expect(screen.getByLabelText(/Giorno e ora/)).toBeTruthy();
    expect(button('Programma 41 fasce').title).toBe('Scegli il giorno');
    await user.click(button('Subito'));
    expect(isOff(button('Aggiorna 41 fasce'))).toBe(false);
  });

  it('goes with a press: the update begins at once again [PRG-031]', async () => {
    const server = aPriceServer({
      PriceUpdatePreview: () => ({ priceUpdatePreview: aPreview({ startsAt }) }),
    });
    const { user } = await openPreviewed();
    await user.click(button('Subito'));
    await waitFor(() => expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ startsAt: null }]));
  });
});

it('an update may be of some price lists alone [PRG-031]', async () => {
  const server = aPriceServer({
    PriceLists: () => ({ priceLists: [{ id: 'altro', name: 'Altro' }] }),
  });
  const { user } = await openPreviewed();
  await user.click(screen.getByRole('combobox', { name: 'Listini' }));
  await user.click(await screen.findByRole('option', { name: 'Altro' }));
  await waitFor(() => expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ pricelists: ['altro'] }]));
});

it('price lists are picked faster than they are previewed: none is lost, and no older preview begins [PRG-031]', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waits = [first.promise, second.promise];
  const server = aPriceServer({
    PriceLists: () => ({
      priceLists: ['pcu', 'pccs', 'export'].map((id) => ({ id, name: id.toUpperCase() })),
    }),
    PreviewPriceUpdate: async ({ pricelists }: { pricelists: string[] }) => {
      await waits[pricelists.length - 1];
      return { previewPriceUpdate: aPreview({ id: `preview-of-${pricelists.join('-')}`, pricelists }) };
    },
  });
  const { user } = await openPreviewed();
  await user.click(screen.getByRole('combobox', { name: 'Listini' }));
  const list = within(await screen.findByRole('listbox', { name: 'Listini' }));
  await user.click(await list.findByRole('option', { name: 'PCU' }));
  await user.click(list.getByRole('option', { name: 'PCCS' }));
  list.getByRole('option', { name: 'EXPORT' });
  expect(button('Aggiorna 41 fasce').title).toBe("Aspetta l'anteprima, poi aggiorna");
  expect(server.asked('PreviewPriceUpdate')).toHaveLength(1);
  first.resolve();
  await waitFor(() => expect(place()).toBe('/aggiorna-listini?anteprima=preview-of-pcu'));
  screen.getByRole('button', { name: /PCCS/ });
  second.resolve();
  await waitFor(() => expect(place()).toBe('/aggiorna-listini?anteprima=preview-of-pcu-pccs'));
  expect(server.asked('PreviewPriceUpdate')).toMatchObject([
    { pricelists: ['pcu'] },
    { pricelists: ['pcu', 'pccs'] },
  ]);
  expect(isOff(button('Aggiorna 41 fasce'))).toBe(false);
});

describe('prices that changed less than 30 days ago', () => {
  const priceLists = [
    { id: 'pcu', name: 'PCU', prices: 250, changes: 3, recent: 0, recentAt: null },
    { id: 'pccs', name: 'PCCS', prices: 109, changes: 3, recent: 106, recentAt: '2026-11-12T10:00:00.000Z' },
  ];

  it('are counted list by list; a tick overrides them after a question that repeats the number [PRG-030]', async () => {
    const server = aPriceServer({
      PriceUpdatePreview: () => ({ priceUpdatePreview: aPreview({ priceLists }) }),
    });
    const { user } = await openPreviewed();
    const card = screen.getByRole('list', { name: 'Cambiati da meno di 30 giorni' });
    expect(within(card).getAllByRole('listitem').map(textOf)).toEqual([
      expect.stringContaining(
        "PCCS106 prezzi cambiati da meno di 30 giorni restano come sono, l'ultimo il 12/11/2026",
      ),
    ]);
    await user.click(within(card).getByRole('checkbox', { name: /^PCCS: aggiorna anche/ }));
    expect(server.asked('PreviewPriceUpdate')).toEqual([]);
    expect(textOf(screen.getByRole('alertdialog'))).toContain('106 prezzi di PCCS');
    await user.click(dialog().getByRole('button', { name: 'Aggiorna anche 106 prezzi' }));
    await waitFor(() => expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ evenRecent: ['pccs'] }]));
  });

  it('are left again when the tick goes [PRG-030]', async () => {
    const server = aPriceServer({
      PriceUpdatePreview: () => ({ priceUpdatePreview: aPreview({ evenRecent: ['pcu'] }) }),
    });
    const { user } = await openPreviewed();
    await user.click(screen.getByRole('checkbox', { name: /^PCU: aggiorna anche/ }));
    await waitFor(() => expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ evenRecent: [] }]));
  });
});

describe('updates that wait for their day', () => {
  const waiting = aJob({ state: 'waiting', startsAt, name: 'Primavera', total: 34 });
  const run = {
    ...{ job: waiting, preview: 'preview-7', undo: null, canUndo: false },
    ...{ pricelists: ['PCU', 'PCCS'], averageVariation: 20_000 },
  };

  it('are listed in their order with day, scheduler, lists and state, and hinder no other [PRG-031, PRG-032, PRG-033]', async () => {
    const second = aJob({ id: 'job-2', state: 'waiting', startsAt: '2026-12-05T07:00:00.000Z' });
    const stopping = { ...second, variant: 'hold' };
    aPriceServer({
      PriceUpdates: () => ({
        priceUpdates: [
          run,
          {
            ...run,
            job: { ...stopping, total: 1 },
            averageVariation: null,
            pricelists: null,
            preview: 'preview-8',
          },
        ],
      }),
      OutdatedPriceUpdates: () => ({ outdatedPriceUpdates: ['job-2'] }),
    });
    await openPreviewed();
    const card = await screen.findByRole('region', { name: 'Programmati' });
    const lines = within(card).getAllByRole('listitem').map(textOf);
    expect(lines[0]).toContain('Primavera01/12/2026 08:00, di Giulia FerreroListini: PCU, PCCS');
    expect(lines[0]).toContain('34 prodotti, in media +2,00 %');
    expect(lines[1]).toContain('Tutti i listini1 prodotto');
    expect(lines[0]).not.toContain('Anteprima da rifare');
    expect(lines[1]).toContain('05/12/2026 08:00di Giulia Ferrero');
    expect(lines[1]).toContain(
      'Tutti i listini1 prodottoSi ferma se i prezzi sono cambiatiAnteprima da rifare',
    );
    expect(isOff(button('Aggiorna 41 fasce'))).toBe(false);
    expect(screen.queryByRole('region', { name: 'Aggiornamenti' })).toBeNull();
  });

  it('are named before an update at once changes the prices that they start from [PRG-033]', async () => {
    aPriceServer({ PriceUpdates: () => ({ priceUpdates: [run] }) });
    const { user } = await openPreviewed();
    await user.click(button('Aggiorna 41 fasce'));
    expect(textOf(screen.getByRole('alertdialog'))).toContain(
      "1 aggiornamento programmato si ricalcola nel suo giorno, e la sua anteprima sarà da rifare. I prezzi cambiati nei 30 giorni prima restano come sono, se l'aggiornamento non dice altro.",
    );
  });

  it.each([
    ['of these lists', ['PCCS', 'PCU'], true],
    ['of all lists', null, true],
    ['of other lists', ['PCCS', 'Vuoto'], false],
  ])('%s: named, where their prices change at once [PRG-033]', async (_, pricelists, isNamed) => {
    aPriceServer({ PriceUpdates: () => ({ priceUpdates: [{ ...run, pricelists }] }) });
    const { user } = await openPreviewed();
    await screen.findByRole('region', { name: 'Programmati' });
    await user.click(button('Aggiorna 41 fasce'));
    const text = textOf(screen.getByRole('alertdialog'));
    expect(text.includes('si ricalcola nel suo giorno')).toBe(isNamed);
  });

  it('show their preview, which is not begun twice [PRG-031]', async () => {
    aPriceServer({
      PriceUpdates: () => ({ priceUpdates: [run] }),
      PriceUpdatePreview: () => ({ priceUpdatePreview: aPreview({ id: 'preview-7', startsAt }) }),
    });
    const { user } = openPriceUpdate();
    await user.click(await screen.findByRole('button', { name: "Mostra l'anteprima di Primavera" }));
    await screen.findByRole('table');
    expect(place()).toBe('/aggiorna-listini?anteprima=preview-7');
    expect(button('Programma 41 fasce').title).toContain('già programmato');
  });

  it('are changed by a new preview that takes their place [PRG-031]', async () => {
    const server = aPriceServer({
      PriceUpdates: () => ({ priceUpdates: [run] }),
      PriceUpdatePreview: () => ({ priceUpdatePreview: aPreview({ id: 'preview-7', startsAt }) }),
      PreviewPriceUpdate: () => ({
        previewPriceUpdate: aPreview({ id: 'preview-9', startsAt, replaces: 'job-1' }),
      }),
    });
    const { user } = openPriceUpdate();
    await user.click(await screen.findByRole('button', { name: 'Modifica Primavera' }));
    await screen.findByText(/Cambi un aggiornamento programmato/);
    expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ startsAt, replaces: 'job-1' }]);
    await user.click(button('Programma 41 fasce'));
    expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /Nome/ }).value).toBe('Primavera');
    await user.click(dialog().getByRole('button', { name: 'Annulla' }));
    // It is still that update once its factors are others.
    const factor = screen.getByRole('textbox', { name: 'Fattore del listino PCU' });
    await user.clear(factor);
    await user.type(factor, '1,04{Enter}');
    await screen.findByText(/^Fattori cambiati dopo l'anteprima/);
    expect(button('Programma').title).toContain('Fattori cambiati');
    screen.getByText(/Cambi un aggiornamento programmato/);
  });

  it('that are cancelled while they are changed leave the factors for a new one [PRG-031]', async () => {
    const table = { byProduct: [], byPricelist: [{ pricelist: 'pcu', factor: 1.06 }] };
    const changed = aPreview({ id: 'preview-9', startsAt, replaces: 'job-1', table });
    const stopping = { ...waiting, variant: 'hold' };
    let runs: unknown[] = [{ ...run, job: stopping }];
    const server = aPriceServer({
      PriceUpdates: () => ({ priceUpdates: runs }),
      PriceUpdatePreview: () => ({ priceUpdatePreview: changed }),
      StartPriceUpdate: () => {
        runs = [{ ...run, job: { ...stopping, state: 'cancelled' } }];
        throw new GraphqlFailure('failed-precondition');
      },
      PreviewPriceUpdate: () => ({
        previewPriceUpdate: { ...changed, id: 'preview-10', replaces: null },
      }),
    });
    const { user } = await openPreviewed();
    await user.click(button('Programma 41 fasce'));
    await user.click(dialog().getByRole('button', { name: 'Programma 41 fasce' }));
    await screen.findByText(/L'aggiornamento che stavi cambiando è stato annullato/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(textOf(screen.getByRole('log'))).not.toContain('Errore');
    expect(button('Programma 41 fasce').title).toContain('non aspetta più');
    // No other way makes a new one of it: neither a preview nor a setting that previews at once.
    expect(button('Rifai anteprima').title).toContain('non aspetta più');
    await user.click(button('Subito'));
    await user.click(button('Da un giorno'));
    expect(server.asked('PreviewPriceUpdate')).toEqual([]);
    await user.click(button('Programma come nuovo'));
    await waitFor(() => expect(place()).toBe('/aggiorna-listini?anteprima=preview-10'));
    expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ table, startsAt, replaces: null }]);
    expect(isOff(button('Programma 41 fasce'))).toBe(false);
    expect(textOf(screen.getByRole('log'))).not.toContain('Errore');
    await user.click(button('Programma 41 fasce'));
    expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /Nome/ }).value).toBe('Primavera');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: /^Fermati/ }).checked).toBe(true);
  });

  it('are cancelled after a question that names them, or say why not [PRG-031]', async () => {
    let runs: unknown[] = [run];
    let isBegun = true;
    const server = aPriceServer({
      PriceUpdates: () => ({ priceUpdates: runs }),
      CancelJob: () => {
        if (isBegun) throw new GraphqlFailure('failed-precondition');
        runs = [{ ...run, job: { ...waiting, state: 'cancelled', cancelledBy: 'Marta Bellini' } }];
        return { cancelJob: { ...waiting, state: 'cancelled' } };
      },
    });
    const { user } = openPriceUpdate();
    await user.click(await screen.findByRole('button', { name: 'Annulla Primavera' }));
    const question = screen.getByRole('alertdialog', { name: "Annullare l'aggiornamento programmato?" });
    expect(textOf(question)).toContain('Primavera del 01/12/2026 08:00 non parte più');
    // Two may wait for the same minute.
    expect(textOf(question)).toContain('di Giulia FerreroListini: PCU, PCCS34 prodotti, in media +2,00 %');
    expect(server.asked('CancelJob')).toEqual([]);
    const confirm = () => dialog().getByRole('button', { name: "Annulla l'aggiornamento" });
    await user.click(confirm());
    expect(textOf(await dialog().findByRole('alert'))).toContain('Adesso non si può fare');
    isBegun = false;
    await user.click(confirm());
    expect(server.asked('CancelJob')).toEqual([{ id: 'job-1' }, { id: 'job-1' }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Programmati' })).toBeNull());
    const log = textOf(screen.getByRole('region', { name: 'Aggiornamenti' }));
    expect(log).toContain('Primavera');
    expect(log).toContain('Non eseguito, annullato da Marta Bellini');
  });

  it('that stopped for other prices say so, and go on by hand [PRG-034]', async () => {
    let runs = [{ ...run, job: { ...waiting, state: 'held' } }];
    const server = aPriceServer({
      PriceUpdates: () => ({ priceUpdates: runs }),
      ResumePriceUpdate: () => {
        // The clock of the server is a little ahead.
        const job = { ...waiting, startsAt: '2026-11-20T08:00:20.000Z' };
        runs = [{ ...run, job }];
        return { resumePriceUpdate: job };
      },
      PreviewPriceUpdate: () => ({
        previewPriceUpdate: {
          ...aPreview(),
          summary: { ...aPreview().summary, prices: 1204, changedProducts: 60, averageVariation: 21_000 },
        },
      }),
    });
    const { user } = openPriceUpdate();
    await screen.findByText('Fermo: i prezzi sono cambiati');
    expect(screen.getByText(/^Confermato con i prezzi di allora: /)).toBeTruthy();
    await user.click(button('Applica Primavera ai prezzi di oggi'));
    const question = screen.getByRole('alertdialog', { name: 'Applicare Primavera ai prezzi di oggi?' });
    const changes = await within(question).findByText(/^Cambiano/);
    expect(textOf(changes)).toContain('Cambiano 1.204 prezzi (60 prodotti), in media +2,10 %.');
    expect(server.asked('ResumePriceUpdate')).toEqual([]);
    const { startsAt: now, replaces } = server.asked<Record<string, unknown>>('PreviewPriceUpdate')[0] ?? {};
    expect([now, replaces]).toEqual([undefined, 'job-1']);
    await user.click(dialog().getByRole('button', { name: 'Applica ai prezzi di oggi' }));
    expect(server.asked('ResumePriceUpdate')).toEqual([{ id: 'job-1' }]);
    await waitFor(() =>
      expect(textOf(document.querySelector('.toast'))).toContain("L'aggiornamento parte entro un minuto"),
    );
    await screen.findByText('Sta per partire');
    expect(screen.queryByRole('button', { name: /^Modifica/ })).toBeNull();
    expect(button('Annulla Primavera')).toBeTruthy();
  });
});
