import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { older } from '#test/support/older-item.ts';
import { context, fillCatalogue, painter, quotationOf, saved } from '#test/support/quoting.ts';
import { storedCopies } from '#test/support/stored-copies.ts';
import { itemsOfTable, placesOf } from '#test/support/whole-cloud.ts';

const services = await openDataServices();
afterAll(services.close);
const { storeProduct } = await import('#test/support/store-again.ts');
const { digestOf } = await import('#lambdas/store/copy/copy-store.ts');
const { duplicateQuotation } = await import('#lambdas/quotations/duplicate-quotation.ts');
const { readQuotation } = await import('#lambdas/quotations/read-quotation.ts');
const { copyOf } = await import('#lambdas/store/copy/product-copy.ts');

const range = { name: 'Fascia 1', colors: [], prices: [{ id: 'p1', packaging: '25', pcu: 112.5 }] };
const product = aProduct({ priceranges: [range] });
beforeAll(() => fillCatalogue([product]));

let made = 0;
/** How many copies the table has more, once somebody chose the product as it is now. */
async function newCopies(edited: Product): Promise<number> {
  await storeProduct(edited);
  const before = (await storedCopies()).length;
  made += 1;
  await quotationOf(`key-${made}`, [product.id]);
  return (await storedCopies()).length - before;
}

describe('an edit of a product', () => {
  it.each<[string, Partial<Product>]>([
    ['its readers', { userTypes: [String(painter.type)] }],
    ['a day on which a price became another', { priceranges: [{ ...range, updatedAt: '2026-11-19' }] }],
    ['its author and its days', { updatedBy: 'Bruno', updatedAt: '2026-11-19', createdAt: '2026-11-18' }],
    ['fields of older records and the data sheet', { rev: '7', url: 'a', imageName: 'b', price: 3 }],
  ])('that quotations do not see makes no copy: %s', async (_, edit) => {
    await newCopies(product);
    expect(await newCopies(aProduct({ ...product, ...edit }))).toBe(0);
  });

  it.each<[string, Partial<Product>]>([
    ['a price', { priceranges: [{ ...range, prices: [{ id: 'p1', packaging: '25', pcu: 113 }] }] }],
    [
      'a price of another list',
      { priceranges: [{ ...range, prices: [{ id: 'p1', packaging: '25', pcu: 112.5, other: 1 }] }] },
    ],
    ['a text', { specs: { it: '<p>Calce</p>' } }],
    ['a phase', { phases: ['fondo'] }],
  ])('that quotations see makes one: %s', async (_, edit) => {
    await newCopies(product);
    const edited = aProduct({ ...product, ...edit });
    expect(await newCopies(edited)).toBe(1);
    expect(await newCopies(edited)).toBe(0);
  });
});

const duplicated = ({ id }: Quotation) =>
  duplicateQuotation.run({ input: { key: `twin-${id}`, id, prices: 'TODAY' } }, context());

async function repriced(quotation: Quotation): Promise<Quotation> {
  const { todayPrices } = await readQuotation.run({ id: quotation.id }, context());
  const source = { prices: todayPrices?.[0]?.version };
  return saved(quotation, { selectedProducts: [{ sId: product.id, source }] });
}

describe('prices of today, which became others on some day', () => {
  it.each<[string, number, (quotation: Quotation) => Promise<Quotation>]>([
    ['duplicate', 114, duplicated],
    ['save', 115, repriced],
  ])('make no copy beside the one of their product when a %s takes them', async (_, pcu, takeOver) => {
    await storeProduct(product);
    const quotation = await quotationOf(`key-${pcu}`, [product.id]);
    const prices = [{ id: 'p1', packaging: '25', pcu }];
    await newCopies(aProduct({ ...product, priceranges: [{ ...range, prices, updatedAt: '2026-11-19' }] }));
    const before = (await storedCopies()).length;
    const [row] = (await takeOver(quotation)).selectedProducts;
    expect(row?.priceranges[0]?.prices[0]?.price).toBe(pcu);
    expect((await storedCopies()).length).toBe(before);
  });
});

it('a product that was archived meanwhile has the copy that it had', () => {
  const names = [false, true].map((archived) => digestOf(copyOf(aProduct({ ...product, archived }))));
  expect(names[1]).toBe(names[0]);
});

it('of the people who worked on a product nothing is in copies and in the rows of quotations', async () => {
  const [person, content] = [`Redattrice-${process.pid}`, `Contenuto-${process.pid}`];
  const edited = aProduct({ ...product, name: { it: content }, updatedBy: person });
  await storeProduct(edited);
  // Older records have more of them.
  const key = { pk: `P#${product.id}`, sk: 'DETAIL' };
  for (const field of ['createdBy', 'archivedBy', 'author']) await older(key, field, { name: person });
  const made = await quotationOf('key-people', [product.id]);
  await saved(made, { area: 70, selectedProducts: [{ sId: product.id, note: 'Di notte' }] });
  const items = await itemsOfTable();
  const own = placesOf([content], items);
  expect(own).toEqual(expect.arrayContaining([expect.stringMatching(/^COPY#/)]));
  const quotation = items.filter(({ where }) => where.startsWith(`Q#${made.id} `));
  expect(quotation.map(({ where }) => where.split(' ')[1])).toEqual(['HEAD', 'REV#00000001']);
  expect(placesOf(['Di notte'], quotation)).toEqual([`Q#${made.id} HEAD`]);
  const ofCatalogue = (where: string) => where === `P#${product.id} DETAIL` || where.startsWith('CATALOGUE#');
  const places = placesOf([person], items);
  expect(places.filter(ofCatalogue)).not.toEqual([]);
  expect(places.filter((where) => !ofCatalogue(where))).toEqual([]);
});
