import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setMeasures, setQuotationChoice } from '#shared/editing/set-measures.ts';
import { aRow } from '#test/support/builders/document.ts';
import { aChoice, aLine, aPlace, aRoom, exactRule, someMeasures } from '#test/support/builders/measures.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aServer, signIn, textOf } from '../view/open-quotation.tsx';
import { aMeasured, button, field, openMeasures, placeCard } from './open-measures.tsx';

beforeEach(() => {
  signIn();
});

const rooms = someMeasures([aRoom('Sala'), aRoom('Cucina')]);
const scale = aPlace('Scale', [aLine('3', '5,40')]);
const product = 'Sanalga Detergente Antialghe';
const panel = () => screen.getByRole('region', { name: 'Superficie da misure' });
const tick = (name: string) =>
  within(screen.getByRole('list', { name: 'Misure della superficie' })).getByRole<HTMLInputElement>(
    'checkbox',
    {
      name,
    },
  );

describe('the area of the quotation', () => {
  it('is the sum of the ticked places, saved with the measures [MEA-028, MEA-034]', async () => {
    const server = aServer({ quotation: aMeasured(rooms) });
    const { user } = await openMeasures();
    await user.click(tick('Sala'));
    expect(textOf(panel())).toContain('52,92 m²');
    expect(textOf(panel())).toContain('seguita da 1 prodotto');
    await user.click(tick('Cucina'));
    expect(textOf(panel())).toContain('105,84 m²');
    await user.click(button('Salva misure'));
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved[0]?.areaFrom).toEqual(aChoice(['Sala', 'Cucina']));
    expect(server.saved[0]?.revision).toBe(1);
  });

  it('is that of single lines, and stays when nothing is ticked any more [MEA-028, MEA-033]', async () => {
    aServer({ quotation: aMeasured(rooms) });
    const { user } = await openMeasures();
    await user.click(screen.getByText((_, element) => element?.textContent === '2 misure di Sala'));
    await user.click(within(panel()).getAllByRole('checkbox', { name: 'Soffitto' })[0] as HTMLElement);
    expect(textOf(panel())).toContain('15,12 m²');
    expect(tick('Sala').indeterminate).toBe(true);
    await user.click(within(panel()).getAllByRole('checkbox', { name: 'Soffitto' })[0] as HTMLElement);
    expect(textOf(panel())).toContain('15,12 m²');
    expect(textOf(panel())).toContain('scritta a mano');
  });

  it('keeps a chosen place in the list while its formulas are typed', async () => {
    aServer({ quotation: setQuotationChoice(aMeasured(someMeasures([scale])), aChoice(['Scale'])) });
    const { user } = await openMeasures();
    await user.clear(field('Lunghezza di Misura 1'));
    expect(tick('Scale').checked).toBe(true);
  });

  it('follows a new line of a whole place [MEA-029]', async () => {
    aServer({ quotation: setQuotationChoice(aMeasured(rooms), aChoice(['Sala'])) });
    const { user } = await openMeasures();
    await user.click(button('Aggiungi una misura a Sala'));
    await user.type(field('Lunghezza di Misura 4'), '10');
    await user.type(field('Altezza di Misura 4'), '1');
    expect(textOf(panel())).toContain('62,92 m²');
  });

  it('gives a row an area of its own [MEA-031]', async () => {
    const server = aServer({ quotation: aMeasured(rooms) });
    const { user } = await openMeasures();
    await user.click(button('Dai una superficie propria'));
    await user.click(await screen.findByRole('menuitem', { name: product }));
    const dialog = await screen.findByRole('dialog', { name: `Superficie di ${product}` });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Cucina' }));
    expect(within(dialog).getAllByText('Superficie: 52,92 m²').length).toBeGreaterThan(0);
    await user.click(within(dialog).getByRole('button', { name: 'Applica' }));
    expect(button(`Cambia le misure di ${product}`)).toBeTruthy();
    await user.click(button('Salva misure'));
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved[0]?.selectedProducts?.[0]).toMatchObject({ areaFrom: aChoice(['Cucina']) });
  });
});

describe('the rule of openings', () => {
  const change = async (user: Awaited<ReturnType<typeof openMeasures>>['user'], label: string) => {
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: label }));
    await user.click(within(dialog).getByRole('button', { name: 'Applica' }));
  };

  it('is changed on the measures, and a place may have its own [MEA-016, MEA-018]', async () => {
    aServer({ quotation: aMeasured(rooms) });
    const { user } = await openMeasures();
    await user.click(button(/^Cambia la regola delle aperture: Vuoto per pieno, soglia 4/));
    await change(user, 'Misura esatta');
    expect(textOf(placeCard('Sala'))).toContain('− 4,32 m²');
    await user.click(button('Azioni su Sala'));
    await user.click(await screen.findByRole('menuitem', { name: 'Cambia la regola delle aperture' }));
    await change(user, 'Vuoto per pieno');
    expect(textOf(placeCard('Cucina'))).toContain('− 1,89 m²');
    expect(textOf(placeCard('Sala'))).not.toContain('− 1,89 m²');
  });

  it('deducts nothing without a threshold [MEA-015]', async () => {
    aServer({ quotation: aMeasured(rooms) });
    const { user } = await openMeasures();
    await user.click(button(/^Cambia la regola delle aperture/));
    await user.clear(await screen.findByRole('textbox', { name: /Soglia/ }));
    await user.click(button('Applica'));
    expect(textOf(placeCard('Sala'))).toContain('57,24 m²');
  });
});

describe('cost by place', () => {
  it('adds up to the total, with what no place has [MEA-038, MEA-039]', async () => {
    const typed = aRow({ id: 'fondo', sId: 'fondo', area: 45, lockedArea: false });
    const quotation = aMeasured(rooms, { selectedProducts: [aRow(), typed] });
    aServer({ quotation: setQuotationChoice(quotation, aChoice(['Sala', 'Cucina'])) });
    await openMeasures();
    const lines = within(screen.getByRole('region', { name: 'Costo per ambiente' })).getAllByRole(
      'definition',
    );
    const cents = lines.map((line) => Number(textOf(line).replace(/\D/g, '')));
    const total = cents.pop();
    expect(cents).toHaveLength(3);
    expect(Math.min(...cents)).toBeGreaterThan(0);
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });

  it('is left out where the quotation shows no money [MEA-040]', async () => {
    const row = aRow({ priceranges: [{ name: 'Fascia 1', colors: [], prices: [] }] });
    aServer({ quotation: aMeasured(rooms, { selectedProducts: [row], pricelist: null }) });
    await openMeasures();
    expect(screen.queryByRole('region', { name: 'Costo per ambiente' })).toBeNull();
  });
});

describe('when somebody else measured meanwhile', () => {
  it('compares in place of a save [MEA-036]', async () => {
    const own = aMeasured(rooms);
    const theirs = {
      ...setMeasures(own, { ...rooms, rule: exactRule }),
      revision: 2,
      updatedBy: 'Sandra Rossi',
    };
    const server = aServer({
      quotation: own,
      update: () => {
        server.quotation = theirs;
        return Promise.reject(new GraphqlFailure('conflict', { by: 'Sandra Rossi', at: theirs.updatedAt }));
      },
    });
    const { user } = await openMeasures();
    await user.click(tick('Sala'));
    await user.click(button('Salva misure'));
    await user.click(await screen.findByRole('button', { name: 'Confronta le versioni' }));
    expect(await screen.findByRole('dialog', { name: 'Due versioni del preventivo' })).toBeTruthy();
  });
});

describe('on touch', () => {
  it('own keys put their signs at the cursor, and the menu brings the system keyboard [MEA-009]', async () => {
    const touch = (query: string) => ({
      matches: query.includes('coarse'),
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    vi.stubGlobal('matchMedia', touch);
    aServer({ quotation: aMeasured(rooms) });
    const { user } = await openMeasures();
    const input = screen.getAllByRole<HTMLInputElement>('textbox', {
      name: 'Lunghezza di Soffitto',
    })[0] as HTMLInputElement;
    expect(input.inputMode).toBe('none');
    await user.click(input);
    const keys = await screen.findByRole('region', { name: 'Tasti delle formule' });
    const press = (name: string) => user.click(within(keys).getByRole('button', { name }));
    input.setSelectionRange(1, 1);
    await press('Cancella');
    await press('6');
    await press('+');
    expect(input.value).toBe('6+,20');
    expect(document.activeElement).toBe(input);
    await press('1');
    expect(input.value).toBe('6+1,20');
    await press('Avanti');
    expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: 'Altezza di Soffitto' })[0]);
    await user.click(button('Altre azioni'));
    await user.click(await screen.findByRole('menuitem', { name: 'Usa la tastiera del telefono' }));
    expect(input.inputMode).toBe('');
    expect(screen.queryByRole('region', { name: 'Tasti delle formule' })).toBeNull();
    vi.unstubAllGlobals();
  });
});
