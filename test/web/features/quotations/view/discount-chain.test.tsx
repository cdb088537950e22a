import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import { aServer, cellOf, openMenu, openQuotation, saveButton, signIn, textOf } from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const none = { discount: 0, discountExtra: 0, discountAccounting: 0 };
const field = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name });
const names = ['Sconto di codifica', 'Sconto extra', 'Sconto contabile'];
const three = () => names.map((name) => field(name).value);
const chain = () => field('Oppure in catena');
const net = () => textOf(document.querySelector('.df .start'));
const steps = () =>
  [...document.querySelectorAll('.discount-steps > div')].map((step) =>
    [...step.children].map((part) => textOf(part)).join(': '),
  );

/** 7 × 5 l at 42,50: 297,50 by the list. */
async function openRow(changes: Partial<Quotation> = {}) {
  const server = aServer({ quotation: aQuotation({ ...none, selectedProducts: [aRow()], ...changes }) });
  const { user } = await openQuotation();
  await openMenu(user, `Azioni su ${detergent}`);
  await user.click(screen.getByRole('menuitem', { name: 'Sconto' }));
  const type = async (text: string) => {
    await user.clear(chain());
    if (text) await user.type(chain(), text);
  };
  return { user, server, type };
}

beforeEach(() => {
  signIn();
});

describe('discounts typed as a chain', () => {
  it('fill the three discounts and show the net while one types [QCA-018, QCA-019]', async () => {
    const { user, server, type } = await openRow();
    await type('10+5+2');
    expect(three()).toEqual(['10', '5', '2']);
    expect(net()).toBe('Sconto complessivo 16,21 %');
    expect(steps()).toEqual([
      'Di listino: 297,50 €',
      '−10 % di codifica: 267,75 €',
      '−5 % extra: 254,36 €',
      '−2 % contabile: 249,28 €',
    ]);
    await user.keyboard('{Enter}');
    expect(textOf(cellOf(detergent, 'Sconto'))).toBe('16,21 %');
    expect(textOf(cellOf(detergent, 'Costo'))).toContain('249,28 €');
    await user.click(saveButton());
    expect(server.saved[0]?.selectedProducts?.[0]).toEqual({
      sId: 'sanalga',
      discount: 0.1,
      discountExtra: 0.05,
      discountAccounting: 0.02,
    });
  });

  it('may have blanks, percent signs and decimals, and are tidied when the focus leaves', async () => {
    const { user, type } = await openRow();
    await type('12,5 % + 5%');
    expect(chain().value).toBe('12,5 % + 5%');
    expect(three()).toEqual(['12,5', '5', '0']);
    await user.tab();
    expect(chain().value).toBe('12,5+5');
    expect(steps()).toHaveLength(3);
  });

  it('follow the three fields, and are empty while a field cannot be read', async () => {
    const { user } = await openRow({ selectedProducts: [aRow({ discount: 0.1, discountExtra: 0.05 })] });
    expect(chain().value).toBe('10+5');
    await user.clear(field('Sconto contabile'));
    expect(chain().value).toBe('');
    await user.type(field('Sconto contabile'), '2,5');
    expect(chain().value).toBe('10+5+2,5');
    await user.clear(field('Sconto di codifica'));
    await user.type(field('Sconto di codifica'), '0');
    expect(chain().value).toBe('0+5+2,5');
  });

  it('are no discount once the chain is emptied', async () => {
    const { type } = await openRow({ selectedProducts: [aRow({ discount: 0.1, discountExtra: 0.05 })] });
    await type('');
    expect(three()).toEqual(['0', '0', '0']);
    expect(steps()).toEqual([]);
  });

  it.each([
    ['10+5+2+1', 'Gli sconti in catena sono al massimo tre'],
    ['10+120', 'Lo sconto va da 0 a 100'],
    ['dieci', 'Scrivi gli sconti uniti dal più, con la virgola per i decimali: 10+5+2'],
    ['12.5+5', 'Scrivi gli sconti uniti dal più, con la virgola per i decimali: 10+5+2'],
    ['10-5', 'Scrivi gli sconti uniti dal più, con la virgola per i decimali: 10+5+2'],
  ])('typed wrong, %s, stay as typed with an error at once: %s', async (typed, error) => {
    const { user, type } = await openRow();
    await type(typed);
    expect(screen.getByText(error)).toBeTruthy();
    expect([steps(), net()]).toEqual([[], '']);
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(screen.getByText(error)).toBeTruthy();
    expect(chain().value).toBe(typed);
    expect(chain().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(chain());
    await user.tab();
    expect(chain().value).toBe(typed);
    await type('10');
    expect(screen.queryByText(error)).toBeNull();
  });

  it('are no error while the next step is still to be typed', async () => {
    const { type } = await openRow();
    await type('10+');
    expect(chain().getAttribute('aria-invalid')).not.toBe('true');
    expect(three()).toEqual(['10', '0', '0']);
    expect(net()).toBe('Sconto complessivo 10,00 %');
  });

  it('are sent to their field when they are typed in that of one discount', async () => {
    const { user } = await openRow();
    await user.clear(field('Sconto di codifica'));
    await user.type(field('Sconto di codifica'), '10+5+2');
    expect(
      screen.getByText('Qui va un solo sconto: una catena come 10+5+2 si scrive nel campo sotto'),
    ).toBeTruthy();
    expect(chain().value).toBe('');
  });

  it('typed wrong, give way to a discount typed in a field', async () => {
    const { user, type } = await openRow();
    await type('10+5+2+1');
    await user.clear(field('Sconto extra'));
    await user.type(field('Sconto extra'), '7');
    expect(chain().value).toBe('10+7+2');
  });

  it('of the quotation show the net of all its rows, equal to the later total', async () => {
    const rows = [aRow(), aRow({ sId: 'other', name: { it: 'Altro' } })];
    aServer({ quotation: aQuotation({ ...none, selectedProducts: rows }) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: 'Sconto globale' }));
    await user.type(chain(), '10+5+2');
    expect(steps()).toEqual([
      'Di listino: 595,00 €',
      '−10 % di codifica: 535,50 €',
      '−5 % extra: 508,72 €',
      '−2 % contabile: 498,56 €',
    ]);
    await user.keyboard('{Enter}');
    expect(textOf(document.querySelector('tfoot .tot'))).toBe('498,56 €');
  });

  it('show no steps for a product without a price', async () => {
    const priceranges = [
      { name: 'Fascia 1', colors: [], prices: [{ id: '5', packaging: 5, quantity: 7, price: null }] },
    ];
    const { type } = await openRow({ selectedProducts: [aRow({ priceranges })] });
    await type('10+5');
    expect(steps()).toEqual([]);
    expect(net()).toBe('Sconto complessivo 14,50 %');
    expect(screen.getByText(/lo sconto resta senza effetto/)).toBeTruthy();
  });
});
