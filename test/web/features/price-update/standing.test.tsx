import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aTable } from '#test/support/builders/price-update.ts';
import { isOff } from '#test/support/is-off.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aDoneJob, aJob, aPreview, aPriceServer, openPreviewed } from './open-price-update.tsx';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = () => within(screen.getByRole('alertdialog'));
const outdated = "Prezzi cambiati dopo l'anteprima: rifalla prima di aggiornare";
const refused = "I prezzi del catalogo non sono più quelli dell'anteprima. Rifalla prima di aggiornare.";

const startsAt = '2026-12-01T07:00:00.000Z';
const table = aTable({}, { pcu: 1.05 });
const byMarta = { startedBy: 'Marta Bellini', startedAt: '2026-03-27T08:44:00.000Z' };
const other = { preview: 'preview-7', confirmed: 'preview-7', undo: null, canUndo: true };
const own = { ...other, preview: 'preview-1', confirmed: 'preview-1' };

/** The preview of December, and the updates that the server tells of. */
function aServerOf(runs: unknown[], preview: Partial<ReturnType<typeof aPreview>> = {}) {
  let told = runs;
  const server = aPriceServer({
    PriceUpdates: () => ({ priceUpdates: told }),
    PriceUpdatePreview: () => ({ priceUpdatePreview: aPreview({ table, ...preview }) }),
    PreviewPriceUpdate: () => ({ previewPriceUpdate: aPreview({ id: 'preview-2' }) }),
  });
  return { server, tell: (next: unknown[]) => (told = next) };
}

describe('a preview of a day', () => {
  const day = { startsAt };

  it('whose update was made on it is a record: the next one starts from no factors, at once [PRG-034]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T08:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const made = { ...own, preview: 'preview-of-the-day', job: aDoneJob(41, 0, day) };
    const { server } = aServerOf([made], day);
    server.answers.PriceUpdatePreview = ({ id }: { id: string }) => {
      const { summary } = aPreview();
      const ofDay = { id, summary: { ...summary, averageVariation: 31_000 } };
      return { priceUpdatePreview: aPreview({ table, ...day, ...(id !== 'preview-1' && ofDay) }) };
    };
    const { user } = await openPreviewed();
    await screen.findByText(/^Anteprima delle .*, già applicata$/);
    // The prices of the day, not those that were confirmed.
    await screen.findByText('+3,10 %');
    expect(server.asked('PriceUpdateLines').at(-1)).toMatchObject({ preview: 'preview-of-the-day' });
    expect(button('Programma 41 fasce').title).toContain('già stata applicata');
    expect(screen.queryByText(/già passato/)).toBeNull();
    await user.click(button('Nuova anteprima'));
    await waitFor(() =>
      expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ table: aTable({}), startsAt: null }]),
    );
  });

  it('whose update runs says so [PRG-034]', async () => {
    const running = { ...own, preview: 'preview-of-the-day', job: aJob(day) };
    const { server } = aServerOf([running], day);
    server.answers.ContinueJob = () => new Promise(() => {});
    await openPreviewed();
    await screen.findByText(/^Anteprima delle .*, l'aggiornamento è in corso$/);
    expect(button('Programma 41 fasce').title).toContain('in corso');
  });

  it('whose update was cancelled, by whomever, is made again [PRG-031]', async () => {
    aServerOf([{ ...own, job: aJob({ state: 'cancelled', ...day }) }], day);
    await openPreviewed();
    await screen.findByText('Anteprima di un aggiornamento annullato');
    expect(button('Programma 41 fasce').title).toContain("rifai l'anteprima");
    expect(isOff(button('Rifai anteprima'))).toBe(false);
  });

  it('that has passed is still to be given after another preview [PRG-031]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T08:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { server } = aServerOf([], day);
    const { user } = await openPreviewed();
    const past = 'Questo momento è già passato: scegline uno futuro';
    expect(button('Programma 41 fasce').title).toBe(past);
    await user.click(button('Rifai anteprima'));
    await waitFor(() => expect(place()).toBe('/aggiorna-listini?anteprima=preview-2'));
    expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ startsAt: null }]);
    expect(button('Programma 41 fasce').title).toBe(past);
  });

  it('that comes while it is confirmed is told, and not sent [PRG-031]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T08:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { server } = aServerOf([], day);
    server.answers.StartPriceUpdate = () => {
      throw new GraphqlFailure('invalid-input');
    };
    const { user } = await openPreviewed();
    await user.click(button('Programma 41 fasce'));
    vi.setSystemTime(new Date('2026-12-01T07:00:01.000Z'));
    await user.click(dialog().getByRole('button', { name: 'Programma 41 fasce' }));
    expect(textOf(await dialog().findByRole('alert'))).toBe(
      'Questo momento è già passato: scegline uno futuro',
    );
    expect(isOff(dialog().getByRole<HTMLButtonElement>('button', { name: 'Programma 41 fasce' }))).toBe(true);
  });
});

describe('a preview of now', () => {
  it("is outdated once somebody else's update changed prices [OPW-53]", async () => {
    const { server, tell } = aServerOf([{ ...other, job: aJob(byMarta) }]);
    const end = Promise.withResolvers<void>();
    server.answers.ContinueJob = async () => {
      await end.promise;
      tell([{ ...other, job: aDoneJob(41, 0, byMarta) }]);
      return { continueJob: aDoneJob(41, 0, byMarta) };
    };
    const { user } = await openPreviewed();
    await waitFor(() => expect(button('Aggiorna 41 fasce').title).toContain('in corso'));
    end.resolve();
    await screen.findByText(outdated);
    expect(button('Aggiorna 41 fasce').title).toBe(refused);
    await user.click(button('Rifai anteprima'));
    await waitFor(() => expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ table }]));
  });

  it('that is refused for other prices says so until it is made again [OPW-53]', async () => {
    const { server } = aServerOf([]);
    server.answers.StartPriceUpdate = () => {
      throw new GraphqlFailure('preview-outdated');
    };
    const { user } = await openPreviewed();
    await user.click(button('Aggiorna 41 fasce'));
    const begin = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Aggiorna 41 fasce' });
    await user.click(begin());
    expect(textOf(await dialog().findByRole('alert'))).toBe(refused);
    expect(isOff(begin())).toBe(true);
    await user.click(dialog().getByText('Annulla'));
    screen.getByText(outdated);
    expect(button('Aggiorna 41 fasce').title).toBe(refused);
    server.answers.PreviewPriceUpdate = () => ({
      previewPriceUpdate: aPreview({ id: 'preview-2', table }),
    });
    await user.click(button('Rifai anteprima'));
    await waitFor(() => expect(isOff(button('Aggiorna 41 fasce'))).toBe(false));
    expect(screen.queryByText(outdated)).toBeNull();
  });

  it('whose update was undone says so, and is made again', async () => {
    const undo = { ...aDoneJob(41), id: 'undo-1', kind: 'price_update_undo' as const };
    aServerOf([{ ...own, job: aDoneJob(41), undo, canUndo: false }]);
    await openPreviewed();
    await screen.findByText(/^Anteprima delle .*, applicata e poi annullata$/);
    expect(button('Aggiorna 41 fasce').title).toContain("rifai l'anteprima");
    expect(isOff(button('Rifai anteprima'))).toBe(false);
  });

  it('of lists that could not be previewed says so [PRG-031]', async () => {
    const { server } = aServerOf([]);
    server.answers.PriceLists = () => ({ priceLists: [{ id: 'pccs', name: 'PCCS' }] });
    server.answers.PreviewPriceUpdate = () => {
      throw new GraphqlFailure('too-many-requests');
    };
    const { user } = await openPreviewed();
    await user.click(screen.getByRole('combobox', { name: 'Listini' }));
    await user.click(await screen.findByRole('option', { name: 'PCCS' }));
    const said = "Listini cambiati dopo l'anteprima: rifalla prima di aggiornare";
    await screen.findByText(said);
    expect(button('Aggiorna 41 fasce').title).toBe(said);
  });
});
