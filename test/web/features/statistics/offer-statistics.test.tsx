import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, options, place, signIn } from '#test/support/open-screen.tsx';
import type { OfferStatistics } from '#web/features/statistics/offers/use-offer-statistics.ts';
import StatisticsPage from '#web/features/statistics/statistics-page.tsx';
import { table, tile, today } from './open-statistics.tsx';

beforeEach(() => {
  vi.setSystemTime(today);
});
afterEach(() => {
  vi.useRealTimers();
});

const numbers = (sent: number, accepted: number, lost: number, value: number) => ({
  ...{ sent, accepted, lost, value },
});

const aYear = (changes: Partial<OfferStatistics> = {}): OfferStatistics => ({
  firstYear: 2025,
  sum: numbers(10, 4, 3, 9480),
  months: [
    { key: '2026-10', numbers: numbers(4, 1, 1, 1200) },
    { key: '2026-11', numbers: numbers(6, 3, 2, 8280) },
  ],
  byCountry: [
    { key: 'IT', numbers: numbers(7, 4, 2, 9480) },
    { key: 'DE', numbers: null },
    { key: 'FR', numbers: null },
  ],
  byProvince: [{ key: 'TO', numbers: numbers(7, 4, 2, 9480) }],
  byUserType: [
    { key: 'imbianchino', numbers: numbers(9, 4, 3, 9480) },
    { key: '', numbers: null },
  ],
  ...changes,
});

async function openOffers(answer: (year: number) => Partial<OfferStatistics> = () => ({})) {
  signIn({ superUser: true });
  const server = aServer({
    OfferStatistics: ({ year }: { year: number }) => ({ offerStatistics: aYear(answer(year)) }),
  });
  const opened = openScreens('/statistiche?tab=offers', {
    '/statistiche': (timer) => <StatisticsPage timer={timer} />,
  });
  await screen.findByRole('heading', { name: 'Statistiche' });
  return { ...opened, asked: () => server.asked<{ year: number }>('OfferStatistics') };
}

describe('the statistics of offers', () => {
  it('say what was sent, accepted and lost in a year, and the value accepted, by month, place and type [FUP-024]', async () => {
    await openOffers();
    await screen.findByText('10');
    expect(screen.getByText('Offerte inviate la prima volta nel 2026')).toBeTruthy();
    expect(tile('Inviate')).toBe('Inviate10');
    expect(tile('Accettate')).toBe('Accettate440,00 % delle inviate');
    expect(tile('Perse')).toBe('Perse330,00 % delle inviate');
    expect(tile('Valore accettato')).toBe('Valore accettato9.480,00 €IVA esclusa, delle accettate');
    expect(table('Per mese')).toEqual([
      ['novembre 2026', '6', '3', '2', '8.280,00 €'],
      ['ottobre 2026', '4', '1', '1', '1.200,00 €'],
    ]);
    expect(table('Province')).toEqual([['Torino (TO)', '7', '4', '2', '9.480,00 €']]);
  });

  it('say "meno di 3 utenti" in place of numbers, and why [FUP-024]', async () => {
    await openOffers();
    await screen.findByText('10');
    expect(table('Paesi')).toEqual([
      ['Italia', '7', '4', '2', '9.480,00 €'],
      ['Germania', 'meno di 3 utenti'],
      ['Francia', 'meno di 3 utenti'],
    ]);
    expect(table('Tipi di utente')[1]).toEqual(['Senza tipo', 'meno di 3 utenti']);
    expect(screen.getByText(/^Dove sono meno di 3 utenti non mostro numeri/)).toBeTruthy();
  });

  it('are of this year, and of another one since the first offer when it is chosen [FUP-024]', async () => {
    const { user, asked } = await openOffers();
    await screen.findByText('10');
    expect(options('Anno')).toEqual(['2026', '2025']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Anno' }), '2025');
    await waitFor(() => expect(asked()).toEqual([{ year: 2026 }, { year: 2025 }]));
    expect(place()).toBe('/statistiche?tab=offers&year=2025');
  });

  it('say when nothing was sent, and when it was of too few users [FUP-024]', async () => {
    const nothing = { sum: null, months: [], byCountry: [], byProvince: [], byUserType: [] };
    const { user } = await openOffers((year) =>
      year === 2026 ? nothing : { ...nothing, months: [{ key: '2025-12', numbers: null }] },
    );
    expect(await screen.findByText('Nessuna offerta inviata nel 2026')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Anno' }), '2025');
    expect(await screen.findByText('Meno di 3 utenti nel 2025')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('stand beside those of quotations, a press away', async () => {
    const { user } = await openOffers();
    expect(screen.getByRole('link', { name: 'Offerte' }).getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('link', { name: 'Preventivi' }));
    expect(place()).toBe('/statistiche');
    expect(await screen.findByRole('combobox', { name: 'Periodo' })).toBeTruthy();
  });
});
