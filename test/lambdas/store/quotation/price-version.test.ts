import { expect, it } from 'vitest';
import { priceVersion } from '#lambdas/store/quotation/price-version.ts';
import { aRow } from '#test/support/builders/document.ts';

const rowOf = (packaging: number, quantity = 7) =>
  aRow({
    priceranges: [
      { name: 'Fascia 1', colors: [], prices: [{ id: 'tin', packaging, quantity, price: 42.5 }] },
    ],
  });

it('is another when a package has another size at the same price, not when more of it are bought', () => {
  expect(priceVersion(rowOf(10))).not.toBe(priceVersion(rowOf(5)));
  expect(priceVersion(rowOf(5, 8))).toBe(priceVersion(rowOf(5)));
});
