import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heads, place, textOf } from '#test/support/open-screen.tsx';
import { openStatistics, someStatistics, table, today } from './open-statistics.tsx';

beforeEach(() => {
  vi.setSystemTime(today);
});
afterEach(() => {
  vi.useRealTimers();
});

const slider = () => screen.getByRole('slider');
const spoken = () => slider().getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ');
const ticks = () => [...slider().querySelectorAll('.line text')].map(textOf);
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the columns of the weeks', () => {
  it('are one stop of the keyboard; the arrows tell the numbers of each week', async () => {
    const { user } = await openStatistics();
    await screen.findByText('15');
    slider().focus();
    expect(spoken()).toBe(
      'Settimana 47, 16/11 – 22/11/2026, in corso, Preventivi 3, Valore 1.500,10 €, Da test guidati 2',
    );
    await user.keyboard('{ArrowLeft}');
    expect(spoken()).toMatch(/^Settimana 46, 09\/11 – 15\/11\/2026, Preventivi 7, Valore 6\.500,50 €/);
    expect(slider().textContent).toContain('6.500,50');
    expect(slider().getAttribute('aria-valuenow')).toBe('3');
    await user.keyboard('{Home}');
    expect(spoken()).toMatch(/^Settimana 44/);
    await user.keyboard('{ArrowLeft}');
    expect(spoken()).toMatch(/^Settimana 44/);
    await user.keyboard('{End}{Escape}');
    expect(slider().textContent).not.toContain('1.500,10');
  });

  it('leave the keys of the browser alone', async () => {
    const { user } = await openStatistics();
    await screen.findByText('15');
    slider().focus();
    const taken = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', taken);
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{/Control}{Meta>}{ArrowLeft}{/Meta}');
    document.removeEventListener('keydown', taken);
    expect(taken.mock.results.map(({ value }) => value)).not.toContain(true);
    expect(spoken()).toMatch(/^Settimana 47/);
  });

  it('tell the numbers of the week below the pointer', async () => {
    const { user } = await openStatistics();
    await screen.findByText('15');
    // Drawn 640 pixels wide: each week takes about a quarter.
    await user.pointer({ target: slider(), coords: { clientX: 100 } });
    expect(spoken()).toMatch(/^Settimana 44/);
    await user.pointer({ target: slider(), coords: { clientX: 430 } });
    expect(spoken()).toMatch(/^Settimana 46/);
  });

  it('show how many quotations there were, or what they are worth, and the address keeps which', async () => {
    const { user } = await openStatistics();
    await screen.findByText('15');
    expect(ticks()).toEqual(['0', '2', '4', '6', '8']);
    await user.click(part('Per settimana').getByRole('button', { name: 'Valore' }));
    expect(ticks()).toEqual(['0 €', '2.000 €', '4.000 €', '6.000 €', '8.000 €']);
    expect(place()).toBe('/statistiche?measure=value');
  });

  it('are hatched for the week that is not over, and say so', async () => {
    await openStatistics();
    await screen.findByText('15');
    const hatched = [...slider().querySelectorAll<SVGElement>('.column')].map(
      ({ style }) => style.fill !== '',
    );
    expect(hatched).toEqual([false, false, true]);
    expect(screen.getByText('Settimana in corso')).toBeTruthy();
  });

  it('have a table that is always there for those who hear it, and for all once it is asked for', async () => {
    const { user } = await openStatistics();
    await screen.findByText('15');
    expect(table('Per settimana')).toEqual([
      ['16/11 – 22/11/2026Settimana 47, in corso', '3', '1.500,10 €', '2', '2'],
      ['09/11 – 15/11/2026Settimana 46', '7', '6.500,50 €', '4', '5'],
      ['02/11 – 08/11/2026Settimana 45', '0', '0,00 €', '0', '1'],
      ['26/10 – 01/11/2026Settimana 44', '5', '4.000,00 €', '3', '4'],
    ]);
    const hidden = () => screen.getByRole('table', { name: 'Per settimana' }).closest('.vh');
    expect(hidden()).toBeTruthy();
    const toggle = screen.getByRole('button', { name: 'Tabella: Per settimana' });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    expect(hidden()).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
    await user.click(toggle);
    expect(slider()).toBeTruthy();
  });
});

describe('the bars', () => {
  it('name countries, provinces, types of users, products and colours, with their share and value', async () => {
    await openStatistics();
    await screen.findByText('15');
    expect(table('Paesi')).toEqual([
      ['Italia', '11', '73,33 %', '9.000,00 €10 su 11 noti'],
      ['Germania', '4', '26,67 %', '3.000,60 €2 su 4 noti'],
    ]);
    expect(table('Province').map(([name]) => name)).toEqual([
      'Torino (TO)',
      'Senza provincia',
      'Monza e della Brianza (MB)',
    ]);
    expect(table('Tipi di utente').map(([name]) => name)).toEqual(['Imbianchino', 'Senza tipo']);
    expect(table('Prodotti più preventivati')).toEqual([
      ['Silicalce Facciata', '12', '80,00 %', '7.000,00 €11 su 12 noti'],
      ['Prodotto eliminato', '3', '20,00 %', '—nessun valore'],
    ]);
    expect(table('Colori più scelti').map(([name]) => name)).toEqual(['CC 214', 'CC 999']);
  });

  it('are as long as their part of the longest', async () => {
    await openStatistics();
    await screen.findByText('15');
    const bars = screen.getByRole('table', { name: 'Paesi' }).querySelectorAll<HTMLElement>('.bar');
    expect([...bars].map(({ style }) => Number(style.getPropertyValue('--part')))).toEqual([1, 4 / 11]);
  });

  it('are never more than all, when a quotation was counted between two readings', async () => {
    await openStatistics('/statistiche', () => ({ sums: { ...someStatistics().sums, quotations: 10 } }));
    await screen.findByRole('slider');
    expect(table('Paesi').map(([, , part]) => part)).toEqual(['100,00 %', '40,00 %']);
  });

  it('of colours have the swatch of those that are known', async () => {
    await openStatistics();
    await screen.findByText('15');
    const painted = screen
      .getAllByRole('rowheader')
      .filter((head) => head.querySelector('.swatch-tile'))
      .map(textOf);
    expect(painted).toEqual(['CC 214']);
  });

  it('become a table with all its columns to see', async () => {
    const { user } = await openStatistics();
    await screen.findByText('15');
    const value = () => screen.getByRole('table', { name: 'Paesi' }).querySelector('td:last-child');
    expect(value()?.className).toContain('vh');
    await user.click(screen.getByRole('button', { name: 'Tabella: Paesi' }));
    expect(value()?.className).not.toContain('vh');
    expect(heads().slice(5, 9)).toEqual(['Paese', 'Preventivi', 'Quota', 'Valore']);
    expect(screen.getByRole('table', { name: 'Paesi' }).querySelector('.bar')).toBeNull();
  });

  it('are the first eight, and all when that is asked for', async () => {
    const [first] = someStatistics().byProvince;
    const byProvince = ['TO', 'MI', 'BO', 'RM', 'MB', 'FC', 'VE', 'BG', 'PR'].flatMap((key) =>
      first ? [{ ...first, key }] : [],
    );
    const { user } = await openStatistics('/statistiche', () => ({ byProvince }));
    await screen.findByText('15');
    expect(table('Province')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Mostra tutte le 9 righe' }));
    expect(table('Province')).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Mostra solo le prime 8' }));
    expect(table('Province')).toHaveLength(8);
  });

  it('of countries are not there when one is chosen, nor those of provinces where there are none', async () => {
    await openStatistics('/statistiche?country=DE', () => ({ byProvince: [], colours: [] }));
    await screen.findByText('15');
    expect(screen.queryByRole('region', { name: 'Paesi' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Province' })).toBeNull();
    expect(part('Colori più scelti').getByText('Nessun colore in questo periodo')).toBeTruthy();
  });
});
