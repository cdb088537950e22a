import { describe, expect, it } from 'vitest';
import { graphql, type Who } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';

const { listColourFolders } = await import('#lambdas/store/catalogue/colour-folder-store.ts');
const { listPhases } = await import('#lambdas/store/catalogue/phase-store.ts');
const { readPriceLists, readAvailableProducts } = await import(
  '#lambdas/store/catalogue/price-list-store.ts'
);
const { listProducts } = await import('#lambdas/store/catalogue/product-store.ts');
const { listTags } = await import('#lambdas/store/catalogue/tag-store.ts');

const read = async <Data>(who: Who, query: string) => answered(await graphql<Data>(who, query));

describe('the catalogue', () => {
  it('is organised by phases, which tags call for, price lists and colour folders [QDA-001]', async () => {
    const [phases, products, available] = [
      await listPhases(),
      await listProducts(),
      await readAvailableProducts('pcu'),
    ];
    const phaseIds = new Set(phases.map(({ id }) => id));
    const productIds = new Set(products.map(({ id }) => id));
    expect(products.flatMap((product) => product.phases).filter((id) => !phaseIds.has(id))).toEqual([]);
    expect(products.some((product) => product.phases.length > 0)).toBe(true);
    expect(available.length).toBeGreaterThan(10);
    expect(available.filter((id) => !productIds.has(id))).toEqual([]);
    expect(phases.find(({ id }) => id === 'trattamento-biocida')?.conditions).toEqual([
      { include: ['alghe'], exclude: [] },
      { include: ['muffa'], exclude: [] },
    ]);
    const { colours } = await read<{ colours: { colorlist: string }[] }>(
      'painter',
      '{ colours { colorlist } }',
    );
    expect(new Set(colours.map(({ colorlist }) => colorlist)).size).toBeGreaterThan(1);
  });
});

describe('the collections', () => {
  it('are read: phases, price lists, colour folders, tags, products, light quotations, users, notifications [QDA-038]', async () => {
    type Counts = Record<string, unknown[] | { items: unknown[] }>;
    const all = {
      ...(await read<Counts>(
        'superUser',
        '{ phases { id } editablePhases { id } priceLists { id } colourFolders { id } tags { id } notifications { id } }',
      )),
      ...(await read<Counts>(
        'superUser',
        `{ products { id } selectableProducts { id } colours { colorlist }
           quotations { items { id name location userName } } users { items { id pricelist } } }`,
      )),
    };
    const countOf = (name: string) => {
      const found = all[name] ?? [];
      return Array.isArray(found) ? found.length : found.items.length;
    };
    expect(Object.keys(all).filter((name) => countOf(name) === 0)).toEqual([]);
    expect(countOf('priceLists')).toBe((await readPriceLists()).length);
    expect(countOf('colourFolders')).toBe((await listColourFolders()).length);
    expect(countOf('tags')).toBe((await listTags()).length);
    expect(countOf('products')).toBe((await listProducts()).length);
    expect(countOf('editablePhases')).toBe((await listPhases()).length);
    const { quotations } = await read<{ quotations: { items: { id: string }[] } }>(
      'superUser',
      '{ quotations(filter: { search: "Nomentana" }) { items { id } } }',
    );
    const { quotation } = answered(
      await graphql<{ quotation: { tags: string[]; pricelist: { name: string } | null } }>(
        'superUser',
        'query ($id: ID!) { quotation(id: $id) { tags pricelist { name } } }',
        { id: quotations.items[0]?.id },
      ),
    );
    expect(quotation.tags).toContain('interno');
    expect(quotation.pricelist?.name).toBeTruthy();
  });
});
