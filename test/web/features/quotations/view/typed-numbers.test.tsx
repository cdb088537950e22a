import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import { aServer, cellOf, openMenu, openQuotation, saveButton, signIn, textOf } from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const dialog = () => within(screen.getByRole('dialog'));
const field = (name = 'Superficie') => dialog().getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) =>
  dialog().getByRole('button', { name: (found) => found.replace(/\s/g, ' ') === name });
/** The description of a field: the line below it. */
const below = (name?: string) =>
  textOf(document.getElementById(field(name).getAttribute('aria-describedby') ?? ''));
const area = () => textOf(cellOf(detergent, 'Superficie'));

async function openArea(changes: Partial<Quotation> = {}) {
  const server = aServer({ quotation: aQuotation({ selectedProducts: [aRow()], ...changes }) });
  const { user } = await openQuotation();
  await user.click(screen.getByRole('button', { name: /^Superficie di Sanalga.*: \d/ }));
  const type = async (text: string, name?: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  return { user, server, type };
}

beforeEach(() => {
  signIn();
});

describe('an area that is typed', () => {
  it('has every digit since the press that opened its dialog', async () => {
    const { user } = await openArea();
    expect(document.activeElement).toBe(field());
    await user.keyboard('350{Enter}');
    expect(area()).toBe('350 m²');
  });

  it('is shown as it is understood, with every decimal that is saved [QCA-010, QCA-014]', async () => {
    const { user, server, type } = await openArea();
    expect(below()).toBe('= 320 m²');
    await type('1234,5678');
    expect(below()).toBe('= 1.234,5678 m²');
    await user.tab();
    expect(field().value).toBe('1.234,5678');
    await user.click(button('Applica'));
    await user.click(saveButton());
    expect(server.saved[0]?.area).toBe(1234.5678);
  });

  it('keeps its decimals when nothing is typed', async () => {
    const { user } = await openArea({ area: 12.34567 });
    expect(field().value).toBe('12,34567');
    await user.keyboard('{Enter}');
    expect(saveButton().disabled).toBe(true);
  });

  it('with a point for a comma is asked about: Enter confirms what was shown [QCA-010, OP46]', async () => {
    const { user, type } = await openArea();
    await type('12.5');
    expect(below()).toBe('= 125 m² Intendevi 12,5?');
    await user.keyboard('{Enter}');
    expect(below()).toBe('Confermi 125 m²? Intendevi 12,5?');
    expect(document.activeElement).toBe(field());
    expect(area()).toBe('320 m²');
    expect(button('Conferma 125 m²')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(area()).toBe('125 m²');
  });

  it('is what it looks like with one press, also after it was tidied', async () => {
    const { user, type } = await openArea();
    await type('12.5');
    await user.tab();
    expect(field().value).toBe('125');
    expect(document.activeElement).toBe(button('Intendevi 12,5?'));
    await user.keyboard('{Enter}');
    expect(field().value).toBe('12,5');
    expect(document.activeElement).toBe(field());
    expect(below()).toBe('= 12,5 m²');
    await user.keyboard('{Enter}');
    expect(area()).toBe('12,5 m²');
  });

  it('is asked about again once it is another text', async () => {
    const { user, type } = await openArea();
    await type('1.5');
    await user.keyboard('{Enter}2');
    expect(below()).toBe('= 152 m² Intendevi 1,52?');
    await user.click(button('Applica'));
    expect(button('Conferma 152 m²')).toBeTruthy();
    expect(area()).toBe('320 m²');
  });

  it('is asked about once, however long Enter is held', async () => {
    const { type } = await openArea();
    await type('12.5');
    const held = () => fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
    expect(held()).toBe(false);
  });

  it('is asked about by a double click, which is no answer', async () => {
    const { user, type } = await openArea();
    await type('12.5');
    await user.dblClick(button('Applica'));
    expect(button('Conferma 125 m²')).toBeTruthy();
    expect(area()).toBe('320 m²');
  });

  it('with a comma for thousands is asked about in English, but not where it is stored so [OP46]', async () => {
    await i18next.changeLanguage('en');
    try {
      aServer({ quotation: aQuotation({ area: 12.345, selectedProducts: [aRow()] }) });
      const { user } = await openQuotation();
      await user.click(screen.getByRole('button', { name: /^Area of Sanalga.*: \d/ }));
      const area = dialog().getByRole<HTMLInputElement>('textbox');
      const description = () => textOf(document.getElementById(area.getAttribute('aria-describedby') ?? ''));
      expect(description()).toBe('= 12,345 m²');
      await user.clear(area);
      await user.type(area, '1,250{Enter}');
      expect(description()).toBe('Is 1,25 m² right? Did you mean 1.250?');
      await user.click(button('Did you mean 1.250?'));
      expect(description()).toBe('= 1.250 m²');
    } finally {
      await i18next.changeLanguage('it');
    }
  });

  it('with groups of thousands is what it looks like, and is applied at once', async () => {
    const { user, type } = await openArea();
    await type('1.234');
    expect(below()).toBe('= 1.234 m²');
    await user.keyboard('{Enter}');
    expect(area()).toBe('1.234 m²');
  });

  it.each([
    ['-5', 'Scrivi il numero senza segno: niente più o meno'],
    ['1e5', 'Scrivi il numero in cifre, senza lettere'],
    ['10 kg', 'Scrivi il numero in cifre, senza lettere'],
    ['10 €', 'Scrivi solo cifre, con la virgola per i decimali'],
    ['1,2,3', 'Scrivi una sola virgola, per i decimali'],
  ])('is none when it is pasted as %s: the text stays and nothing is applied', async (text, error) => {
    const { user } = await openArea();
    await user.clear(field());
    await user.paste(text);
    expect(below()).toBe(error);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Enter}');
    await user.click(button('Applica'));
    expect(field().value).toBe(text);
    expect(area()).toBe('320 m²');
  });

  it('may be pasted with its unit', async () => {
    const { user } = await openArea();
    await user.clear(field());
    await user.paste('350 mq');
    expect(below()).toBe('= 350 m²');
    await user.keyboard('{Enter}');
    expect(area()).toBe('350 m²');
  });

  it('of 0 is confirmed first, and its consequence is said [QCA-013]', async () => {
    const { user, type } = await openArea();
    await type('0');
    await user.keyboard('{Enter}');
    const question = 'Con 0 m² i prodotti legati al preventivo non saranno calcolati. Confermi?';
    expect(below()).toBe(question);
    expect(area()).toBe('320 m²');
    await user.click(button('Conferma 0 m²'));
    expect(area()).toBe('0 m²');
  });

  it('of 0 for one product names that product alone', async () => {
    const { user, type } = await openArea({ selectedProducts: [aRow({ lockedArea: false, area: 40 })] });
    await type('0');
    await user.keyboard('{Enter}');
    expect(below()).toBe('Con 0 m² il prodotto non sarà calcolato. Confermi?');
  });

  it('that is 0 already is not asked about', async () => {
    const { user } = await openArea({ area: 0 });
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is said in one place, and only where it is not what was typed', async () => {
    const { type } = await openArea();
    const regions = () => screen.getByRole('dialog').querySelectorAll('[aria-live]');
    expect(regions()).toHaveLength(1);
    await type('35');
    await type('12.5');
    await waitFor(() => expect(textOf(regions()[0])).toBe('Ho letto 125 m². Intendevi 12,5?'));
    await type('350');
    await waitFor(() => expect(textOf(regions()[0])).toBe(''));
  });
});

describe('a discount that is typed', () => {
  const names = ['Sconto di codifica', 'Sconto extra', 'Sconto contabile'] as const;
  async function openDiscount() {
    aServer({ quotation: aQuotation({ selectedProducts: [aRow()] }) });
    const { user } = await openQuotation();
    await openMenu(user, `Azioni su ${detergent}`);
    await user.click(screen.getByRole('menuitem', { name: 'Sconto' }));
    const type = async (name: string, text: string) => {
      await user.clear(field(name));
      await user.type(field(name), text);
    };
    return { user, type };
  }

  it('beyond 100 may be another one, which is one press away beside the error [QCA-017]', async () => {
    const { user, type } = await openDiscount();
    await type(names[0], '12.5');
    await user.keyboard('{Enter}');
    expect(below(names[0])).toBe('Lo sconto va da 0 a 100 Intendevi 12,5?');
    await user.click(button('Intendevi 12,5?'));
    expect(below(names[0])).toBe('= 12,5 %');
    await user.keyboard('{Enter}');
    expect(textOf(cellOf(detergent, 'Sconto'))).toBe('12,50 %');
  });

  it('is asked about one after the other, and shows what the three make meanwhile [QCA-019]', async () => {
    const { user, type } = await openDiscount();
    await type(names[0], '1.5');
    await type(names[1], '0');
    await type(names[2], '2.0');
    expect(screen.getByText('Sconto complessivo 32,00 %')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(below(names[0])).toBe('Confermi 15 %? Intendevi 1,5?');
    expect(document.activeElement).toBe(field(names[0]));
    await user.keyboard('{Enter}');
    expect(below(names[2])).toBe('Confermi 20 %? Intendevi 2?');
    await user.keyboard('{Enter}');
    expect(textOf(cellOf(detergent, 'Sconto'))).toBe('32,00 %');
  });

  it.each(['-10', '1e1'])('is none as %s, and neither are the three together', async (text) => {
    const { user, type } = await openDiscount();
    await type(names[1], text);
    expect(below(names[1])).toMatch(/^Scrivi il numero/);
    expect(screen.queryByText(/Sconto complessivo/)).toBeNull();
    await user.keyboard('{Enter}');
    expect(field(names[1]).value).toBe(text);
  });

  it('of 0 is like any other [QCA-016]', async () => {
    const { user, type } = await openDiscount();
    await type(names[0], '0');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
