import { describe, expect, it } from 'vitest';
import { aPhaseInput } from '#test/support/builders/phase-input.ts';
import { accounts, codeOf, graphql, tokenOf, type Who } from '#test/support/cloud.ts';
import { aNewPhase, saved } from '#test/support/phases-api.ts';
import { createdProduct } from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const { readUser } = await import('#lambdas/store/user/user-store.ts');

type Product = { id: string; selectable: boolean; phases: string[] };
const productsOf = async (who: Who) =>
  answered(
    await graphql<{ selectableProducts: Product[] }>(who, '{ selectableProducts { id selectable phases } }'),
  ).selectableProducts;
const idsOf = (products: Product[]) => products.filter(({ selectable }) => selectable).map(({ id }) => id);

describe('the catalogue', () => {
  it('shows a user the products of their price list [SES-004, SES-062, QNW-041]', async () => {
    const italian = idsOf(await productsOf('painter'));
    const german = idsOf(await productsOf('germanRetailer'));
    expect(italian).toContain('adda-acrilsilossanica');
    expect(german.length).toBeGreaterThan(10);
    expect(german.length).toBeLessThan(italian.length);
  });

  it("offers of a price list only the products for the user's own type [SES-059, SES-060, QNW-041]", async () => {
    const made = (['imbianchino', 'agente'] as const).map((type) =>
      createdProduct({ userTypes: [type] }, { priceLists: ['pcu'] }),
    );
    const [forPainters, forAgents] = await Promise.all(made);
    const offered = idsOf(await productsOf('painter'));
    expect([forPainters, forAgents].map((product) => offered.includes(product?.id ?? ''))).toEqual([
      true,
      false,
    ]);
  });

  it('never offers archived products, not even to super users [QNW-022]', async () => {
    for (const who of ['painter', 'superUser'] as const) {
      expect(idsOf(await productsOf(who))).not.toContain('adda-fotocatalitica');
    }
  });

  it('lets a user without a price list view products [QNW-042]', async () => {
    expect(idsOf(await productsOf('privateUser')).length).toBeGreaterThan(10);
  });

  it('tells nothing of prices, tags and user types', async () => {
    const fields = ['priceranges { name }', 'userTypes', 'tags', 'price'];
    for (const field of fields) {
      const answer = await graphql('painter', `{ selectableProducts { id ${field} } }`);
      expect(answer.errors?.[0]?.message).toMatch(/^Validation error/);
    }
  });

  it('gives the texts of one product, and not-found for one the user may not see [QVW-071]', async () => {
    const query = 'query ($id: ID!) { product(id: $id) { id name { it } details { it } specs { it } } }';
    const { product } = answered(
      await graphql<{ product: { name: { it: string }; specs: { it: string } } }>('painter', query, {
        id: 'adda-acrilsilossanica',
      }),
    );
    expect(product.name.it).toBe('Adda Acril-Silossanica');
    expect(product.specs.it).toContain('<li>');
    expect(codeOf(await graphql('painter', query, { id: 'no-such-product' }))).toBe('not-found');
    expect(codeOf(await graphql('painter', query, { id: 'prodotto-di-prova' }))).toBe('not-found');
  });

  it("gives the prices of the caller's own list, and none without a list [PRD-078]", async () => {
    const query =
      'query ($id: ID!) { product(id: $id) { prices { name { it } packs { packaging price } } } }';
    type Prices = { product: { prices: { name: { it: string }; packs: object[] }[] } };
    const pricesFor = async (who: Who) =>
      answered(await graphql<Prices>(who, query, { id: 'adda-acrilsilossanica' })).product.prices;
    const [painter, retailer, withoutList] = await Promise.all(
      (['painter', 'germanRetailer', 'privateUser'] as const).map(pricesFor),
    );
    expect(painter?.[0]).toEqual({ name: { it: 'Bianco e tinte chiare' }, packs: expect.any(Array) });
    expect(painter?.[0]?.packs[0]).toEqual({ packaging: 14, price: expect.any(Number) });
    expect(retailer).not.toEqual(painter);
    expect(withoutList).toEqual([]);
  });

  it('lists the phases in their order [SES-063]', async () => {
    const { phases } = answered(
      await graphql<{ phases: { id: string; name: { it: string } }[] }>(
        'painter',
        '{ phases { id name { it } } }',
      ),
    );
    expect(phases[0]).toEqual({ id: 'pulizia', name: { it: 'Pulizia e preparazione' } });
  });

  it('lists the phases of the own price list, and those that belong to all lists [SES-063, PHA-070, QNW-041]', async () => {
    const made = [['pcu'], [], ['pccs']].map(async (availablePricelists) =>
      saved(aPhaseInput({ id: await aNewPhase(), availablePricelists })),
    );
    const [own, every, other] = await Promise.all(made);
    const { phases } = answered(await graphql<{ phases: { id: string }[] }>('painter', '{ phases { id } }'));
    const listed = phases.map(({ id }) => id);
    expect([own, every, other].map((phase) => listed.includes(phase?.id ?? ''))).toEqual([true, true, false]);
  });

  it('answers the colours of the published folders, flattened [QCO-005, QCO-009]', async () => {
    const { colours } = answered(
      await graphql<{ colours: object[] }>('painter', '{ colours { code r g b hbw colorlist } }'),
    );
    expect(colours).toHaveLength(451);
    expect(colours[0]).toEqual({
      code: 'TN 101',
      r: 247,
      g: 241,
      b: 232,
      hbw: 88.5,
      colorlist: 'Terre naturali',
    });
  });
});

describe('the signed-in user', () => {
  it.each(['painter', 'retailer', 'privateUser', 'superUser'] as const)(
    'is the one of the token, and no other user: %s [QDA-037]',
    async (who) => {
      const query = '{ currentUser { id uid email } }';
      const { currentUser } = answered(await graphql<{ currentUser: { uid: string } }>(who, query));
      const { sub } = JSON.parse(
        Buffer.from((await tokenOf(who)).split('.')[1] ?? '', 'base64url').toString(),
      );
      expect(currentUser).toEqual({ id: sub, uid: sub, email: accounts[who] });
      expect((await readUser(sub))?.email).toBe(accounts[who]);
    },
  );

  it('comes with all fields and the name of the price list [QDA-004, QDA-005, QDA-037]', async () => {
    const query = `{ currentUser {
      id uid firstName lastName email pricelist pricelistName loggedIn superUser type company address postalCode city
      province phone phone1 checkbox1 checkbox2 showLogo imageUrl imageName language country managementMode
      managedCountries emailVerified
    } }`;
    const { currentUser } = answered(await graphql<{ currentUser: object }>('superUser', query));
    expect(currentUser).toMatchObject({
      firstName: 'Giulia',
      email: 'giulia.ferrero@example.com',
      superUser: true,
      loggedIn: true,
      pricelist: 'pcu',
      pricelistName: 'PCU',
      country: 'IT',
      language: 'it',
      managementMode: 'all',
      managedCountries: [],
      emailVerified: true,
    });
  });
});

type Words = { id: string; it: string; en: string; tags: string };
const wordsOf = async (who: Who) =>
  new Map(
    answered(
      await graphql<{ productWords: Words[] }>(who, '{ productWords { id it en tags } }'),
    ).productWords.map((words) => [words.id, words]),
  );

describe('the words of the catalogue', () => {
  it('are those of the products that a user sees [SES-062, OPC-32]', async () => {
    const [painter, superUser] = await Promise.all([wordsOf('painter'), wordsOf('superUser')]);
    expect(painter.get('tanaro-traspirante')?.it.split(' ')).toContain('idropittura');
    expect(painter.get('tanaro-traspirante')?.en.split(' ')).toContain('breathable');
    expect(painter.has('prodotto-di-prova')).toBe(false);
    expect(painter.has('adda-fotocatalitica')).toBe(false);
    expect(superUser.has('adda-fotocatalitica')).toBe(true);
  });

  it('follow the texts of a saved product', async () => {
    const { id } = await createdProduct({ details: { it: '<p>Fosforescente</p>' } }, { priceLists: ['pcu'] });
    expect((await wordsOf('painter')).get(id)?.it).toContain('fosforescente');
  });

  it('name tags to super users alone [WIZ-022, OPC-09]', async () => {
    const [painter, superUser] = await Promise.all([wordsOf('painter'), wordsOf('superUser')]);
    expect(superUser.get('orba-antimuffa')?.tags).toContain('muffa');
    expect([...painter.values()].filter(({ tags }) => tags)).toEqual([]);
  });
});
