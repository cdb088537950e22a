import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aTable } from '#test/support/builders/price-update.ts';
import { isOff } from '#test/support/is-off.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aJob, aPreview, aPriceServer, openPreviewed } from './open-price-update.tsx';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = () => within(screen.getByRole('alertdialog'));
const named = (name: string) => dialog().getByRole<HTMLInputElement>('textbox', { name });

const startsAt = '2026-12-01T07:00:00.000Z';
const otherDay = '2026-12-02T07:00:00.000Z';
const run = {
  ...{ undo: null, canUndo: false, pricelists: ['PCU'], averageVariation: 30_000 },
  job: aJob({ id: 'at-1', state: 'waiting', startsAt, name: 'Primavera', variant: 'hold' }),
  ...{ preview: '1', confirmed: '1' },
};
const byBruno = { startedBy: 'Bruno Sala', startedAt: '2026-03-27T08:44:00.000Z' };
const changed = [
  {
    ...run,
    job: { ...run.job, ...byBruno, id: 'at-2', startsAt: otherDay, replaces: ['at-1'] },
    ...{ preview: '2', confirmed: '2' },
  },
  { ...run, job: { ...run.job, state: 'cancelled', cancelledBy: 'Bruno Sala' } },
];

const lists = (pcu?: number) => aTable({}, { ...(pcu && { pcu }), pccs: 1.01 });
/** As it was confirmed, as Bruno made it, and the line of previews in which it is changed here. */
const previews = (mine = lists(1.02)) =>
  new Map(
    [
      aPreview({ id: '1', table: lists(1.02), startsAt }),
      aPreview({ id: '2', table: lists(1.03), startsAt: otherDay, replaces: 'at-1' }),
      aPreview({ id: 'preview-1', table: mine, startsAt, replaces: 'at-1' }),
    ].map((preview) => [preview.id, preview]),
  );

/** The update is changed here, and by Bruno: it is told at the start. */
function aChangingServer(mine?: ReturnType<typeof lists>) {
  const stored = previews(mine);
  let runs: unknown[] = [run];
  const change = () => {
    runs = changed;
    return new GraphqlFailure('conflict', { by: 'Bruno Sala', at: byBruno.startedAt });
  };
  const server = aPriceServer({
    PriceLists: () => ({ priceLists: ['pcu', 'pccs'].map((id) => ({ id, name: id.toUpperCase() })) }),
    PriceUpdates: () => ({ priceUpdates: runs }),
    PriceUpdatePreview: ({ id }: { id: string }) => ({ priceUpdatePreview: stored.get(id) }),
    PreviewPriceUpdate: (wanted: object) => ({
      previewPriceUpdate: aPreview({ id: 'preview-3', ...wanted }),
    }),
    StartPriceUpdate: () => {
      throw change();
    },
  });
  return { server, change };
}

const begin = async ({ user }: Awaited<ReturnType<typeof openPreviewed>>) => {
  await user.click(button('Programma 41 fasce'));
  await user.click(dialog().getByRole('button', { name: 'Programma 41 fasce' }));
  await screen.findByRole('alertdialog', { name: "Modificato da un'altra persona" });
};
const nextPreview = () => waitFor(() => expect(place()).toBe('/aggiorna-listini?anteprima=preview-3'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00.000Z') });
  return () => void vi.useRealTimers();
});

describe('a waiting update that somebody else changes while it is changed here', () => {
  it('is told with who, when and what, and is no new one [PRG-031]', async () => {
    const { server } = aChangingServer();
    const opened = await openPreviewed();
    await begin(opened);
    await opened.user.click(dialog().getByRole('button', { name: 'Torna alle mie modifiche' }));
    const told = textOf(screen.getByText(/^Bruno Sala l'ha cambiato/));
    expect(told).toContain('in media +3,00 %, dal 02/12/2026 08:00');
    expect(screen.queryByRole('button', { name: 'Programma come nuovo' })).toBeNull();
    expect(screen.queryByText(/annullato/)).toBeNull();
    screen.getByText('Anteprima di un aggiornamento che nel frattempo è stato cambiato');
    const reason = "L'aggiornamento è stato cambiato: guarda prima che cosa";
    expect(button('Rifai anteprima').title).toBe(reason);
    expect(button('Programma 41 fasce').title).toBe(reason);
    // A setting that previews at once asks for none that would be a second update.
    await opened.user.click(button('Subito'));
    expect(screen.queryByText(/rifalla prima di aggiornare/)).toBeNull();
    expect(server.asked('PreviewPriceUpdate')).toEqual([]);
    expect(textOf(screen.getByRole('log'))).not.toContain('Errore');
    const log = textOf(screen.getByRole('region', { name: 'Aggiornamenti' }));
    expect(log).toContain('Cambiato da Bruno Sala alle ');
    expect(log).toContain('in quello del 02/12/2026 08:00');
    expect(log).not.toContain('Non eseguito');
  });

  it('goes on as the other one made it: with those factors, day, name and options, in its place [PRG-031]', async () => {
    const { server } = aChangingServer();
    const opened = await openPreviewed();
    await begin(opened);
    const said = textOf(screen.getByRole('alertdialog'));
    expect(said).toContain('Fattore del listino PCU1,02 diventa 1,03');
    expect(said).toContain('Quando01/12/2026 08:00 diventa 02/12/2026 08:00');
    expect(said).not.toContain('PCCS');
    await opened.user.click(dialog().getByRole('button', { name: 'Carica la sua versione' }));
    await nextPreview();
    expect(server.asked('PreviewPriceUpdate')).toMatchObject([
      { table: lists(1.03), startsAt: otherDay, replaces: 'at-2' },
    ]);
    expect(screen.queryByText(/^Bruno Sala l'ha cambiato/)).toBeNull();
    screen.getByText(/^Cambi un aggiornamento programmato/);
    await opened.user.click(button('Programma 41 fasce'));
    expect(named('Nome').value).toBe('Primavera');
    expect(
      dialog().getByRole<HTMLInputElement>('radio', { name: 'Fermati se i prezzi sono cambiati' }).checked,
    ).toBe(true);
  });

  it('goes on with what was typed here, and with the rest of the other one: both values are shown [PRG-031]', async () => {
    const { server } = aChangingServer(lists(1.05));
    const opened = await openPreviewed();
    await opened.user.click(button('Programma 41 fasce'));
    await opened.user.clear(named('Nome'));
    await opened.user.type(named('Nome'), 'Estate');
    await opened.user.click(dialog().getByRole('button', { name: 'Programma 41 fasce' }));
    const clashes = within(await screen.findByRole('region', { name: 'Cambiati da tutti e due' }));
    expect(clashes.getAllByRole('listitem').map(textOf)).toEqual([
      'Fattore del listino PCU: il tuo valore è 1,05, il suo 1,03',
    ]);
    await opened.user.click(dialog().getByRole('button', { name: 'Unisci, con i miei valori' }));
    await nextPreview();
    expect(server.asked('PreviewPriceUpdate')).toMatchObject([
      { table: lists(1.05), startsAt: otherDay, replaces: 'at-2' },
    ]);
    expect(isOff(button('Programma 41 fasce'))).toBe(false);
    await opened.user.click(button('Programma 41 fasce'));
    expect(named('Nome').value).toBe('Estate');
  });

  it('goes on as it is here, where that is wanted [PRG-031]', async () => {
    const { server } = aChangingServer(aTable({ silicalce: [null, 1.04] }));
    const opened = await openPreviewed();
    await begin(opened);
    await opened.user.click(dialog().getByRole('button', { name: 'Sovrascrivi con la mia' }));
    await nextPreview();
    expect(server.asked('PreviewPriceUpdate')).toMatchObject([
      { table: aTable({ silicalce: [null, 1.04] }), startsAt, replaces: 'at-2' },
    ]);
  });

  it('is told before another preview is made of it, too [PRG-031]', async () => {
    const { server, change } = aChangingServer();
    server.answers.PreviewPriceUpdate = () => {
      throw change();
    };
    const { user } = await openPreviewed();
    await user.click(button('Rifai anteprima'));
    await user.click(await screen.findByRole('button', { name: 'Guarda che cosa è cambiato' }));
    expect(screen.queryByText(/Errore/)).toBeNull();
    expect(textOf(await screen.findByRole('alertdialog'))).toContain('1,02 diventa 1,03');
  });
});
