import { notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { options, place, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import * as spreadsheets from '#web/lib/save-spreadsheet.ts';
import { nothing, openStatistics, sums, tile, today } from './open-statistics.tsx';

beforeEach(() => {
  vi.setSystemTime(today);
});
afterEach(() => {
  vi.useRealTimers();
});

const combobox = (name: string) => screen.getByRole('combobox', { name });

describe('the statistics', () => {
  it('say how much was quoted, how much of the value is known, and how that changed, in words too', async () => {
    await openStatistics();
    await screen.findByText('15');
    expect(tile('Preventivi')).toBe('Preventivi15+25,00 %In aumento del 25,00 %, prima 12');
    expect(tile('Valore')).toBe(
      'Valore12.000,60 €noto per 12 preventivi su 15−20,00 %In calo del 20,00 %, prima 15.000,00 €',
    );
    expect(tile('Valore medio')).toMatch(/^Valore medio1\.000,05 €per preventivo con valore noto−20,00 %/);
    expect(tile('Conversione dei test guidati')).toBe(
      'Conversione dei test guidati75,00 %12 test iniziati, 9 preventivi' +
        '+25,00 puntiIn aumento di 25,00 punti percentuali, prima 50,00 %',
    );
    expect(screen.getByText('24/08/2026 – 22/11/2026')).toBeTruthy();
    expect(screen.getByText(/rispetto al periodo prima, 28\/09\/2026 – 25\/10\/2026/)).toBeTruthy();
  });

  it('say where there is nothing to compare with, and no value where none is known', async () => {
    await openStatistics('/statistiche', () => ({
      sums: { ...sums, value: 0, valued: 0, begunTests: 0 },
      before: { ...nothing, quotations: 15 },
    }));
    await screen.findByText('15');
    expect(tile('Preventivi')).toBe('Preventivi150,00 %Come prima 15');
    expect(tile('Valore')).toMatch(/^Valore—nessun valore.*Nessun confronto$/);
    expect(tile('Conversione dei test guidati')).toMatch(/guidati—nessun valore.*Nessun confronto$/);
  });

  it('say no percentage of a value that was tiny, only that it grew more than tenfold, and from what', async () => {
    await openStatistics('/statistiche', () => ({
      before: { quotations: 12, value: 45, valued: 1, fromTests: 5, begunTests: 10 },
    }));
    await screen.findByText('15');
    expect(tile('Valore')).toMatch(/su 15Più di 10 volte prima 45,00 €$/);
    expect(tile('Preventivi')).toContain('+25,00 %');
    // Neither green nor amber.
    expect(screen.getAllByText('Più di 10 volte')[0]?.className).toBe('stat-delta');
  });

  it('are compared with nothing when there was nothing before', async () => {
    await openStatistics('/statistiche', () => ({ before: nothing }));
    await screen.findByText('15');
    expect(tile('Preventivi')).toBe('Preventivi15');
    expect(screen.getByText(/^Nel periodo prima, .*, non ci sono preventivi\.$/)).toBeTruthy();
  });

  it('are of the last 13 weeks and all countries, of others when they are chosen, and the address keeps it', async () => {
    const { user, asked } = await openStatistics();
    await screen.findByText('15');
    expect(asked()).toEqual([{ from: '2026-W35', to: '2026-W47', country: null }]);
    expect(options('Periodo')).toEqual([
      'Ultime 4 settimane',
      'Ultime 13 settimane',
      'Ultime 52 settimane',
      "Quest'anno",
    ]);
    expect(options('Paese')).toEqual(['Tutti i paesi', 'Germania', 'Italia']);
    await user.selectOptions(combobox('Periodo'), '4');
    await user.selectOptions(combobox('Paese'), 'IT');
    await waitFor(() => expect(asked().at(-1)).toEqual({ from: '2026-W44', to: '2026-W47', country: 'IT' }));
    expect(place()).toBe('/statistiche?period=4&country=IT');
  });

  it('are what the address says', async () => {
    const { asked } = await openStatistics('/statistiche?period=year&country=DE');
    await screen.findByText('15');
    expect(asked()).toEqual([{ from: '2026-W01', to: '2026-W47', country: 'DE' }]);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Paese' }).value).toBe('DE');
  });

  it('are those of the start where the address says nothing that there is', async () => {
    const { asked } = await openStatistics('/statistiche?period=zzz&country=%3Cscript%3E&measure=42');
    await screen.findByText('15');
    expect(asked()).toEqual([{ from: '2026-W35', to: '2026-W47', country: null }]);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Paese' }).value).toBe('');
    expect(screen.getByRole('button', { name: 'Preventivi', pressed: true })).toBeTruthy();
  });

  it('are there when guided tests were begun alone', async () => {
    await openStatistics('/statistiche', () => ({ sums: { ...nothing, begunTests: 3 } }));
    await screen.findByText('3 test iniziati, 0 preventivi');
    expect(screen.queryByText('Nessun preventivo in questo periodo')).toBeNull();
  });

  it('offer no choice of a country where there is one alone', async () => {
    await openStatistics('/statistiche', () => ({ countries: ['IT'] }));
    await screen.findByText('15');
    expect(screen.queryByRole('combobox', { name: 'Paese' })).toBeNull();
  });

  it('stay while those of another period are awaited, and are not asked for again when it is chosen again', async () => {
    let release = () => {};
    const { user, asked } = await openStatistics('/statistiche', async ({ from }) => {
      if (from !== '2026-W44') return {};
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { sums: { ...sums, quotations: 4321 } };
    });
    await screen.findByText('15');
    await user.selectOptions(combobox('Periodo'), '4');
    expect(screen.getByText('15')).toBeTruthy();
    expect(screen.getByText('15').closest('[aria-busy="true"]')).toBeTruthy();
    act(() => release());
    await screen.findByText('4.321');
    await user.selectOptions(combobox('Periodo'), '13');
    await screen.findByText('15');
    expect(asked()).toHaveLength(2);
  });

  it('say when there are none, and lead to a longer period of all countries', async () => {
    const { user } = await openStatistics('/statistiche?country=DE', ({ country }) =>
      country ? { sums: nothing, before: nothing } : {},
    );
    await screen.findByText('Nessun preventivo in questo periodo');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ultime 52 settimane, tutti i paesi' }));
    await screen.findByText('15');
    expect(place()).toBe('/statistiche?period=52');
  });

  it('that are empty do not name countries when the user chose none', async () => {
    await openStatistics('/statistiche', () => ({ sums: nothing, before: nothing }));
    await screen.findByText('Guarda un periodo più lungo.');
    expect(screen.getByRole('button', { name: 'Ultime 52 settimane' })).toBeTruthy();
  });

  it('show their layout while they are awaited the first time', async () => {
    const { pass } = await openStatistics('/statistiche', () => new Promise(() => {}));
    const busy = screen.getByRole('region', { name: 'Caricamento' });
    expect(busy.querySelectorAll('.skeleton')).toHaveLength(0);
    pass(150);
    expect(busy.querySelectorAll('.skeleton').length).toBeGreaterThan(10);
  });

  it('say why they are not there, and can be asked for again', async () => {
    let fails = true;
    const { user } = await openStatistics('/statistiche', () => {
      if (fails) throw new GraphqlFailure('offline');
      return {};
    });
    expect(textOf(await screen.findByRole('alert'))).toMatch(/connessione/);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await screen.findByText('15');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are asked for again some seconds after quotations changed, once for many changes', async () => {
    // All notifications of queries come before the test goes on.
    notifyManager.setScheduler(queueMicrotask);
    const { queries, pass, asked } = await openStatistics();
    await screen.findByText('15');
    const hear = () => act(() => queries.invalidateQueries({ queryKey: ['quotation'] }));
    await hear();
    await hear();
    expect(asked()).toHaveLength(1);
    pass(4999);
    expect(asked()).toHaveLength(1);
    pass(1);
    await waitFor(() => expect(asked()).toHaveLength(2));
    // Changes during the wait may have been counted later.
    pass(5000);
    await waitFor(() => expect(asked()).toHaveLength(3));
    pass(60_000);
    expect(asked()).toHaveLength(3);
    await hear();
    pass(5000);
    await waitFor(() => expect(asked()).toHaveLength(4));
  });

  it('are saved as a spreadsheet of what is shown; a failure is told', async () => {
    const { user } = await openStatistics('/statistiche?period=4&country=DE');
    await screen.findByText('15');
    const save = screen.getByRole('button', { name: 'Esporta Excel' });
    const saveSpreadsheet = vi.spyOn(spreadsheets, 'saveSpreadsheet').mockResolvedValue();
    await user.click(save);
    expect(saveSpreadsheet).toHaveBeenCalledWith(
      'http://localhost/functions/downloadStatisticsXLS?from=2026-W44&to=2026-W47&country=DE',
      'statistiche-2026-W44-2026-W47.xlsx',
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    saveSpreadsheet.mockRejectedValueOnce(new GraphqlFailure('offline'));
    await user.click(save);
    await screen.findByText(/^Non ho esportato le statistiche\. /);
  });
});
