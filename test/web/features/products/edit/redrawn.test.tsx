import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEditableProduct, anEditableRange } from '#test/support/builders/editable-product.ts';
import * as toolbars from '#web/components/rich-text-editor/toolbar.tsx';
import * as cells from '#web/features/products/edit/prices/pack-cell.tsx';
import { aProductServer, field, openProduct, price } from './open-product.tsx';

const lists = Array.from({ length: 20 }, (_, index) => ({ id: `l${index}`, name: `Listino ${index}` }));
const ranges = ['A', 'B', 'C'].map((name) =>
  anEditableRange(name, {
    prices: Array.from({ length: 5 }, (_, index) => ({
      id: `${name}${index}`,
      packaging: String(index + 1),
      quantity: 0,
      prices: lists.map(({ id }) => ({ pricelist: id, price: 10 })),
    })),
  }),
);

it('draws one row again while a price is typed, and none while a name is', async () => {
  const server = aProductServer(anEditableProduct({ priceranges: ranges }));
  server.answers.PriceListNames = () => ({
    priceLists: [...lists, { id: 'pccs', name: 'Rivenditori' }],
  });
  const drawnCells = vi.spyOn(cells, 'PackCell');
  const drawnEditors = vi.spyOn(toolbars, 'Toolbar');
  const { user } = await openProduct();
  await screen.findAllByRole('toolbar');
  const cell = price('2 l', 'Listino 7');
  await user.click(cell);
  expect(drawnEditors).toHaveBeenCalled();
  drawnCells.mockClear();
  drawnEditors.mockClear();
  await user.keyboard('5');
  // The size and a price in each of the 21 lists.
  expect(drawnCells).toHaveBeenCalledTimes(22);
  expect(drawnEditors).not.toHaveBeenCalled();
  await user.click(field(/Nome in italiano/));
  drawnCells.mockClear();
  await user.keyboard('x');
  expect(drawnCells).not.toHaveBeenCalled();
  expect(screen.getAllByText('2 modifiche non salvate').length).toBeGreaterThan(0);
});
