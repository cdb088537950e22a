import { describe, expect, it } from 'vitest';
import { aNewProductInput, aPriceRangeInput } from '#test/support/builders/product-input.ts';
import { codeOf, graphql, type Who } from '#test/support/cloud.ts';
import {
  archiveProduct,
  createdProduct,
  createProduct,
  deleteProduct,
  productsOf,
  productUses,
  readEditable,
  updateProduct,
} from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const { readAvailableProducts } = await import('#lambdas/store/catalogue/price-list-store.ts');

const idsOf = async (who: Who) => (await productsOf(who)).map(({ id }) => id);

describe('the list of products', () => {
  it('is browsed by ordinary users, who see what their type and price list allow [CDA-004, PRD-073, PRD-076, OPC-09]', async () => {
    const painter = await idsOf('painter');
    const listed = new Set(await readAvailableProducts('pcu'));
    expect(painter.length).toBeGreaterThan(10);
    expect(painter.filter((id) => !listed.has(id))).toEqual([]);

    const { id: forPainters } = await createdProduct({ userTypes: ['imbianchino'] }, { priceLists: ['pcu'] });
    const { id: forAgents } = await createdProduct({ userTypes: ['agente'] }, { priceLists: ['pcu'] });
    const { id: unlisted } = await createdProduct();
    expect(await idsOf('painter')).toContain(forPainters);
    expect(await idsOf('painter')).not.toContain(forAgents);
    expect(await idsOf('painter')).not.toContain(unlisted);
  });

  it('shows a product without user types to every type, and any product to super users [PRD-072, PRD-074, CDA-023]', async () => {
    const lists = ['pcu', 'export-dach-fr'];
    const { id: forAll } = await createdProduct({ userTypes: [] }, { priceLists: lists });
    const { id: forTests } = await createdProduct({ userTypes: ['test'] });
    for (const who of ['painter', 'germanRetailer'] as const) {
      const ids = await idsOf(who);
      expect(ids).toContain(forAll);
      expect(ids).not.toContain(forTests);
    }
    expect(await idsOf('superUser')).toEqual(expect.arrayContaining([forAll, forTests]));
  });

  it('is there for a user without a price list, and tells no prices to anybody [PRD-077, PRD-078]', async () => {
    expect((await idsOf('privateUser')).length).toBeGreaterThan(10);
    for (const field of ['priceranges { name }', 'price', 'userTypes']) {
      const answer = await graphql('privateUser', `{ products { id ${field} } }`);
      expect(answer.errors?.[0]?.message).toMatch(/^Validation error/);
    }
  });

  it('holds archived products for super users alone [PRD-010, PRD-011]', async () => {
    const archived = (await productsOf('superUser')).filter((product) => product.archived);
    expect(archived.map(({ id }) => id)).toContain('adda-fotocatalitica');
    expect((await productsOf('painter')).some((product) => product.archived)).toBe(false);
  });

  it('says in which price lists a product is, and where it has no price, to super users alone [OPC-01, OPC-03]', async () => {
    const { id: unlisted } = await createdProduct();
    const { id: listed } = await createdProduct({}, { priceLists: ['pccs'] });
    const priceranges = [aPriceRangeInput()];
    const { id: priced } = await createdProduct({ priceranges }, { priceLists: ['pcu', 'pccs'] });
    const rows = new Map((await productsOf('superUser')).map((row) => [row.id, row]));
    expect(rows.get(unlisted)).toMatchObject({ priceLists: [], withoutPrice: [] });
    expect(rows.get(listed)).toMatchObject({ priceLists: ['pccs'], withoutPrice: ['pccs'] });
    expect(rows.get(priced)?.priceLists?.toSorted()).toEqual(['pccs', 'pcu']);
    expect(rows.get(priced)?.withoutPrice).toEqual(['pccs']);
    const told = (await productsOf('painter')).flatMap((row) => [row.priceLists, row.withoutPrice]);
    expect(new Set(told)).toEqual(new Set([null]));
  });

  it('is light: at most 600 bytes a product, also with long names [PRD-081]', async () => {
    const long =
      'Rivestimento acril-silossanico fotocatalitico per facciate storiche esposte al mare, '.repeat(2);
    const name = { it: long.slice(0, 150), en: long.slice(0, 150) };
    const attachments = [{ url: 'https://example.com/scheda.pdf', category: 'scheda-tecnica' as const }];
    const phases = ['pulizia', 'trattamento-biocida', 'rasatura'];
    const attachments_i18n = { en: attachments, de: attachments };
    const { id } = await createdProduct({ name, attachments, attachments_i18n, phases });
    const answer = answered(
      await graphql<{ products: { id: string }[] }>(
        'superUser',
        '{ products { id name { it en } phases standalone combined archived attachmentLanguages imageUrl priceLists withoutPrice } }',
      ),
    );
    const sizes = answer.products.map((product) => Buffer.byteLength(JSON.stringify(product)));
    expect(answer.products.some((product) => product.id === id)).toBe(true);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(600);
  });

  it('comes by Italian name', async () => {
    const names = (await productsOf('superUser')).map(({ name }) => name.it);
    expect(names).toEqual(names.toSorted(new Intl.Collator('it', { numeric: true }).compare));
  });
});

describe('one product', () => {
  const query = 'query ($id: ID!) { product(id: $id) { name { it } } }';
  const codeFor = async (who: Who, id: string) => codeOf(await graphql(who, query, { id }));

  it('that is archived, or not for the user, is not found by ordinary users and found by super users [OPC-32, PRD-082]', async () => {
    const archived = await createdProduct({}, { priceLists: ['pcu'] });
    await archiveProduct('superUser', archived.id, true);
    const unlisted = await createdProduct();
    for (const { id } of [archived, unlisted]) {
      expect([await codeFor('painter', id), await codeFor('superUser', id)]).toEqual([
        'not-found',
        undefined,
      ]);
    }
  });
});

describe('operations that change products', () => {
  it.each(['painter', 'privateUser', 'unverified', null] as const)(
    'is refused to %s, whatever they send [OPC-09, PRD-071]',
    async (who) => {
      const { id } = await createdProduct();
      const refused = [
        await readEditable(who, id),
        await productUses(who, id),
        await createProduct(who, aNewProductInput()),
        await updateProduct(who, { ...(await inputOf(id)), name: { it: 'Altro' } }),
        await archiveProduct(who, id, true),
        await deleteProduct(who, id),
      ].map(codeOf);
      expect(new Set(refused)).toEqual(new Set([who ? 'forbidden' : 'UnauthorizedException']));
      expect(await idsOf('superUser')).toContain(id);
    },
  );

  // Spec decision 27: a super user without a country works on nothing that all countries share.
  it('is open to a super user of any country, whatever it is for, and to none of no country [CDA-002, OPC-09]', async () => {
    const answer = await createProduct('superUserOfGermanyAndAustria', aNewProductInput());
    expect(answered(answer).createProduct).toMatch(/^[0-9a-f]{32}$/);
    expect(codeOf(await createProduct('superUserOfNoCountry', aNewProductInput()))).toBe('forbidden');
  });
});

const inputOf = async (id: string) => ({
  id,
  revision: 1,
  um: 'kg',
  priceType: 'fixed',
  priceranges: [],
  consumptionType: 'fixed',
  combined: false,
  standalone: true,
  consumptionranges: [],
  phases: [],
  userTypes: [],
  attachments: [],
  attachments_i18n: {},
});
