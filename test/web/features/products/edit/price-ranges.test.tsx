import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEditableProduct, anEditableRange } from '#test/support/builders/editable-product.ts';
import { isOff } from '#test/support/is-off.ts';
import {
  aProductServer,
  button,
  choice,
  openNewProduct,
  openProduct,
  size,
  undo,
  update,
} from './open-product.tsx';

const twoRanges = () =>
  anEditableProduct({ priceranges: [anEditableRange('Chiari'), anEditableRange('Scuri')] });

type SavedPrices = {
  priceranges: {
    name: string;
    prices: { packaging: string; prices: { pricelist: string; price: number }[] }[];
  }[];
};
const savedPacks = (save: unknown) =>
  (save as SavedPrices).priceranges.map(({ prices }) =>
    prices.map(({ packaging, prices: each }) =>
      [packaging, ...each.map(({ pricelist, price: euro }) => `${pricelist} ${euro}`)].join(' '),
    ),
  );

describe('the price ranges of a product', () => {
  it('get their number as name [PRD-050]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.click(button('Aggiungi fascia di prezzo'));
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    const { priceranges } = server.saves()[0] as unknown as SavedPrices;
    expect(priceranges.map(({ name }) => name)).toEqual(['Fascia di prezzo 1', 'Fascia di prezzo 2']);
  });

  it('are one at least: the last cannot be deleted [PRD-045, PRD-047]', async () => {
    aProductServer(twoRanges());
    const { user } = await openProduct();
    expect(isOff(button('Elimina Chiari'))).toBe(false);
    await user.click(button('Elimina Scuri'));
    expect(isOff(button('Elimina Chiari'))).toBe(true);
    await user.click(undo());
    expect(isOff(button('Elimina Chiari'))).toBe(false);
  });

  it('come back as ranges of their own beside those that were added since', async () => {
    const server = aProductServer(twoRanges());
    const { user } = await openProduct();
    await user.click(button('Elimina Scuri'));
    await user.click(button('Aggiungi fascia di prezzo'));
    await user.click(undo());
    await user.click(button(/^Elimina Fascia di prezzo/));
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    const { priceranges } = server.saves()[0] as unknown as SavedPrices;
    expect(priceranges.map(({ name }) => name)).toEqual(['Chiari', 'Scuri']);
  });

  it('fold to their heading', async () => {
    aProductServer(twoRanges());
    const { user } = await openProduct();
    const second = within(screen.getByRole('group', { name: 'Scuri' }));
    expect(second.queryByRole('table')).toBeNull();
    await user.click(second.getByRole('button', { name: 'Scuri' }));
    expect(second.getByRole('table', { name: 'Prezzi di Scuri' })).toBeDefined();
  });

  it('are duplicated with their packages', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.click(button('Duplica Fascia di prezzo 1'));
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    const [first, second] = savedPacks(server.saves()[0]);
    expect(second).toEqual(first);
  });

  it('have colours where the price depends on them, and show how many', async () => {
    const colors = Array.from({ length: 7 }, (_, index) => ({ code: `C${index}`, r: 1, g: 2, b: index }));
    aProductServer(
      anEditableProduct({ priceType: 'colors', priceranges: [anEditableRange('Chiari', { colors })] }),
    );
    const { user } = await openProduct();
    const colours = button('7 colori di Chiari');
    expect(colours.textContent).toBe('7 colori');
    await user.click(colours);
    expect(await screen.findByRole('dialog', { name: 'Colori di Chiari' })).toBeDefined();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annulla' }));
    await user.selectOptions(choice('Tipo di prezzo'), 'fixed');
    expect(screen.queryByRole('button', { name: /colori di/ })).toBeNull();
  });

  it('without colours offer by a button to choose them, whose name has its words', async () => {
    aProductServer(anEditableProduct({ priceType: 'colors', priceranges: [anEditableRange('Chiari')] }));
    await openProduct();
    const colours = button('Scegli i colori di Chiari');
    expect(colours.textContent).toBe('Scegli i colori');
    expect(colours.classList.contains('btn')).toBe(true);
  });

  it('open when one of their prices cannot be saved', async () => {
    aProductServer(twoRanges());
    const { user } = await openProduct();
    const second = within(screen.getByRole('group', { name: 'Scuri' }));
    await user.click(second.getByRole('button', { name: 'Scuri' }));
    await user.type(second.getByRole('textbox', { name: 'Prezzo della confezione 5 l, Rivenditori' }), 'nd');
    await user.click(second.getByRole('button', { name: 'Scuri' }));
    await user.click(update());
    const cell = await second.findByRole('textbox', { name: 'Prezzo della confezione 5 l, Rivenditori' });
    await waitFor(() => expect(document.activeElement).toBe(cell));
  });
});

describe('a new product', () => {
  it('starts with one empty package in its price range [PRD-045]', async () => {
    aProductServer();
    await openNewProduct();
    expect(size(1).value).toBe('');
  });
});
