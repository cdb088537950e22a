import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import {
  aServer,
  cellOf,
  openMenu,
  openQuotation,
  packsOf,
  saveButton,
  signIn,
  textOf,
} from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const oneRow = { discount: 0, discountExtra: 0, discountAccounting: 0, selectedProducts: [aRow()] };
const field = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name });
type User = Awaited<ReturnType<typeof openQuotation>>['user'];

async function type(user: User, name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

beforeEach(() => {
  signIn();
});

describe('the lock', () => {
  it('unlocks a row with its area and locks it again to the quotation [QVW-027, QCA-033, QCA-034, QCA-035]', async () => {
    aServer({ quotation: aQuotation(oneRow) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: /legata al preventivo: slega/ }));
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
    await user.click(screen.getByRole('button', { name: /^Superficie di Sanalga.*: \d/ }));
    expect(screen.getByRole('heading', { name: `Superficie propria di ${detergent}` })).toBeTruthy();
    await type(user, 'Superficie', '45,5');
    await user.keyboard('{Enter}');
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('45,5 m²');
    await user.click(screen.getByRole('button', { name: /^Superficie propria di .*: lega al preventivo/ }));
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
  });
});

describe('the area dialog', () => {
  const open = async () => {
    aServer({ quotation: aQuotation(oneRow) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: /^Superficie di Sanalga.*: \d/ }));
    return user;
  };

  it('of a locked row edits the area of the quotation, says so, and all rows follow [QVW-046, QCA-014, QCA-028]', async () => {
    const user = await open();
    expect(screen.getByRole('heading', { name: 'Superficie del preventivo' })).toBeTruthy();
    expect(field('Superficie').value).toBe('320');
    await type(user, 'Superficie', '12,5');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('12,5 m²');
    expect(packsOf(detergent)).toBe('1 × 5 l');
  });

  it('asks for an area once the focus has left the field [QCA-012]', async () => {
    const user = await open();
    await type(user, 'Superficie', '');
    expect(screen.queryByText('Scrivi la superficie')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(screen.getByText('Scrivi la superficie')).toBeTruthy();
    expect(document.activeElement).toBe(field('Superficie'));
    await type(user, 'Superficie', '0');
    expect(screen.queryByText('Scrivi la superficie')).toBeNull();
  });

  it('shows the number as it will be understood [QCA-010]', async () => {
    const user = await open();
    await type(user, 'Superficie', '12.5');
    await user.tab();
    expect(field('Superficie').value).toBe('125');
  });

  it('refuses an absurd area and keeps the typed text', async () => {
    const user = await open();
    await type(user, 'Superficie', '99999999999999');
    await user.tab();
    expect(field('Superficie').value).toBe('99999999999999');
    expect(screen.getByText('La superficie può arrivare a 10.000.000 m²')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(document.activeElement).toBe(field('Superficie'));
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
  });

  it('asks before it discards a typed area', async () => {
    const user = await open();
    await type(user, 'Superficie', '5');
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(screen.getByRole('alertdialog', { name: 'Chiudere e perdere le modifiche?' })).toBeTruthy();
    expect(screen.queryByText(/non pubblicate/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Chiudi e perdi le modifiche' }));
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
  });
});

describe('the discount dialog', () => {
  it('of the quotation says that it replaces those of the rows, and does [QVW-047, QCA-018, QCA-019]', async () => {
    aServer({
      quotation: aQuotation({
        ...oneRow,
        selectedProducts: [aRow(), aRow({ sId: 'other', discount: 0.3, name: { it: 'Altro' } })],
      }),
    });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: 'Sconto globale' }));
    expect(screen.getByText('I tre sconti sostituiranno quelli di 2 prodotti.')).toBeTruthy();
    await type(user, 'Sconto di codifica', '10');
    await type(user, 'Sconto extra', '5');
    await type(user, 'Sconto contabile', '2');
    await user.keyboard('{Enter}');
    expect(textOf(cellOf(detergent, 'Sconto'))).toBe('16,21 %');
    expect(textOf(cellOf('Altro', 'Sconto'))).toBe('16,21 %');
  });

  it('of a row is in its menu, also before there is any discount [QVW-018, QVW-047]', async () => {
    const server = aServer({
      quotation: aQuotation({
        ...oneRow,
        selectedProducts: [aRow(), aRow({ sId: 'other', name: { it: 'Altro' } })],
      }),
    });
    const { user } = await openQuotation();
    await openMenu(user, 'Azioni su Altro');
    await user.click(screen.getByRole('menuitem', { name: 'Sconto' }));
    expect(screen.getByRole('heading', { name: 'Sconto di Altro' })).toBeTruthy();
    await type(user, 'Sconto di codifica', '33,33');
    await user.keyboard('{Enter}');
    expect(textOf(cellOf('Altro', 'Sconto'))).toBe('33,33 %');
    expect(textOf(cellOf(detergent, 'Sconto'))).toBe('—nessun valore');
    await user.click(saveButton());
    expect(server.saved[0]?.selectedProducts?.[1]).toEqual({ sId: 'other', discount: 0.3333 });
  });

  it('asks for the discounts in the order they apply [QCA-019]', async () => {
    aServer({ quotation: aQuotation(oneRow) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: 'Sconto globale' }));
    const names = ['Sconto di codifica', 'Sconto extra', 'Sconto contabile', 'Oppure in catena'];
    const fields = names.map(field);
    expect(within(screen.getByRole('dialog')).getAllByRole('textbox')).toEqual(fields);
  });

  it.each(['Sconto di codifica', 'Sconto contabile', 'Sconto extra'])(
    'needs %s, from 0 to 100 [QCA-016, QCA-017]',
    async (name) => {
      aServer({ quotation: aQuotation(oneRow) });
      const { user } = await openQuotation();
      await user.click(screen.getByRole('button', { name: 'Sconto globale' }));
      await type(user, name, '');
      await user.tab();
      expect(screen.getByText('Scrivi lo sconto')).toBeTruthy();
      await type(user, name, '100,5');
      await user.tab();
      expect(screen.getByText('Lo sconto va da 0 a 100')).toBeTruthy();
      await type(user, name, '0');
      expect(screen.queryByText('Lo sconto va da 0 a 100')).toBeNull();
    },
  );
});
