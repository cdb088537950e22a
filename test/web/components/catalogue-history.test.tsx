import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, textOf } from '#test/support/open-screen.tsx';
import HistoryDialog from '#web/components/catalogue-history/history-dialog.tsx';

type Difference = { path: string[]; before: string[]; after: string[] };

const names = new Map([
  ['pcu', 'PCU'],
  ['finitura', 'Finitura'],
  ['rete', 'Rete Armatura'],
]);

const aChange = (revision: number, differences: Difference[], created = false) => ({
  revision,
  at: '2026-11-20T09:12:00.000Z',
  by: 'Marta Bellini',
  created,
  differences,
});

function open(changes: ReturnType<typeof aChange>[]) {
  aServer({ CatalogueChanges: () => ({ catalogueChanges: changes }) });
  openScreens('/prodotti/adda', {
    '/prodotti/:id': () => (
      <HistoryDialog entity="PRODUCT" id="adda" name="Adda Calce" names={names} onClose={() => {}} />
    ),
  });
}

const lines = () =>
  screen.getAllByRole('definition').map((line) => [textOf(line.previousElementSibling), textOf(line)]);

describe('the history of an entity of the catalogue', () => {
  it('says who saved when, and each difference in words', async () => {
    open([
      aChange(3, [
        { path: ['name', 'en'], before: [], after: ['Lime'] },
        { path: ['priceranges', '2', 'prices', '12.5', 'pcu'], before: ['112.5'], after: ['120'] },
        { path: ['priceranges', '1', 'prices', '5', 'package'], before: ['true'], after: [] },
        { path: ['priceranges', '1', 'prices', '4', 'package'], before: [], after: ['x'] },
        { path: ['phases'], before: ['finitura'], after: [] },
        { path: ['archived'], before: ['false'], after: ['true'] },
        { path: ['consumptionranges', '1', 'requiredProducts', 'rete'], before: [], after: ['1.1 mq'] },
        { path: ['consumption'], before: ['0.35'], after: ['0.4'] },
        { path: ['details', 'it'], before: ['<p>Uno</p>'], after: ['<p>Due <b>tre</b></p>'] },
      ]),
      aChange(1, [], true),
    ]);
    expect(await screen.findAllByText('Marta Bellini')).toHaveLength(2);
    expect(screen.getAllByText('20/11/2026 10:12')).toHaveLength(2);
    expect(screen.getByText('creazione')).toBeDefined();
    expect(lines()).toEqual([
      ['nome · inglese', 'Lime'],
      ['Fascia di prezzo 2 · confezione 12,5 · PCU', '112,50 € diventa 120,00 €'],
      ['Fascia di prezzo 1 · confezione 5', 'tolta'],
      ['Fascia di prezzo 1 · confezione 4', 'aggiunta'],
      ['fasi', 'tolto: Finitura'],
      ['archiviato', 'no diventa sì'],
      ['Fascia di consumo 1 · prodotto richiesto · Rete Armatura', '1,1 mq'],
      ['consumo', '0,35 diventa 0,4'],
      ['descrizione · italiano', 'Uno diventa Due tre'],
    ]);
  });

  it('says when nothing was changed', async () => {
    open([]);
    expect(await screen.findByText('Nessuna modifica negli ultimi 180 giorni.')).toBeDefined();
  });
});
