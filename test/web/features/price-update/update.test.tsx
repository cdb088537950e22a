import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import type { Job } from '#web/lib/use-job.ts';
import {
  aDoneJob,
  aJob,
  aPreview,
  aPriceServer,
  openPreviewed,
  openPriceUpdate,
} from './open-price-update.tsx';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = () => within(screen.getByRole('alertdialog'));

describe('updating prices', () => {
  it('is confirmed, shows how far it is and what it says, and ends with what came of it [PUP-003, PUP-006]', async () => {
    const at = '2026-03-27T09:00:00.000Z';
    let runs: unknown[] = [];
    const answers = [aJob({ done: 1 })];
    const end = Promise.withResolvers<void>();
    const server = aPriceServer({
      PriceUpdates: () => ({ priceUpdates: runs }),
      ContinueJob: async () => {
        if (answers.length === 0) await end.promise;
        const job = answers.shift() ?? aDoneJob(40, 1);
        runs = [{ job, preview: 'preview-1', undo: null, canUndo: job.state === 'done' }];
        return { continueJob: job };
      },
      JobLog: ({ after }: { after: string | null }) => ({
        jobLog: {
          next: '00000002',
          lines: after
            ? []
            : [
                { at, tone: 'success', code: 'productUpdated', subject: 'Silicalce Facciata', detail: '2' },
                { at, tone: 'error', code: 'changedSince', subject: 'Silifond', detail: 'Bianchi' },
                { at, tone: 'error', code: 'updateFailed', subject: 'Velacalce', detail: 'too-large' },
                { at, tone: 'success', code: 'updateDone', subject: null, detail: null },
              ],
        },
      }),
    });
    const { user } = await openPreviewed();
    await user.click(button('Aggiorna 41 fasce'));
    expect(screen.getByRole('alertdialog', { name: 'Aggiornare 41 fasce di prezzo?' })).toBeTruthy();
    expect(textOf(screen.getByRole('alertdialog'))).toContain(
      'I preventivi già salvati tengono i loro prezzi.Listini: PCU. Variazione media +0,86 %.',
    );
    await user.click(dialog().getByRole('button', { name: 'Aggiorna 41 fasce' }));
    expect(server.asked('StartPriceUpdate')).toEqual([
      { key: expect.any(String), preview: 'preview-1', confirmUnusual: false },
    ]);
    const bar = await screen.findByRole('progressbar', { name: 'Aggiorno i prezzi' });
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('1 di 2'));
    // Another may be prepared meanwhile (PRG-032).
    expect([isOff(button('Rifai anteprima')), isOff(button('Aggiorna 41 fasce'))]).toEqual([false, true]);
    end.resolve();
    await screen.findByText(/40 fasce aggiornate\. 1 è cambiata nel frattempo/);
    // Users who scrolled away from the top are told, too.
    expect(textOf(document.querySelector('.toast'))).toContain('40 fasce aggiornate.');
    const log = within(screen.getByRole('log'));
    expect(textOf(await log.findByText(/Silicalce Facciata: 2 fasce aggiornate/))).toBeTruthy();
    const red = [...screen.getByRole('log').querySelectorAll('.error')].map(textOf);
    expect(red[0]).toContain("Silifond: cambiata dopo l'anteprima, lasciata com'è: Bianchi");
    expect(red[1]).toContain("Errore durante l'aggiornamento: Velacalce: ");
    await waitFor(() => expect(button('Aggiorna 41 fasce').title).toContain('già stata applicata'));
    expect(screen.getByText(/^Anteprima delle .*, già applicata$/)).toBeTruthy();
    expect(screen.queryByText(/nulla è stato modificato/)).toBeNull();
    expect(textOf(screen.getByRole('region', { name: 'Aggiornamenti' }))).toContain(
      '40 fasce aggiornate, 1 lasciata',
    );
  });

  it('that is refused says so in the log with the words of the contract, and in the dialog [PUP-021, WER-014]', async () => {
    aPriceServer({
      StartPriceUpdate: () => {
        throw new GraphqlFailure('preview-outdated');
      },
    });
    const { user } = await openPreviewed();
    await user.click(button('Aggiorna 41 fasce'));
    await user.click(dialog().getByRole('button', { name: 'Aggiorna 41 fasce' }));
    const reason = "I prezzi del catalogo non sono più quelli dell'anteprima.";
    expect(textOf(await dialog().findByRole('alert'))).toContain(reason);
    const line = await within(screen.getByRole('log')).findByText(/Errore durante l'aggiornamento/);
    expect([line.className, textOf(line).includes(reason)]).toEqual(['error', true]);
  });

  it('by unusual factors asks for a confirmation of its own [PUP-012, OPW-52]', async () => {
    const { summary } = aPreview();
    const server = aPriceServer({
      PriceUpdatePreview: () => ({
        priceUpdatePreview: aPreview({ summary: { ...summary, unusual: 2 } }),
      }),
    });
    const { user } = await openPreviewed();
    await user.click(button('Aggiorna 41 fasce'));
    const action = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Aggiorna 41 fasce' });
    expect(isOff(action())).toBe(true);
    await user.click(dialog().getByRole('checkbox', { name: 'Confermo 2 fattori fuori da 0,97–1,05' }));
    await user.click(action());
    expect(server.asked('StartPriceUpdate')).toMatchObject([{ confirmUnusual: true }]);
  });

  it('is not offered when nothing would change', async () => {
    const { summary } = aPreview();
    aPriceServer({
      PriceUpdatePreview: () => ({
        priceUpdatePreview: aPreview({ summary: { ...summary, increase: 0, decrease: 0 } }),
      }),
    });
    await openPreviewed();
    expect(button('Aggiorna 0 fasce').title).toBe('Nessun prezzo cambia con questi fattori');
    // Fingers see no title.
    screen.getByText('Nessun prezzo cambia con questi fattori');
  });
});

const running = {
  job: aJob({ startedBy: 'Marta Bellini' }),
  preview: 'preview-7',
  undo: null,
  canUndo: false,
};

describe('an update that runs when the screen is opened', () => {
  it('is followed to its end, which is told as of one that was begun here', async () => {
    let runs: unknown[] = [running];
    aPriceServer({
      PriceUpdates: () => ({ priceUpdates: runs }),
      ContinueJob: () => {
        const job = aDoneJob(41, 0, { startedBy: 'Marta Bellini' });
        runs = [{ ...running, job, canUndo: true }];
        return { continueJob: job };
      },
    });
    openPriceUpdate();
    await waitFor(() =>
      expect(screen.getAllByText('41 fasce aggiornate. Fatto da Marta Bellini.')).toHaveLength(2),
    );
    await screen.findByRole('button', { name: /Annulla l'aggiornamento del/ });
    expect(screen.getAllByText('41 fasce aggiornate. Fatto da Marta Bellini.')).toHaveLength(2);
  });
});

describe("somebody else's update that ends over a preview", () => {
  it('is told with their name, and not above the preview', async () => {
    const job = aDoneJob(41, 0, { startedBy: 'Marta Bellini' });
    let runs: unknown[] = [running];
    aPriceServer({
      PriceUpdates: () => ({ priceUpdates: runs }),
      ContinueJob: () => {
        runs = [{ ...running, job, canUndo: true }];
        return { continueJob: job };
      },
    });
    await openPreviewed();
    await waitFor(() =>
      expect(textOf(document.querySelector('.toast'))).toContain(
        '41 fasce aggiornate. Fatto da Marta Bellini.',
      ),
    );
    await screen.findByRole('button', { name: /^Annulla l'aggiornamento del/ });
    expect(screen.queryByRole('button', { name: "Annulla l'aggiornamento" })).toBeNull();
  });
});

describe('the result of an update', () => {
  const result = () => screen.queryAllByText('41 fasce aggiornate.').filter((said) => said.closest('.alert'));
  const later = { id: 'preview-2', previewedAt: '2026-03-27T08:46:00.000Z' };

  it('goes as soon as another preview is begun, and is told once', async () => {
    const preview = Promise.withResolvers<unknown>();
    const server = aPriceServer();
    const { user } = await openPreviewed();
    await user.click(button('Aggiorna 41 fasce'));
    await user.click(dialog().getByRole('button', { name: 'Aggiorna 41 fasce' }));
    await waitFor(() => expect(result()).toHaveLength(1));
    server.answers.PreviewPriceUpdate = () => preview.promise;
    await user.click(button('Rifai anteprima'));
    await waitFor(() => expect(result()).toHaveLength(0));
    preview.resolve({ previewPriceUpdate: aPreview(later) });
    await waitFor(() => expect(place()).toBe('/aggiorna-listini?anteprima=preview-2'));
    expect(result()).toHaveLength(0);
  });
});

describe('an update that is over', () => {
  const undone = { ...aDoneJob(41), id: 'undo-1', kind: 'price_update_undo' as const };

  it('is undone from its result, after a question; its undoing is not undone', async () => {
    const made = { job: aDoneJob(41), preview: 'preview-1', undo: null as Job | null, canUndo: true };
    let runs: unknown[] = [];
    const server = aPriceServer({
      PriceUpdates: () => ({ priceUpdates: runs }),
      ContinueJob: ({ id }: { id: string }) => {
        runs = [id === 'undo-1' ? { ...made, undo: undone, canUndo: false } : made];
        return { continueJob: id === 'undo-1' ? undone : aDoneJob(41) };
      },
      UndoPriceUpdate: () => ({ undoPriceUpdate: aJob({ id: 'undo-1', kind: 'price_update_undo' }) }),
    });
    const { user } = await openPreviewed();
    await user.click(button('Aggiorna 41 fasce'));
    await user.click(dialog().getByRole('button', { name: 'Aggiorna 41 fasce' }));
    await user.click(await screen.findByRole('button', { name: "Annulla l'aggiornamento" }));
    await dialog().findByText(/^Riporta 41 fasce/);
    await user.click(dialog().getByRole('button', { name: "Annulla l'aggiornamento" }));
    expect(server.asked('UndoPriceUpdate')).toEqual([{ key: expect.any(String), job: 'job-1' }]);
    await waitFor(() => expect(screen.getAllByText("41 fasce rimesse com'erano.")).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Annulla l'aggiornamento/ })).toBeNull();
  });
});

describe('the factors of an update that was made', () => {
  const table = { byProduct: [], byPricelist: [{ pricelist: 'pcu', factor: 1.02 }] };
  const made = { job: aDoneJob(41), preview: 'preview-1', canUndo: false };

  async function taken(undo: Job | null) {
    const server = aPriceServer({
      PriceUpdates: () => ({ priceUpdates: [{ ...made, undo }] }),
      PriceUpdatePreview: () => ({
        priceUpdatePreview: aPreview({ table, evenRecent: ['pcu'], replaces: 'job-0' }),
      }),
      PreviewPriceUpdate: () => ({ previewPriceUpdate: aPreview({ id: 'preview-2' }) }),
    });
    const { user } = await openPreviewed();
    await screen.findByText(undo ? /applicata e poi annullata$/ : /già applicata$/);
    const asked = () => server.asked('PreviewPriceUpdate');
    return { user, asked };
  }

  it('are shown as they were; the next ones start from none, and so do the overrides', async () => {
    const { user, asked } = await taken(null);
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    expect(field('Fattore del listino PCU').value).toBe('1,02');
    const own = field('Fattore di Bianchi, Silicalce Facciata');
    await user.clear(own);
    await user.type(own, '1,03{Enter}');
    expect(field('Fattore del listino PCU').value).toBe('1,00');
    await user.click(button('Nuova anteprima'));
    const wanted = { byProduct: [{ product: 'silicalce', factors: [1.03] }], byPricelist: [] };
    await waitFor(() => expect(asked()).toMatchObject([{ table: wanted, evenRecent: [], replaces: null }]));
  });

  it('start from none in another preview, too', async () => {
    const { user, asked } = await taken(null);
    await user.click(button('Nuova anteprima'));
    await waitFor(() => expect(asked()).toMatchObject([{ table: { byProduct: [], byPricelist: [] } }]));
  });

  it('stay once it is undone: they are applied to nothing', async () => {
    const { user, asked } = await taken(aJob({ id: 'undo-1', kind: 'price_update_undo', state: 'done' }));
    await user.click(button('Rifai anteprima'));
    await waitFor(() => expect(asked()).toMatchObject([{ table }]));
  });
});

describe('updates that were made', () => {
  const done = {
    ...{ job: aDoneJob(41), preview: 'preview-7', undo: null, canUndo: true },
    ...{ pricelists: ['PCU', 'PCCS'], averageVariation: null },
  };

  it('stand beside the log, with what undoes them', async () => {
    aPriceServer({ PriceUpdates: () => ({ priceUpdates: [done] }) });
    await openPreviewed();
    const made = await screen.findByRole('region', { name: 'Aggiornamenti' });
    expect(made.previousElementSibling?.querySelector('[role="log"]')).toBeTruthy();
  });

  it('say nothing of their lists, where those were not noted', async () => {
    aPriceServer({ PriceUpdates: () => ({ priceUpdates: [{ ...done, pricelists: [] }] }) });
    openPriceUpdate();
    const card = await screen.findByRole('region', { name: 'Aggiornamenti' });
    expect(textOf(card)).toContain('27/03/2026 09:45di Giulia Ferrero41 fasce aggiornate');
  });

  it('say which price ranges they left, and why', async () => {
    const notes = [{ subject: 'Calce: Bianco', reason: 'recent', about: null }];
    const job = aDoneJob(61, 1, { notes });
    aPriceServer({ PriceUpdates: () => ({ priceUpdates: [{ ...done, job }] }) });
    openPriceUpdate();
    const card = await screen.findByRole('region', { name: 'Aggiornamenti' });
    expect(textOf(card)).toContain('61 fasce aggiornate, 1 lasciata');
    expect(textOf(within(card).getByRole('group'))).toBe(
      'Guarda quali e perchéCalce: Bianco: un suo prezzo è cambiato da meno di 30 giorni',
    );
  });

  it('say before they are undone what changed since, and when nothing would go back', async () => {
    let plan = { back: 1, left: ['Calce: Bianchi', 'Calce: Tinte medie'], leftCount: 102 };
    aPriceServer({
      PriceUpdates: () => ({ priceUpdates: [done] }),
      PriceUpdateUndo: () => ({ priceUpdateUndo: plan }),
    });
    const { user } = openPriceUpdate();
    const ask = async () =>
      user.click(await screen.findByRole('button', { name: /^Annulla l'aggiornamento del/ }));
    const confirm = () =>
      dialog().getByRole<HTMLButtonElement>('button', { name: "Annulla l'aggiornamento" });
    await ask();
    await dialog().findByText(/^Riporta 1 fascia/);
    expect(textOf(screen.getByRole('alertdialog'))).toContain(
      '102 fasce sono cambiate dopo e restano come sono:Calce: BianchiCalce: Tinte medie',
    );
    expect(isOff(confirm())).toBe(false);
    await user.click(dialog().getByText('Chiudi'));
    plan = { ...plan, back: 0 };
    await ask();
    await dialog().findByText("Non c'è niente che possa tornare com'era.");
    expect(isOff(confirm())).toBe(true);
  });

  it('are listed with their actor, show their preview again, and are undone after a question', async () => {
    const undoing = aJob({ id: 'undo-1', kind: 'price_update_undo' });
    const server = aPriceServer({
      PriceUpdates: () => ({ priceUpdates: [done] }),
      UndoPriceUpdate: () => ({ undoPriceUpdate: undoing }),
      ContinueJob: () => ({ continueJob: { ...aDoneJob(41), id: 'undo-1', kind: 'price_update_undo' } }),
    });
    const { user } = openPriceUpdate();
    const card = await screen.findByRole('region', { name: 'Aggiornamenti' });
    expect(textOf(card)).toContain('27/03/2026 09:45di Giulia FerreroListini: PCU, PCCS41 fasce aggiornate');
    await user.click(button("Annulla l'aggiornamento del 27/03/2026 09:45"));
    await dialog().findByText(/^Riporta 41 fasce dell'aggiornamento del 27\/03\/2026 09:45/);
    // One button alone begins with the verb.
    expect(dialog().queryByRole('button', { name: 'Annulla' })).toBeNull();
    expect(dialog().getByText('Chiudi')).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: "Annulla l'aggiornamento" }));
    expect(server.asked('UndoPriceUpdate')).toEqual([{ key: expect.any(String), job: 'job-1' }]);
    expect(await screen.findAllByText("41 fasce rimesse com'erano.")).toHaveLength(2);
    await user.click(button("Mostra l'anteprima del 27/03/2026 09:45"));
    await waitFor(() => expect(place()).toBe('/aggiorna-listini?anteprima=preview-7'));
  });
});
