import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { fromProduct } from '#shared/catalogue/product-form/from-product.ts';
import { inReadingOrder } from '#shared/catalogue/product-form/in-reading-order.ts';
import { pricedIn } from '#shared/catalogue/product-form/priced-in.ts';
import { staleTexts } from '#shared/catalogue/product-form/stale-texts.ts';
import { toInput } from '#shared/catalogue/product-form/to-input.ts';
import { wrongCells } from '#shared/catalogue/product-form/wrong-cells.ts';
import { anEditedProduct } from './an-edited-product.ts';

const draft = fromProduct(anEditedProduct());
type Pack = ProductDraft['priceranges'][number]['packs'][number];
const withPacks = (...packs: Partial<Pack>[]): ProductDraft => ({
  ...draft,
  priceranges: draft.priceranges.map((range) => ({
    ...range,
    packs: packs.map((pack, index) => ({
      id: `p${index}`,
      packaging: '5',
      quantity: null,
      prices: {},
      ...pack,
    })),
  })),
});

describe('cells of the price tables', () => {
  it('are wrong as long as their text cannot be taken, and say what can [OPC-24]', () => {
    const typed = withPacks({ prices: { pcu: '-3', pccs: '12' } }, { packaging: 'x', prices: { pcu: 'nd' } });
    expect(wrongCells(typed)).toEqual([
      ['priceranges.0.packs.0.prices.pcu', { kind: 'negative', most: 1_000_000 }],
      ['priceranges.0.packs.1.packaging', { kind: 'number', most: 9_999_999 }],
      ['priceranges.0.packs.1.prices.pcu', { kind: 'number', most: 1_000_000 }],
    ]);
  });

  it('are not wrong while a size is still to be typed, which a save misses [OPC-26]', () => {
    const typed = withPacks({ packaging: ' ', prices: { pcu: '12' } });
    expect(wrongCells(typed)).toEqual([]);
    expect([...toInput(typed).issues.keys()]).toEqual(['priceranges.0.packs.0.packaging']);
  });

  it('are all among the fields that a save cannot take', () => {
    const text = fc.stringMatching(/^[-\d.,a ]{0,9}$/);
    fc.assert(
      fc.property(text, text, (packaging, pcu) => {
        const typed = withPacks({ packaging, prices: { pcu } });
        const { issues } = toInput(typed);
        for (const [path, issue] of wrongCells(typed)) expect(issues.get(path)).toEqual(issue);
      }),
    );
  });
});

describe('fields of the product form', () => {
  it('are gone through as one reads them, each language after the one before [OPC-26]', () => {
    const found = [
      'priceranges.0.packs.0.packaging',
      'consumption',
      'attachments.en.0.url',
      'attachments.it.0.url',
      'name.en',
      'details.it',
      'name.it',
    ];
    expect(inReadingOrder(found, [])).toEqual([
      'name.it',
      'name.en',
      'details.it',
      'attachments.it.0.url',
      'attachments.en.0.url',
      'consumption',
      'priceranges.0.packs.0.packaging',
    ]);
  });

  it('of one range keep their order', () => {
    const fields = ['consumptionranges.0.consumption', 'consumptionranges.0.name'];
    expect(inReadingOrder(fields, ['a', 'b'])).toEqual(fields);
  });

  it('of prices are gone through row by row, in the order of the columns', () => {
    const cells = [
      'priceranges.0.name',
      'priceranges.0.packs.0.packaging',
      'priceranges.0.packs.0.prices.a',
      'priceranges.0.packs.0.prices.b',
      'priceranges.0.packs.0.prices.gone',
      'priceranges.0.packs.9.prices.a',
      'priceranges.0.packs.10.packaging',
      'priceranges.1.packs.0.prices.b',
      'priceranges.10.name',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(cells), (some) => {
        expect(inReadingOrder(some, ['a', 'b'])).toEqual(cells.filter((cell) => some.includes(cell)));
      }),
    );
  });
});

describe('a product', () => {
  it.each([
    ['12,50', true],
    ['0', false],
    ['', false],
    ['nd', false],
  ])('with the price %s in a list has a price there: %s [OPC-01]', (pcu, has) => {
    expect(pricedIn(withPacks({ prices: { pcu } }).priceranges, 'pcu')).toBe(has);
  });

  it('has stale texts where the Italian one changed and a translation did not', () => {
    const before = {
      ...draft,
      name: { it: 'Calce', en: 'Lime', de: '' },
      specs: { it: 'A', en: 'A', de: 'A' },
    };
    const name = { ...before.name, it: 'Calce fine' };
    expect(staleTexts(before, { ...before, name })).toEqual([{ field: 'name', language: 'en' }]);
    expect(staleTexts(before, { ...before, name: { ...name, en: 'Fine lime' } })).toEqual([]);
    expect(staleTexts(before, before)).toEqual([]);
    const specs = { ...before.specs, it: 'B' };
    expect(staleTexts(before, { ...before, specs }).map(({ language }) => language)).toEqual(['en', 'de']);
  });
});
