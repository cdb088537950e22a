import { expect, it } from 'vitest';
import { copiedProduct } from '#shared/editing/copied-product.ts';
import { productCopy } from '#shared/schemas/product.ts';
import { aProduct } from '#test/support/builders/product.ts';

it('a copy of a product holds all that quotations show of it, without author, dates and the days of its prices', () => {
  const prices = [{ id: 'a', packaging: '25', pcu: 100 }];
  const range = { name: 'Fascia 1', colors: [], prices };
  const product = aProduct({ priceranges: [{ ...range, updatedAt: '2026-01-15T08:00:00.000Z' }] });
  const copy = copiedProduct({ ...product, updatedBy: 'Giulia Ferrero' });
  expect(Object.keys(copy).sort()).toEqual(Object.keys(productCopy.shape).sort());
  expect(copy).toEqual({ ...productCopy.parse(product), priceranges: [range] });
});
