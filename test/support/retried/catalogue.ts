import { aNewProductInput } from '#test/support/builders/product-input.ts';
import type { Editor } from '#test/support/races/editable.ts';
import { type Creations, made } from './creation.ts';

const aList = (unique: string) => ({ name: `Listino ${unique}`, countries: ['AT'], isCatchAll: false });
const colour = (code: string) => ({ code, hbw: null, r: 1, g: 2, b: 3 });

/** What makes something of the catalogue. */
export async function catalogueCreations(by: Editor): Promise<Creations> {
  const colorlistId = await made(by, 'Mutation.createColorlist', { key: 'ground', name: 'Cartella' });
  const phase = await made(by, 'Mutation.createPhase', { key: 'ground-phase', name: { it: 'Fase' } });
  const given = { key: 'ground-product', product: aNewProductInput() };
  const product = await made(by, 'Mutation.createProduct', given);
  return {
    'Mutation.createColorlist': { args: () => ({ name: 'Terre' }), changed: { name: 'Altre' } },
    'Mutation.addColor': { args: (unique) => ({ colorlistId, ...colour(unique) }), changed: { r: 9 } },
    'Mutation.importColors': {
      args: (unique) => ({ colorlistId, colors: [colour(unique)] }),
      changed: { colors: [colour('altro')] },
    },
    'Mutation.createPhase': { args: () => ({ name: { it: 'Fondo' } }), changed: { name: { it: 'Altra' } } },
    'Mutation.duplicatePhase': {
      args: () => ({ id: phase, name: { it: 'Copia' } }),
      changed: { name: { it: 'Altra' } },
    },
    'Mutation.createPricelist': {
      args: (unique) => ({ pricelist: aList(unique) }),
      changed: { pricelist: aList('altro') },
    },
    'Mutation.duplicatePricelist': {
      args: (unique) => ({ id: 'pcu', name: `Copia ${unique}`, withProducts: true, factor: 1.1 }),
      changed: { factor: 1.2 },
    },
    'Mutation.createProduct': {
      args: () => ({ product: aNewProductInput(), pricelists: ['pcu'] }),
      changed: { pricelists: [] },
    },
    'Mutation.duplicateProduct': { args: () => ({ id: product }), changed: { name: { it: 'Altro' } } },
    'Mutation.createTag': {
      args: (unique) => ({ tag: { name: 'Tag', slug: `tag-${unique.toLowerCase()}` } }),
      changed: { tag: { name: 'Altro', slug: 'altro' } },
    },
  };
}
