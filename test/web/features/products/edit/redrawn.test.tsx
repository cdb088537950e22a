import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { anEditableProduct, anEditableRange } from '#test/support/builders/editable-product.ts';
import { aProductServer, field, openProduct, price } from './open-product.tsx';

const drawn = vi.hoisted(() => ({ rows: 0, editors: 0 }));
vi.mock('#web/features/products/edit/prices/pack-cell.tsx', async (original) => {
  const { PackCell } = await original<typeof import('#web/features/products/edit/prices/pack-cell.tsx')>();
  return {
    PackCell: (props: Parameters<typeof PackCell>[0]) => {
      drawn.rows += 1;
      return <PackCell {...props} />;
    },
  };
});
vi.mock('#web/features/products/edit/general/rich-texts.tsx', () => ({
  RichTexts: () => (
    <Profiler
      id="texts"
      onRender={() => {
        drawn.editors += 1;
      }}
    >
      <p>texts</p>
    </Profiler>
  ),
}));

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
  const { user } = await openProduct();
  const cell = price('2 l', 'Listino 7');
  await user.click(cell);
  drawn.rows = 0;
  drawn.editors = 0;
  await user.keyboard('5');
  // The size and a price in each of the 21 lists.
  expect(drawn.rows).toBe(22);
  expect(drawn.editors).toBe(0);
  await user.click(field(/Nome in italiano/));
  drawn.rows = 0;
  await user.keyboard('x');
  expect(drawn.rows).toBe(0);
  expect(screen.getAllByText('2 modifiche non salvate').length).toBeGreaterThan(0);
});
