import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aTable } from '#test/support/builders/price-update.ts';
import { isOff } from '#test/support/is-off.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import type { Preview, Wanted } from '#web/features/price-update/state/use-preview.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aDoneJob,
  aJob,
  aPreview,
  aPriceServer,
  openPreviewed,
  openPriceUpdate,
} from './open-price-update.tsx';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const ofList = () => field('Fattore del listino PCU');
const ofRange = () => field('Fattore di Bianchi, Silicalce Facciata');
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Listino' });
const listOption = async (name: string) =>
  within(await screen.findByRole('listbox', { name: 'Listini' })).findByRole('option', { name });
const changed = "Fattori cambiati dopo l'anteprima: rifalla prima di aggiornare";

const priceLists = ['vuoto', 'pcu', 'export'].map((id) => ({
  ...{ id, name: id.toUpperCase(), prices: id === 'vuoto' ? 0 : 250, changes: 0, recent: 0, recentAt: null },
}));

/** A server whose previews are made when the test says so, as they were asked for. */
function aSlowServer(more: Partial<Preview> = {}, answers: Parameters<typeof aPriceServer>[0] = {}) {
  const waiting: (() => void)[] = [];
  let count = 1;
  const server = aPriceServer({
    PriceUpdatePreview: ({ id }: { id: string }) => ({ priceUpdatePreview: aPreview({ priceLists, id }) }),
    PriceLists: () => ({ priceLists: priceLists.map(({ id, name }) => ({ id, name })) }),
    PreviewPriceUpdate: async (wanted: Wanted) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      count += 1;
      return { previewPriceUpdate: aPreview({ priceLists, ...wanted, ...more, id: `preview-${count}` }) };
    },
    ...answers,
  });
  /** Makes the next preview, once it is asked for. */
  const make = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.();
  };
  const asked = () => server.asked<Wanted>('PreviewPriceUpdate');
  return { server, make, asked };
}

const shows = (id: string) => waitFor(() => expect(place()).toBe(`/aggiorna-listini?anteprima=${id}`));

describe('while a preview is made', () => {
  it('a factor that is given stays, and is told to be newer than the preview [OPW-53]', async () => {
    const { make, asked } = aSlowServer();
    const { user } = await openPreviewed();
    await user.clear(ofList());
    await user.type(ofList(), '1,02{Enter}');
    await user.click(button('Rifai anteprima'));
    await user.clear(ofList());
    await user.type(ofList(), '1,04{Enter}');
    await make();
    await shows('preview-2');
    expect(ofList().value).toBe('1,04');
    screen.getByText(changed);
    expect(button('Aggiorna').title).toBe(changed);
    await user.click(button('Rifai anteprima'));
    await make();
    await waitFor(() => expect(isOff(button('Aggiorna 41 fasce'))).toBe(false));
    expect(asked().map(({ table }) => table)).toEqual([aTable({}, { pcu: 1.02 }), aTable({}, { pcu: 1.04 })]);
  });

  it('a factor that is taken back stays so', async () => {
    const { make } = aSlowServer();
    const { user } = await openPreviewed();
    await user.clear(ofList());
    await user.type(ofList(), '1,02{Enter}');
    await user.click(button('Rifai anteprima'));
    await user.clear(ofList());
    await user.tab();
    await make();
    await shows('preview-2');
    expect(ofList().value).toBe('1,00');
    screen.getByText(changed);
  });

  it('a factor is typed on, on its page and with the keyboard in its field', async () => {
    const { server, make } = aSlowServer();
    const { user } = await openPreviewed();
    await user.click(button('Pagina 2'));
    await waitFor(() => expect(server.asked('PriceUpdateLines').at(-1)).toMatchObject({ page: 1 }));
    await user.click(button('Rifai anteprima'));
    const typed = ofRange();
    await user.clear(typed);
    await user.type(typed, '1,0');
    server.answers.PriceUpdateLines = () => ({ priceUpdateLines: { lines: [], total: 0 } });
    await make();
    await shows('preview-2');
    expect([document.activeElement, typed.value]).toEqual([typed, '1,0']);
    await user.type(typed, '5{Enter}');
    screen.getByText(changed);
    await waitFor(() =>
      expect(server.asked('PriceUpdateLines').at(-1)).toMatchObject({ preview: 'preview-2' }),
    );
  });

  it('another day is typed on, and previewed in its turn [PRG-031]', async () => {
    const { make, asked } = aSlowServer();
    const { user } = await openPreviewed();
    await user.click(button('Da un giorno'));
    const day = () => screen.getByLabelText<HTMLInputElement>(/Giorno e ora/);
    const [tomorrow, later] = [1, 2].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16),
    ) as [string, string];
    await user.type(day(), tomorrow);
    await user.tab();
    await user.clear(day());
    await user.type(day(), later);
    await make();
    await shows('preview-2');
    expect(day().value).toBe(later);
    await user.tab();
    await make();
    await shows('preview-3');
    expect(day().value).toBe(later);
    expect(asked()).toHaveLength(2);
  });

  it('the preview of another update is shown: the first one never takes its place', async () => {
    const run = { job: aDoneJob(41), preview: 'preview-7', undo: null, canUndo: false };
    const { make, asked } = aSlowServer({}, { PriceUpdates: () => ({ priceUpdates: [run] }) });
    const { user } = await openPreviewed();
    await user.click(button('Rifai anteprima'));
    await user.click(await screen.findByRole('button', { name: /^Mostra l'anteprima/ }));
    await shows('preview-7');
    await make();
    await user.click(button('Nuova anteprima'));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(place()).toBe('/aggiorna-listini?anteprima=preview-7');
    await make();
    await shows('preview-3');
  });
});

it('the list that is shown stays when another one changes first: its factor is typed beside it', async () => {
  const other = priceLists.map((one) => (one.id === 'export' ? { ...one, changes: 3 } : one));
  const { make } = aSlowServer({ priceLists: other });
  const { user } = await openPreviewed();
  expect(list().value).toBe('pcu');
  await user.click(button('Rifai anteprima'));
  await make();
  await shows('preview-2');
  expect(list().value).toBe('pcu');
});

it('a page that another preview has no more gives way to its last one', async () => {
  const { server, make } = aSlowServer();
  const { user } = await openPreviewed();
  await user.click(button('Pagina 3'));
  await waitFor(() => expect(server.asked('PriceUpdateLines').at(-1)).toMatchObject({ page: 2 }));
  server.answers.PriceUpdateLines = () => ({ priceUpdateLines: { lines: [], total: 120 } });
  await user.click(button('Rifai anteprima'));
  await make();
  await waitFor(() =>
    expect(server.asked('PriceUpdateLines').at(-1)).toMatchObject({ preview: 'preview-2', page: 1 }),
  );
});

describe('what was typed is not left behind without a question', () => {
  const run = { job: aDoneJob(41), preview: 'preview-7', undo: null, canUndo: false };

  it('when the preview of another update is shown', async () => {
    aSlowServer({}, { PriceUpdates: () => ({ priceUpdates: [run] }) });
    const { user } = await openPreviewed();
    await user.clear(ofList());
    await user.type(ofList(), '1,02{Enter}');
    const show = () => button(/^Mostra l'anteprima/);
    await user.click(show());
    await screen.findByRole('alertdialog', { name: 'Fattori non applicati' });
    await user.click(button('Resta'));
    expect([place(), ofList().value]).toEqual(['/aggiorna-listini?anteprima=preview-1', '1,02']);
    await user.click(show());
    await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    await shows('preview-7');
    await waitFor(() => expect(ofList().value).toBe('1,00'));
  });

  it('when a waiting update is changed', async () => {
    const waiting = { ...run, job: aJob({ state: 'waiting', startsAt: '2026-12-01T07:00:00.000Z' }) };
    const { make } = aSlowServer(
      { replaces: 'job-1' },
      { PriceUpdates: () => ({ priceUpdates: [waiting] }) },
    );
    const { user } = await openPreviewed();
    await user.click(await screen.findByRole('button', { name: /^Modifica/ }));
    await user.clear(ofList());
    await user.type(ofList(), '1,02{Enter}');
    await make();
    await screen.findByRole('alertdialog', { name: 'Fattori non applicati' });
    await user.click(button('Resta'));
    expect([place(), ofList().value]).toEqual(['/aggiorna-listini?anteprima=preview-1', '1,02']);
  });

  it('nor when the running update that was shown is over', async () => {
    const running = { ...run, job: aJob({ startedBy: 'Marta Bellini' }) };
    let runs: unknown[] = [running];
    const end = Promise.withResolvers<void>();
    aSlowServer(
      {},
      {
        PriceUpdates: () => ({ priceUpdates: runs }),
        ContinueJob: async () => {
          await end.promise;
          runs = [run];
          return { continueJob: aDoneJob(41) };
        },
      },
    );
    const { user } = openPriceUpdate();
    await screen.findByRole('table');
    await user.clear(ofList());
    await user.type(ofList(), '1,02{Enter}');
    end.resolve();
    await within(await screen.findByRole('region', { name: 'Aggiornamenti' })).findByText(
      '41 fasce aggiornate',
    );
    expect(ofList().value).toBe('1,02');
  });
});

describe('a factor that is none', () => {
  it('stays as typed on a page that is not shown, and is named where it holds the update back [PUP-012]', async () => {
    aSlowServer();
    const { user } = await openPreviewed();
    await user.clear(ofList());
    await user.type(ofList(), '2,5');
    await user.selectOptions(list(), 'EXPORT');
    const said = 'Correggi il campo «Fattore del listino PCU»';
    expect([button('Rifai anteprima').title, button(/^Aggiorna/).title]).toEqual([said, said]);
    await user.selectOptions(list(), 'PCU');
    expect(ofList().value).toBe('2,5');
    expect(textOf(screen.getByRole('alert'))).toBe('Il fattore va da 0,5 a 2');
  });

  it('of a list that the update leaves out holds nothing back', async () => {
    const { make } = aSlowServer({ priceLists: priceLists.filter(({ id }) => id === 'export') });
    const { user } = await openPreviewed();
    await user.clear(ofList());
    await user.type(ofList(), '2,5');
    await user.click(screen.getByRole('combobox', { name: 'Listini' }));
    await user.click(await listOption('EXPORT'));
    await make();
    await waitFor(() => expect(isOff(button('Rifai anteprima'))).toBe(false));
  });
});

it('what was chosen stays when its preview fails [PRG-031]', async () => {
  aSlowServer(
    {},
    {
      PreviewPriceUpdate: () => {
        throw new GraphqlFailure('too-many-requests');
      },
    },
  );
  const { user } = await openPreviewed();
  await user.click(screen.getByRole('combobox', { name: 'Listini' }));
  await user.click(await listOption('EXPORT'));
  await screen.findAllByText(/Troppe richieste in poco tempo/);
  screen.getByRole('button', { name: /EXPORT/ });
});
