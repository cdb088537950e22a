import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { aServer } from '#test/support/a-server.ts';
import { aLightOffer } from '#test/support/builders/light-offer.ts';
import { openScreens, place, signIn, textOf } from '#test/support/open-screen.tsx';
import FiguresPage from '#web/features/offers/figures/figures-page.tsx';

beforeEach(() => {
  vi.setSystemTime('2026-11-26T12:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const sent = (state: OfferLight['state'], sentValue: number, fields: Partial<OfferLight> = {}) =>
  aLightOffer({
    ...{ state, sentValue, version: 1, firstSentAt: '2026-11-01T10:00:00.000Z', sentUntil: '2026-12-31' },
    ...fields,
  });
const outcome = (by: 'owner' | 'customer', how: string | null, day = '2026-11-06') => ({
  outcome: { by, how, day, note: null, at: `${day}T10:00:00.000Z` },
});
const opened = { openedAt: '2026-11-02T10:00:00.000Z' };
const cancelled = { by: 'owner', day: '2026-11-20', reason: 'accordo' } as const;

/** The example of formula 6. */
const example = [
  sent('accepted', 488_000, outcome('customer', null, '2026-11-02')),
  sent('accepted', 250_000, outcome('customer', null, '2026-11-03')),
  sent('accepted', 120_000, outcome('customer', null, '2026-11-06')),
  sent('accepted', 90_000, { ...outcome('owner', 'spoken', '2026-11-13'), ...opened }),
  sent('declined', 300_000, outcome('customer', 'price')),
  sent('declined', 150_000, { ...outcome('owner', 'timing'), ...opened }),
  sent('sent', 70_000, { sentUntil: '2026-11-20' }),
  sent('opened', 10_000, opened),
  sent('sent', 20_000),
  sent('accepted', 30_000, { ...outcome('customer', null), cancelled }),
  aLightOffer({ title: 'Bozza' }),
];

function open(offers: readonly OfferLight[], address = '/offerte/andamento') {
  signIn({ type: 'imbianchino' });
  aServer({ ListedOffers: () => ({ offers: { items: offers, next: null } }) });
  return openScreens(address, { '/offerte/andamento': () => <FiguresPage /> });
}

const figure = async (name: string) =>
  textOf((await screen.findByText(name, { selector: 'dt' })).nextElementSibling);
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(textOf));

describe('the figures of offers', () => {
  it('are those of formula 6, by number and value [FUP-022]', async () => {
    open(example);
    expect(await figure('Inviate')).toBe('10');
    expect(await figure('Viste')).toBe('80,00 %');
    expect(await figure('Conversione')).toBe('57,14 %');
    expect(await figure('Conversione in valore')).toBe('64,58 %');
    expect(await figure("Fino all'accettazione")).toBe('3,5 giorni');
    expect(rowsOf('Che cosa ne è stato')).toEqual([
      ['Inviate', '10', '15.280,00 €'],
      ['Viste', '8', '14.380,00 €'],
      ['Accettate', '4', '9.480,00 €'],
      ['Perse', '3', '5.200,00 €'],
      ['In attesa', '2', '300,00 €'],
      ['Ritirate', '0', '0,00 €'],
      ['Annullate', '1', '300,00 €'],
    ]);
  });

  it('say why offers were lost, the customer’s and the owner’s reasons in one table, no answer among them [FUP-023]', async () => {
    open([
      ...example,
      sent('declined', 5000, outcome('customer', null)),
      sent('declined', 1, outcome('customer', 'price')),
    ]);
    await figure('Inviate');
    expect(rowsOf('Perché le hai perse')).toEqual([
      ['Prezzo', '2', '3.000,01 €'],
      ['Tempi', '1', '1.500,00 €'],
      ['Nessuna risposta', '1', '700,00 €'],
      ['Motivo non detto', '1', '50,00 €'],
    ]);
  });

  it('have a dash where nothing is to be divided [FUP-022]', async () => {
    open([sent('sent', 20_000)]);
    for (const name of ['Conversione', 'Conversione in valore', "Fino all'accettazione"])
      expect(await figure(name)).toBe('—nessun valore');
    expect(await figure('Viste')).toBe('0,00 %');
    expect(screen.getByText('Nessuna offerta persa in questo periodo.')).toBeDefined();
  });

  it('are of a month, a quarter or a year, and of those before; the address keeps it [FUP-022]', async () => {
    const { user } = open([
      sent('sent', 100, { firstSentAt: '2026-10-31T22:59:00.000Z' }),
      // November in Rome.
      sent('sent', 200, { firstSentAt: '2026-10-31T23:00:00.000Z' }),
      sent('sent', 400, { firstSentAt: '2025-12-31T12:00:00.000Z' }),
    ]);
    expect(await figure('Inviate')).toBe('2');
    await user.click(screen.getByRole('button', { name: 'Mese' }));
    expect(screen.getByText('novembre 2026')).toBeDefined();
    expect(rowsOf('Che cosa ne è stato')[0]).toEqual(['Inviate', '1', '2,00 €']);
    expect(screen.getByRole('button', { name: 'Periodo dopo' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Periodo prima' }));
    expect(screen.getByText('ottobre 2026')).toBeDefined();
    expect(rowsOf('Che cosa ne è stato')[0]).toEqual(['Inviate', '1', '1,00 €']);
    expect(place()).toBe('/offerte/andamento?kind=month&day=2026-10-31');
    await user.click(screen.getByRole('button', { name: 'Trimestre' }));
    expect(screen.getByText('4º trimestre 2026')).toBeDefined();
    expect(await figure('Inviate')).toBe('2');
    await user.click(screen.getByRole('button', { name: 'Anno' }));
    await user.click(screen.getByRole('button', { name: 'Periodo prima' }));
    expect(rowsOf('Che cosa ne è stato')[0]).toEqual(['Inviate', '1', '4,00 €']);
    await user.click(screen.getByRole('button', { name: 'Periodo dopo' }));
    expect(await figure('Inviate')).toBe('2');
  });

  it('are of any days, first and last included, open where none is chosen [FUP-022]', async () => {
    open(example, '/offerte/andamento?kind=days&from=2026-11-01&to=2026-11-01');
    expect(await figure('Inviate')).toBe('10');
    expect(screen.getByLabelText<HTMLInputElement>('Inviate dal').value).toBe('2026-11-01');
  });

  it('say so where no offer was sent [FUP-022]', async () => {
    open(example, '/offerte/andamento?kind=days&from=2026-11-02');
    expect(await screen.findByText('Nessuna offerta inviata in questo periodo')).toBeDefined();
  });
});
