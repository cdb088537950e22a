import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aTable } from '#test/support/builders/price-update.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { aJob, aPreview, aPriceServer, openPreviewed, openPriceUpdate } from './open-price-update.tsx';

const startsAt = '2026-03-20T07:00:00.000Z';
const table = aTable({}, { pcu: 1.05 });
const run = {
  job: aJob({ state: 'held', startsAt, name: 'Export' }),
  ...{ preview: 'preview-1', confirmed: 'preview-1', undo: null, canUndo: false },
  ...{ pricelists: ['PCU'], averageVariation: 50_000 },
};
const confirmed = aPreview({ table, startsAt, evenRecent: ['pcu'], pricelists: ['pcu'] });
const price = {
  product: { it: 'Silicalce', en: null, de: null },
  range: { it: 'Bianchi', en: null, de: null },
  ...{ um: 'l', packaging: '15', pricelist: 'PCU', confirmed: 136.6, now: 236.6 },
};
const ofNow = aPreview({
  ...{ id: 'preview-2', table, replaces: 'job-1' },
  ...{ otherPrices: [price, { ...price, packaging: '5', confirmed: null }], otherPricesCount: 102 },
});
const said = [
  '102 prezzi sono cambiati dopo la conferma',
  'Silicalce, Bianchi, 15 l, PCU: 136,60 € → 236,60 €',
  'Silicalce, Bianchi, 5 l, PCU: — → 236,60 €',
  'E altri 100',
] as const;

const aHeldServer = () =>
  aPriceServer({
    PriceUpdates: () => ({ priceUpdates: [run] }),
    PriceUpdatePreview: ({ id }: { id: string }) => ({
      priceUpdatePreview: id === 'preview-2' ? ofNow : confirmed,
    }),
    PreviewPriceUpdate: () => ({ previewPriceUpdate: ofNow }),
  });

describe('an update that stopped for other prices', () => {
  it.each(["Mostra l'anteprima di Export", 'Modifica Export'])(
    '%s: with the prices of now, to take its place, and those that are others than were confirmed [PRG-034]',
    async (name) => {
      const server = aHeldServer();
      const { user } = openPriceUpdate();
      await user.click(await screen.findByRole('button', { name }));
      await screen.findByText('Fermo perché i prezzi sono cambiati: anteprima con i prezzi di oggi');
      expect(place()).toBe('/aggiorna-listini?anteprima=preview-2');
      expect(server.asked('PreviewPriceUpdate')).toEqual([
        { table, evenRecent: ['pcu'], pricelists: ['pcu'], startsAt: null, replaces: 'job-1' },
      ]);
      expect(textOf(screen.getByText(said[0]).parentElement)).toBe(said.join(''));
    },
  );

  it('says so over the preview that was confirmed [PRG-034]', async () => {
    aHeldServer();
    await openPreviewed();
    await screen.findByText(
      "Anteprima con i prezzi confermati: l'aggiornamento è fermo perché sono cambiati",
    );
  });

  it('names the other prices where it asks whether it goes on [PRG-034]', async () => {
    const server = aHeldServer();
    const { user } = openPriceUpdate();
    await user.click(await screen.findByRole('button', { name: 'Applica Export ai prezzi di oggi' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(textOf((await question.findByText(said[0])).parentElement)).toBe(said.join(''));
    expect(server.asked('PreviewPriceUpdate')).toMatchObject([{ replaces: 'job-1' }]);
  });
});
