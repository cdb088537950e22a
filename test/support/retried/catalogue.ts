import { aNewProductInput, aProductInput } from '#test/support/builders/product-input.ts';
import type { Editor } from '#test/support/races/editable.ts';
import { type Creations, made, within } from './creation.ts';

const aList = (unique: string) => ({ name: `Listino ${unique}`, countries: ['AT'], isCatchAll: false });
const colour = (code: string) => ({ code, hbw: null, r: 1, g: 2, b: 3 });

/** Another value for every field of a product. */
function anotherProduct() {
  const { id: _, revision: __, ...content } = aProductInput({ attachments_i18n: { it: [] } });
  const older = { packaging: 'secchio', price: 10, consumption: 0.5 };
  return { ...content, ...older, url: 'https://example.com', specs: { it: '<p>Altro</p>' } };
}

/** Creations in the catalogue. */
export async function catalogueCreations(by: Editor): Promise<Creations> {
  const colorlistId = await made(by, 'Mutation.createColourFolder', { key: 'ground', name: 'Cartella' });
  const phase = await made(by, 'Mutation.createPhase', { key: 'ground-phase', name: { it: 'Fase' } });
  const given = { key: 'ground-product', product: aNewProductInput() };
  const product = await made(by, 'Mutation.createProduct', given);
  return {
    'Mutation.createColourFolder': { args: () => ({ name: 'Terre' }), changed: { name: 'Altre' } },
    'Mutation.addColor': {
      args: (unique) => ({ colorlistId, ...colour(unique) }),
      changed: { colorlistId: 'another', code: 'ALTRO', hbw: 5, r: 9, g: 9, b: 9 },
    },
    'Mutation.importColors': {
      args: (unique) => ({ colorlistId, colors: [colour(unique)] }),
      changed: { colorlistId: 'another', colors: [colour('altro')] },
    },
    'Mutation.createPhase': {
      args: () => ({ name: { it: 'Fondo' } }),
      changed: within('name', { it: 'Altra', en: 'Other' }),
    },
    'Mutation.duplicatePhase': {
      args: () => ({ id: phase, name: { it: 'Copia' } }),
      changed: { id: 'another', ...within('name', { it: 'Altra', en: 'Other' }) },
    },
    'Mutation.createPriceList': {
      args: (unique) => ({ pricelist: aList(unique) }),
      changed: within('pricelist', { ...aList('altro'), countries: ['DE'], isCatchAll: true }),
    },
    'Mutation.duplicatePriceList': {
      // With a factor: test/operations/duplicate-price-list.test.ts
      args: (unique) => ({ id: 'pcu', name: `Copia ${unique}`, withProducts: true }),
      changed: { id: 'another', name: 'Altro', withProducts: false, factor: 1.2 },
    },
    'Mutation.createProduct': {
      args: () => ({ product: aNewProductInput(), priceLists: ['pcu'] }),
      changed: { priceLists: [], ...within('product', anotherProduct()) },
    },
    'Mutation.duplicateProduct': {
      args: () => ({ id: product, name: { it: 'Copia' } }),
      changed: { id: 'another', ...within('name', { it: 'Altro', en: 'Other', de: 'Anderes' }) },
    },
    'Mutation.changeProducts': {
      args: () => ({ products: [{ id: product, join: [phase] }] }),
      changed: { products: [{ id: product, leave: [phase] }] },
    },
    'Mutation.changePriceListProducts': {
      args: () => ({ id: 'pcu', join: [product], leave: [] }),
      changed: { id: 'another', join: [], leave: [product] },
    },
    'Mutation.createTag': {
      args: (unique) => ({ tag: { name: 'Tag', slug: `tag-${unique.toLowerCase()}` } }),
      changed: within('tag', { name: 'Altro', slug: 'altro' }),
    },
  };
}
