import { expect, it } from 'vitest';
import { listPrices } from '#shared/catalogue/list-prices.ts';
import { aProduct } from '#test/support/builders/product.ts';

it('the prices of a list are those above 0, of any stored form, and of that list alone [PRD-078]', () => {
  const product = aProduct({
    priceranges: [
      {
        name: 'x',
        name_i18n: { it: 'Bianco', en: 'White' },
        colors: [],
        prices: [
          { id: 'a', packaging: '14', mine: 84.5, other: 99 },
          { id: 'b', packaging: '4,5', mine: '40,25' },
          { id: 'c', packaging: 1, mine: 0 },
          { id: 'd', packaging: 1, other: 5 },
          { id: 'e', packaging: 0, mine: 5 },
        ],
      },
      { name: 'Tinte', colors: [], prices: [{ id: 'f', packaging: 1, other: 5 }] },
    ],
  });
  expect(listPrices(product, 'mine')).toEqual([
    {
      name: { it: 'Bianco', en: 'White' },
      packs: [
        { packaging: 14, price: 84.5 },
        { packaging: 4.5, price: 40.25 },
      ],
    },
  ]);
  expect(listPrices(product, 'other').map(({ name }) => name.it)).toEqual(['Bianco', 'Tinte']);
  expect(listPrices(product, 'nobody')).toEqual([]);
});
