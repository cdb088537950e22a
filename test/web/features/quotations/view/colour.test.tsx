import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aColouredRow, aQuotation, aRow } from '#test/support/builders/document.ts';
import {
  aServer,
  openMenu,
  openQuotation,
  packsOf,
  rowOf,
  saveButton,
  signIn,
  textOf,
} from './open-quotation.tsx';

const colour = (code: string, colorlist = 'Terre naturali', hbw: number | null = 42.5) => ({
  code,
  colorlist,
  hbw,
  r: 211,
  g: 161,
  b: 95,
});
const colours = [colour('CC 214'), colour('CC 322'), colour('CC 101'), colour('RAL 1001', 'RAL Classic')];
const finish = 'Silicalce Facciata';

const open = async (row = aColouredRow()) => {
  const discounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };
  const server = aServer({ quotation: aQuotation({ ...discounts, selectedProducts: [row] }), colours });
  const { user } = await openQuotation();
  await openMenu(user, /^Azioni su/);
  await user.click(screen.getByRole('menuitem', { name: 'Colore' }));
  await screen.findByRole('radiogroup', { name: 'Colori disponibili' });
  return { server, user };
};
const swatches = () => screen.getAllByRole('radio').map((swatch) => textOf(swatch));
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Conferma colore' });

beforeEach(() => {
  signIn();
});

describe('the colour selector', () => {
  it('is 400 wide and asks for the colours only when it opens [QVW-049, QCO-009]', async () => {
    const server = aServer({ quotation: aQuotation({ selectedProducts: [aColouredRow()] }), colours });
    const { user } = await openQuotation();
    const asked = () => server.asked.filter(({ operation }) => operation === 'Colours').length;
    expect(asked()).toBe(0);
    await user.click(screen.getByRole('button', { name: /colore di Silicalce/ }));
    await screen.findByRole('radiogroup');
    expect(asked()).toBe(1);
    expect(screen.getByRole('dialog').classList).toContain('d400');
  });

  it('starts with the chosen colour, its folder, range and reflectance [QCO-005]', async () => {
    await open();
    const chosen = textOf(document.querySelector('.chosen-colour'));
    expect(chosen).toBe('CC 214Terre naturali · Fascia 2 · tinte medieHBW 42,5');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cartella' }).value).toBe(
      'Terre naturali',
    );
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('CC 214');
    expect(screen.getByRole('img', { name: 'Anteprima del colore CC 214 su una facciata' })).toBeTruthy();
  });

  it('offers Bianco first, then the folder by code [QCO-006]', async () => {
    const { user } = await open();
    expect(swatches()).toEqual(['Bianco', 'CC 101', 'CC 214', 'CC 322']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cartella' }), 'RAL Classic');
    expect(swatches()).toEqual(['Bianco', 'RAL 1001']);
  });

  it('finds a colour by its code', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Codice, nome o hex' }), 'cc3');
    expect(swatches()).toEqual(['CC 322']);
    await user.type(screen.getByRole('textbox', { name: 'Codice, nome o hex' }), 'x');
    expect(screen.getByText('Nessun colore con "cc3x"')).toBeTruthy();
  });

  it('finds in other folders a code that the chosen folder lacks', async () => {
    const { user } = await open(aRow());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cartella' }), 'Terre naturali');
    await user.type(screen.getByRole('textbox', { name: 'Codice, nome o hex' }), 'ral');
    expect(swatches()).toEqual(['RAL 1001']);
    expect(screen.getByText('Nessun "ral" in Terre naturali: ecco le altre cartelle')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'RAL 1001' }));
    expect(textOf(document.querySelector('.chosen-colour'))).toContain('RAL 1001RAL Classic');
    expect(confirm().disabled).toBe(false);
  });

  it('does not confirm a colour of no price range, and says why [QCO-002, QCO-003, QCO-004]', async () => {
    const { user } = await open();
    expect(confirm().disabled).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'CC 322, non disponibile per questo prodotto' }));
    expect(confirm().disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('CC 322 non è disponibile per Silicalce Facciata');
    await user.click(screen.getByRole('radio', { name: 'Bianco' }));
    expect(confirm().disabled).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cannot confirm while nothing is chosen [QCO-003]', async () => {
    await open(aColouredRow({ color: null, colorlist: null, priceRange: 0 }));
    expect(confirm().disabled).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Codice, nome o hex' }));
  });

  it('puts the colour and its price range on the row, unsaved [QVW-025, QVW-059, QCO-001, QCO-007]', async () => {
    const { server, user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Bianco' }));
    await user.click(confirm());
    expect(screen.queryByRole('dialog')).toBeNull();
    const badges = [...rowOf(finish).querySelectorAll('.badges span.badge')].map(textOf);
    expect(badges).toEqual(['Fascia 1 · bianco e chiari', 'Bianco']);
    expect(packsOf(finish)).toBe('6 × 15 l');
    expect(server.saved).toEqual([]);
    await user.click(saveButton());
    expect(server.saved[0]?.selectedProducts?.[0]).toMatchObject({
      sId: 'silicalce',
      color: { code: 'Bianco', r: 255, g: 255, b: 255 },
      colorlist: null,
    });
  });

  it('lets any colour on a product of one price [QCO-002]', async () => {
    const { user } = await open(aRow());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cartella' }), 'Terre naturali');
    await user.click(screen.getByRole('radio', { name: 'CC 322' }));
    expect(confirm().disabled).toBe(false);
  });

  it('moves by arrows, chooses by Enter and types into the search', async () => {
    const { user } = await open();
    expect(document.activeElement?.textContent).toBe('CC 214');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Bianco');
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('CC 214');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Bianco');
    await user.keyboard('c');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Codice, nome o hex' }));
  });

  it('keeps one swatch in the tab order', async () => {
    await open();
    expect(screen.getAllByRole('radio').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('repaints the wall under the pointer and back', async () => {
    const { user } = await open();
    const wall = document.querySelector<HTMLElement>('.colour-preview');
    const painted = () => wall?.style.getPropertyValue('--facade');
    expect(painted()).toBe('rgb(211 161 95)');
    await user.hover(screen.getByRole('radio', { name: 'Bianco' }));
    expect(painted()).toBe('rgb(255 255 255)');
    await user.hover(within(screen.getByRole('dialog')).getByRole('heading', { level: 2 }));
    await waitFor(() => expect(painted()).toBe('rgb(211 161 95)'));
  });
});
