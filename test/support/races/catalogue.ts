import { randomUUID } from 'node:crypto';
import { allCountries } from '#shared/geography/all-countries.ts';
import type { Product } from '#shared/schemas/product.ts';
import { aPhaseInput } from '#test/support/builders/phase-input.ts';
import { aNewProductInput, aPriceRangeInput, aProductInput } from '#test/support/builders/product-input.ts';
import { as, type Editable, type Fields, type Seen, type Way } from './editable.ts';

type Known = { id: string; revision: number };
const text = (what: string) => (unique: number) => `${what} ${unique}`;
const html = (unique: number) => `<p>Testo ${unique}</p>`;
const revisionOf = ({ base }: Seen): number => as<Known>(base).revision;

export const product: Editable = {
  operations: [
    'Mutation.updateProduct',
    'Mutation.archiveProduct',
    'Mutation.changeProducts',
    'Mutation.removeProductImage',
  ],
  async make([{ run }], unique) {
    const made = await run('Mutation.createProduct', { key: unique, product: aNewProductInput() });
    const id = as<string>(made);
    const { readProduct } = await import('#lambdas/store/catalogue/product-store.ts');
    const way: Way = {
      operation: 'Mutation.updateProduct',
      fields: {
        name: text('Prodotto'),
        details: html,
        consumption: (count) => count / 100,
        price: (count) => 100 + count,
      },
      save: (run, seen, whole) =>
        run('Mutation.updateProduct', {
          product: aProductInput({ id, revision: revisionOf(seen), ...productOf(whole) }),
        }),
    };
    const nothing = { fields: {} };
    return {
      async read() {
        const read = await readProduct(id);
        return { base: read, fields: fieldsOfProduct(read) };
      },
      ways: () => [
        way,
        way,
        {
          ...nothing,
          operation: 'Mutation.archiveProduct',
          save: (run, { base }) =>
            run('Mutation.archiveProduct', { id, archived: !as<{ archived: boolean }>(base).archived }),
        },
        {
          ...nothing,
          operation: 'Mutation.changeProducts',
          save: (run, { base }) => {
            const { archived } = as<{ archived: boolean }>(base);
            const key = randomUUID();
            return run('Mutation.changeProducts', { key, products: [{ id, archived: !archived }] });
          },
        },
        {
          ...nothing,
          operation: 'Mutation.removeProductImage',
          save: (run) => run('Mutation.removeProductImage', { productId: id }),
        },
      ],
    };
  },
};

const productOf = ({ name, details, consumption, price }: Fields) => ({
  name: { it: String(name) },
  details: { it: String(details) },
  consumption: as<number | null>(consumption),
  priceranges: [
    aPriceRangeInput({
      prices: [
        {
          id: 'p1',
          packaging: '12,5',
          quantity: 0,
          prices: [{ pricelist: 'pcu', price: as<number>(price) }],
        },
      ],
    }),
  ],
});

function fieldsOfProduct(read: Product | undefined): Fields {
  const price = read?.priceranges[0]?.prices[0]?.pcu ?? 0;
  return { name: read?.name.it, details: read?.details?.it ?? '', consumption: read?.consumption, price };
}

export const phase: Editable = {
  operations: ['Mutation.updatePhase', 'Mutation.renamePhase'],
  async make([{ run }], unique) {
    const id = as<string>(await run('Mutation.createPhase', { key: unique, name: { it: 'Fase' } }));
    const { readPhase } = await import('#lambdas/store/catalogue/phase-store.ts');
    return {
      async read() {
        const read = await readPhase(id);
        return {
          base: read,
          fields: {
            name: as<{ it: string } | undefined>(read?.name)?.it,
            procedure: read?.procedure?.it ?? '',
          },
        };
      },
      ways: () => [
        {
          operation: 'Mutation.updatePhase',
          fields: { name: text('Fase'), procedure: html },
          save: (run, seen, { name, procedure }) =>
            run('Mutation.updatePhase', {
              phase: aPhaseInput({
                id,
                revision: revisionOf(seen),
                name: { it: String(name) },
                withProcedure: true,
                procedure: { it: String(procedure), en: '' },
              }),
            }),
        },
        {
          operation: 'Mutation.renamePhase',
          fields: { name: text('Fase') },
          save: (run, seen, { name }) =>
            run('Mutation.renamePhase', { id, revision: revisionOf(seen), name: { it: String(name) } }),
        },
      ],
    };
  },
};

export const tag: Editable = {
  operations: ['Mutation.updateTag'],
  async make([{ run }], unique) {
    const slug = `gara-${unique}`;
    const { id } = as<Known>(await run('Mutation.createTag', { key: unique, tag: { name: 'Tag', slug } }));
    const { readTag } = await import('#lambdas/store/catalogue/tag-store.ts');
    return {
      async read() {
        const read = await readTag(id);
        return { base: read, fields: { name: read?.name, slug: read?.slug } };
      },
      ways: () => [
        {
          operation: 'Mutation.updateTag',
          fields: { name: text('Tag'), slug: (count) => `${slug}-${count}` },
          save: (run, seen, whole) =>
            run('Mutation.updateTag', { tag: { id, revision: revisionOf(seen), ...whole } }),
        },
      ],
    };
  },
};

/** A different set of products for each number below 1,024. */
const some = (all: readonly string[]) => (unique: number) =>
  all.slice(0, 10).filter((_, index) => (unique >> index) % 2 === 1);

export const priceList: Editable = {
  operations: ['Mutation.updatePriceList', 'Mutation.setPriceListProducts'],
  async make([{ run }], unique) {
    const pricelist = { name: `Listino ${unique}`, countries: ['AT'], isCatchAll: false };
    const { id } = as<Known>(await run('Mutation.createPriceList', { key: unique, pricelist }));
    const { readAvailableProducts, readPriceList } = await import(
      '#lambdas/store/catalogue/price-list-store.ts'
    );
    const all = await readAvailableProducts('pcu');
    return {
      async read() {
        // In this order: the revision does not cover a save between them, so such a save is refused.
        const read = await readPriceList(id);
        const members = (await readAvailableProducts(id)).toSorted();
        return { base: read, fields: { name: read?.name, countries: read?.countries, products: members } };
      },
      ways: () => [
        {
          operation: 'Mutation.updatePriceList',
          fields: {
            name: (count) => `Listino ${unique} ${count}`,
            countries: (count) => [allCountries[count % allCountries.length] ?? 'AT'],
          },
          save: (run, seen, { name, countries }) =>
            run('Mutation.updatePriceList', {
              pricelist: { id, name, countries, isCatchAll: false },
              revision: revisionOf(seen),
            }),
        },
        {
          operation: 'Mutation.setPriceListProducts',
          fields: { products: some(all.toSorted()) },
          save: (run, seen, { products }) =>
            run('Mutation.setPriceListProducts', { id, productIds: products, revision: revisionOf(seen) }),
        },
      ],
    };
  },
};
