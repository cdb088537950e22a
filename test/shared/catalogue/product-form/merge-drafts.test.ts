import { describe, expect, it } from 'vitest';
import { fromProduct } from '#shared/catalogue/product-form/from-product.ts';
import { mergeProductDrafts } from '#shared/catalogue/product-form/merge-drafts.ts';
import { anEditableProduct, anEditableRange } from '#test/support/builders/editable-product.ts';

const draft = (...names: string[]) =>
  fromProduct(anEditableProduct({ priceranges: names.map((name) => anEditableRange(name)) }));

describe('two drafts of a product', () => {
  it('keep each range its own, though the other one removed the range before it and added another', () => {
    const base = draft('Bianco', 'Tinte');
    const [white, tints] = base.priceranges;
    if (!white || !tints) throw new Error('two ranges');
    const packs = tints.packs.map((pack) =>
      pack.packaging === '5' ? { ...pack, prices: { pcu: '70,00' } } : pack,
    );
    const mine = { ...base, priceranges: [white, { ...tints, packs }] };
    const { merged, clashes } = mergeProductDrafts(base, mine, draft('Tinte', 'Forti'));
    expect(clashes).toEqual([]);
    expect(merged.priceranges.map(({ name }) => name)).toEqual(['Tinte', 'Forti']);
    expect(merged.priceranges[0]?.packs.map(({ prices }) => prices.pcu)).toEqual(['186,00', '70,00']);
    expect(new Set(merged.priceranges.map(({ key }) => key)).size).toBe(2);
  });
});
