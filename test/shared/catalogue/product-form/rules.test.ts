import { describe, expect, it } from 'vitest';
import { countProductChanges } from '#shared/catalogue/product-form/count-product-changes.ts';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { draftField } from '#shared/catalogue/product-form/draft-field.ts';
import { fromProduct } from '#shared/catalogue/product-form/from-product.ts';
import {
  copiedPriceRange,
  newConsumptionRange,
  newPriceRange,
  newProductDraft,
} from '#shared/catalogue/product-form/new-draft.ts';
import { isCounted, withUnit } from '#shared/catalogue/product-form/unit-rules.ts';
import { anEditedProduct, aStoredRange } from './an-edited-product.ts';

const draft = fromProduct(anEditedProduct({ priceranges: [aStoredRange(), aStoredRange()] }));

describe('a new product', () => {
  it('is sold on its own, in kilograms, with a fixed consumption and price [PRD-052, PRD-053, PRD-054, PRD-055, PRD-056]', () => {
    const { standalone, combined, um, consumptionType, priceType } = newProductDraft('p');
    expect({ standalone, combined, um, consumptionType, priceType }).toEqual({
      standalone: true,
      combined: false,
      um: 'kg',
      consumptionType: 'fixed',
      priceType: 'fixed',
    });
  });

  it('has a range of consumption and one of price [PRD-044, PRD-045]', () => {
    const { consumptionranges, priceranges } = newProductDraft('p');
    expect(consumptionranges.map(({ name }) => name)).toEqual(['Fascia di consumo 1']);
    expect(priceranges.map(({ name }) => name)).toEqual(['Fascia di prezzo 1']);
  });
});

describe('a range that is added', () => {
  it('is a price range with its number [PRD-050]', () => {
    expect(newPriceRange(draft.priceranges, 'p')).toMatchObject({
      name: 'Fascia di prezzo 3',
      name_i18n: { it: 'Fascia di prezzo 3', en: 'Price range 3' },
    });
  });

  it('is a consumption range with its number [PRD-051]', () => {
    const second = newConsumptionRange(draft.consumptionranges);
    expect(second.name).toBe('Fascia di consumo 2');
    // The first was removed meanwhile.
    expect(newConsumptionRange([second]).name).toBe('Fascia di consumo 3');
  });

  it('can be like another, with packages of its own and no colour', () => {
    const [range] = fromProduct(
      anEditedProduct({ priceranges: [aStoredRange({ colors: [{ code: 'C', r: 1, g: 2, b: 3 }] })] }),
    ).priceranges;
    if (!range) throw new Error('No range');
    let made = 0;
    const copy = copiedPriceRange(range, [range], () => `new${made++}`);
    expect(copy.packs.map(({ id, packaging, prices }) => [id, packaging, prices.pcu])).toEqual([
      ['new0', '15', '186,00'],
      ['new1', '5', '66,00'],
    ]);
    expect(copy).toMatchObject({ key: 1, name: 'Fascia di prezzo 2', colors: [] });
  });
});

describe('the unit', () => {
  it.each(['mq', 'pz'] as const)(
    '%s fixes and empties the consumption and prices by width [PRD-060, PRD-061]',
    (um) => {
      const variable: ProductDraft = { ...draft, consumptionType: 'variable', priceType: 'colors' };
      const counted = withUnit(variable, um);
      expect(counted).toMatchObject({ um, consumptionType: 'fixed', consumption: '', priceType: 'width' });
      expect(isCounted(um)).toBe(true);
    },
  );

  it('back in kilograms or litres keeps the fixed consumption and takes the usual price type; ranges are never lost [OPC-25]', () => {
    const back = withUnit(withUnit(draft, 'mq'), 'l');
    expect(back).toMatchObject({ um: 'l', consumptionType: 'fixed', priceType: 'fixed' });
    expect(back.priceranges).toEqual(draft.priceranges);
    expect(back.consumptionranges).toEqual(draft.consumptionranges);
    expect(isCounted('l')).toBe(false);
  });

  it('leaves the price type alone between kilograms and litres [OPC-25]', () => {
    expect(withUnit({ ...draft, um: 'kg', priceType: 'colors' }, 'l').priceType).toBe('colors');
  });
});

describe('changes of a product', () => {
  it('are none before anything is edited [PRD-059]', () => {
    expect(countProductChanges(draft, structuredClone(draft))).toBe(0);
  });

  it('count a field, a text in each language and each range once', () => {
    const [first, second] = draft.priceranges;
    const edited: ProductDraft = {
      ...draft,
      um: 'kg',
      name: { it: 'A', en: 'B', de: '' },
      attachments: {
        ...draft.attachments,
        de: [{ key: 0, category: '', customCategory: '', name: '', url: '' }],
      },
      priceranges: [
        { ...draft.priceranges[0], ...first, key: 0, name: 'C' } as never,
        newPriceRange(draft.priceranges, 'p'),
      ],
    };
    expect(second).toBeDefined();
    expect(countProductChanges(draft, edited)).toBe(1 + 2 + 1 + 3);
  });

  it('count each price of a range', () => {
    const [first, ...others] = draft.priceranges;
    if (!first) throw new Error('a range');
    const repriced = first.packs.map((pack) => ({
      ...pack,
      prices: { ...pack.prices, one: '1,00', two: '2,00' },
    }));
    const edited = { ...draft, priceranges: [{ ...first, packs: repriced }, ...others] };
    expect(countProductChanges(draft, edited)).toBe(2 * first.packs.length);
    const [range] = edited.priceranges;
    if (!range) throw new Error('a range');
    const renamed = { ...edited, priceranges: [{ ...range, name: 'Altro' }, ...others] };
    expect(countProductChanges(draft, renamed)).toBe(2 * first.packs.length + 1);
  });
});

describe('a field that the server refuses', () => {
  it.each([
    ['product.name.it', 'name.it'],
    ['product.consumptionranges.0.name', 'consumptionranges.0.name'],
    ['product.attachments.1.url', 'attachments.it.1.url'],
    ['product.attachments_i18n.en.0.url', 'attachments.en.0.url'],
    ['product.priceranges.0.prices.1.packaging', 'priceranges.0.packs.2.packaging'],
    ['product.priceranges.0.prices.0.prices.1.price', 'priceranges.0.packs.0.prices.pccs'],
  ])('%s is %s of the form', (path, field) => {
    const [range, ...rest] = draft.priceranges;
    if (!range) throw new Error('No range');
    const [first, second] = range.packs;
    if (!first || !second) throw new Error('No packages');
    const empty = { id: 'e', packaging: '', quantity: null, prices: {} };
    const packs = [first, empty, second];
    expect(draftField({ ...draft, priceranges: [{ ...range, packs }, ...rest] }, path)).toBe(field);
  });
});
