import { describe, expect, it } from 'vitest';
import { editableProduct } from '#shared/catalogue/editable-product.ts';
import { listsWithoutPrice } from '#shared/catalogue/lists-without-price.ts';
import { byItalianName, productRow } from '#shared/catalogue/product-row.ts';
import { cataloguePack, packList, storedPack } from '#shared/catalogue/stored-packs.ts';
import { withDefaults } from '#shared/catalogue/with-defaults.ts';
import { offeringWithout, offers, requires, requiringWithout } from '#shared/catalogue/without-product.ts';
import type { Product } from '#shared/schemas/product.ts';
import { newProductInput } from '#shared/schemas/product-input.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { aProduct, aRequirer } from '#test/support/builders/product.ts';

describe('a package of the catalogue', () => {
  it('is stored with its prices under the ids of their lists, and read back as a list of them [CDA-027, OPC-23]', () => {
    const pack = {
      id: 'p1',
      packaging: '12,5',
      quantity: 2,
      prices: [
        { pricelist: 'pcu', price: 10.1234 },
        { pricelist: 'pccs', price: 0 },
      ],
    };
    const stored = storedPack(pack, new Set(['pcu', 'pccs']));
    expect(stored).toEqual({ id: 'p1', packaging: '12,5', quantity: 2, pcu: 10.1234, pccs: 0 });
    expect(cataloguePack(stored)).toEqual(pack);
  });

  it('drops the prices of lists that are no more, whatever they are called [OPC-16]', () => {
    const prices = ['gone', '__proto__', 'packaging', 'id'].map((pricelist) => ({ pricelist, price: 1 }));
    expect(storedPack({ id: 'p1', packaging: '5', prices }, new Set(['pcu']))).toEqual({
      id: 'p1',
      packaging: '5',
      quantity: 0,
    });
  });

  it('of an older record is read: text, numbers as sizes, prices that nobody could save [OPC-23]', () => {
    const older = { id: 'p1', packaging: 12.5, quantity: '3', pcu: '1.234,56', pccs: 'boh', a: -1, b: null };
    expect(cataloguePack(older)).toEqual({
      id: 'p1',
      packaging: '12,5',
      quantity: 3,
      prices: [{ pricelist: 'pcu', price: 1234.56 }],
    });
  });

  it('in a map is one of a list, by its id [OPC-23]', () => {
    expect(packList({ p1: { packaging: '5', pcu: 1 }, x: { id: 'p2', packaging: '20' } })).toEqual([
      { id: 'p1', packaging: '5', pcu: 1 },
      { id: 'p2', packaging: '20' },
    ]);
    expect([packList(undefined), packList(null), packList([])]).toEqual([[], [], []]);
  });
});

describe('a product that super users edit', () => {
  it('has numbers where older records have text, and no consumption while it is variable [CDA-019, CDA-025]', () => {
    const consumptionranges = [
      {
        name: 'Uno',
        consumption: '0,3',
        requiredProducts: [{ product: 'b', consumption: '0.05', um: 'kg' }],
      },
    ];
    const older = aProduct({ price: '12,5', packaging: 5, consumption: '0.35', consumptionranges });
    expect(editableProduct(older)).toMatchObject({
      price: 12.5,
      packaging: '5',
      consumption: 0.35,
      consumptionranges: [{ consumption: 0.3, requiredProducts: [{ consumption: 0.05 }] }],
    });
    expect(editableProduct({ ...older, consumptionType: 'variable' }).consumption).toBeNull();
  });

  it('has the Italian attachments as its default ones [OPC-29]', () => {
    const it = [{ url: 'https://example.com/a.pdf' }];
    expect(editableProduct(aProduct({ attachments_i18n: { it } })).attachments).toEqual(it);
    expect(editableProduct(aProduct()).attachments).toEqual([]);
  });

  it('holds phases by their ids: their names are read from the phases [CDA-022]', () => {
    expect(editableProduct(aProduct({ phases: ['pulizia'] })).phases).toEqual(['pulizia']);
  });
});

describe('a new product', () => {
  const names = { price: { it: 'P', en: 'P' }, consumption: { it: 'C', en: 'C' } };
  const made = (given: object) => withDefaults(newProductInput.parse({ name: { it: 'A' }, ...given }), names);

  it('is sold alone, in kilograms, with a fixed consumption and price [PRD-052, PRD-053, PRD-054, PRD-055, PRD-056]', () => {
    expect(made({})).toMatchObject({
      standalone: true,
      combined: false,
      um: 'kg',
      consumptionType: 'fixed',
      priceType: 'fixed',
    });
  });

  it('has a range of each kind [PRD-044, PRD-045]', () => {
    expect(made({})).toMatchObject({
      consumptionranges: [{ name: 'C', requiredProducts: [] }],
      priceranges: [{ name: 'P', colors: [], prices: [] }],
    });
  });

  it('keeps what was given', () => {
    const given = {
      standalone: false,
      combined: true,
      um: 'l',
      consumptionType: 'variable',
      priceType: 'colors',
    };
    expect(made(given)).toMatchObject(given);
  });
});

it('lacks a price in the lists that hold it and of which no package has a price', () => {
  expect(listsWithoutPrice(['pcu', 'pccs', 'export'], ['pccs', 'other'])).toEqual(['pcu', 'export']);
  expect(listsWithoutPrice([], ['pccs'])).toEqual([]);
});

describe('a line of the list', () => {
  it('says which languages have attachments and nothing of its readers', () => {
    const product = aProduct({
      userTypes: ['agente'],
      attachments_i18n: { it: [], de: [{ url: 'https://a.it' }] },
    });
    const header = { ...product, pricedIn: ['pcu'], imageUrl: '/files/a.png' };
    expect(productRow(header, ['pccs', 'pcu'])).toEqual({
      id: 'adda-calce',
      name: { it: 'adda-calce' },
      phases: [],
      standalone: true,
      combined: false,
      archived: false,
      attachmentLanguages: ['de'],
      imageUrl: '/files/a.png',
      priceLists: ['pccs', 'pcu'],
      withoutPrice: ['pccs'],
    });
  });

  it('tells others nothing of lists, and of an older record nothing of prices', () => {
    const { imageUrl, priceLists, withoutPrice } = productRow(aProduct(), null);
    expect([imageUrl, priceLists, withoutPrice]).toEqual([null, null, null]);
    expect(productRow(aProduct(), ['pcu']).withoutPrice).toEqual([]);
  });

  it('comes by Italian name, numbers as numbers', () => {
    const named = (it: string): Pick<Product, 'name'> => ({ name: { it } });
    const names = ['Tinta 10', 'àncora', 'tinta 9', 'Bianco'].map(named).toSorted(byItalianName);
    expect(names.map(({ name }) => name.it)).toEqual(['àncora', 'Bianco', 'tinta 9', 'Tinta 10']);
  });
});

describe('a product that goes', () => {
  it('is required no more: ranges and other required products stay [OPC-18]', () => {
    const requirer = aRequirer('a', [['b'], ['gone', 'b']]);
    expect([requires(requirer, 'gone'), requires(requirer, 'c')]).toEqual([true, false]);
    const left = requiringWithout(requirer, 'gone').consumptionranges.map(({ requiredProducts }) =>
      requiredProducts.map(({ product }) => product),
    );
    expect(left).toEqual([['b'], ['b']]);
  });

  it('is in no choice any more: choices and their other products stay [OPC-18]', () => {
    const choices = [aChoice({ products: [] }), aChoice({ products: ['gone', 'b'] })];
    const phase = aPhase({ choices });
    expect([offers(phase, 'gone'), offers(phase, 'c')]).toEqual([true, false]);
    expect(offeringWithout(phase, 'gone').choices.map(({ products }) => products)).toEqual([[], ['b']]);
  });
});
