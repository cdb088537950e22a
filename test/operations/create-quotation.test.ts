import { describe, expect, it } from 'vitest';
import { maximumRows } from '#shared/schemas/quotation-bounds.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { mostRowsOf } from '#test/support/most-rows.ts';
import { aNewQuotation, answered, create, created, list, read } from '#test/support/quotations-api.ts';

describe('creating a quotation', () => {
  it('answers the id of a quotation of the caller, dated now and active [QNW-035, QNW-037, QNW-038, QVW-057, QDA-013]', async () => {
    const before = Date.now();
    const { id } = await created('painter', { name: 'Villa Aurora', location: 'Imola', province: 'bo' });
    const { quotation } = answered(await read('painter', id));
    const { currentUser } = answered(
      await graphql<{ currentUser: { id: string } }>('painter', '{ currentUser { id } }'),
    );
    expect(quotation).toMatchObject({
      name: 'Villa Aurora',
      location: 'Imola',
      province: 'BO',
      archived: false,
      uid: currentUser.id,
      userName: 'Andrea Conti',
      userCountry: 'IT',
      user: { email: 'andrea.conti@example.com', pricelist: 'pcu' },
    });
    expect(Date.parse(quotation.createdAt)).toBeGreaterThanOrEqual(before);
    expect(quotation.selectedProducts.map(({ sId }) => sId)).toEqual(['primer', 'plaster']);
  });

  it('is of the caller, whatever owner the client sends; a retry without one is the same creation [QNW-037, QDA-011]', async () => {
    const { id: other, uid } = await created('retailer');
    const sent = aNewQuotation();
    const claimed = { ...sent, uid, user: JSON.stringify({ uid, pricelist: 'pccs', isSuper: true }) };
    const made = answered(await create('painter', claimed)).createQuotation;
    expect(made.uid).not.toBe(uid);
    expect(made).toMatchObject({
      userName: 'Andrea Conti',
      pricelist: { id: 'pcu' },
      user: { uid: made.uid, email: 'andrea.conti@example.com', pricelist: 'pcu' },
    });
    expect(answered(await create('painter', sent)).createQuotation.id).toBe(made.id);
    expect(codeOf(await read('retailer', made.id))).toBe('not-found');
    expect(made.id).not.toBe(other);
  });

  it('keeps of the owner a snapshot without rights, consents or session [QDA-011]', async () => {
    const answer = await graphql('painter', '{ __type(name: "UserSnapshot") { fields { name } } }');
    expect(answer.errors).toBeDefined();
    const { user } = await created('painter');
    expect(Object.keys(user)).not.toEqual(
      expect.arrayContaining(['superUser', 'isSuper', 'emailVerified', 'managementMode', 'checkbox1']),
    );
  });

  it('starts with 100 square metres, no discounts and no ticked incidence [QCA-011, QDA-015]', async () => {
    expect(await created('painter')).toMatchObject({
      area: 100,
      discount: 0,
      discountExtra: 0,
      discountAccounting: 0,
      selectedIncidences: [],
    });
  });

  it('consumes of each product what its first range says, until another is chosen [QCA-006]', async () => {
    const { selectedProducts } = await created('painter', {
      selectedProducts: [{ sId: 'plaster', product: 'livenza-rasante-calce' }],
    });
    const [plaster] = selectedProducts;
    expect(plaster?.consumptionranges.length).toBeGreaterThan(1);
    expect(plaster?.consumptionRange).toBe(0);
  });

  it('names a quotation without a name Preventivo [QDA-012]', async () => {
    expect((await created('painter', { name: '' })).name).toBe('Preventivo');
  });

  it('copies the products with automatic packages and the prices of the owner’s list [QNW-029, QCA-021]', async () => {
    const { selectedProducts, pricelist } = await created('painter');
    expect(pricelist).toEqual({ id: 'pcu', name: 'PCU' });
    expect(selectedProducts[0]?.priceranges[0]?.prices).toEqual([
      { id: 'piave-fissativo-20l', packaging: '20', quantity: 1, price: 84 },
      { id: 'piave-fissativo-5l', packaging: '5', quantity: 0, price: 24.5 },
    ]);
  });

  it('unlocks a required product and locks the others [QCA-030, QCA-031]', async () => {
    const { selectedProducts } = await created('painter', {
      selectedProducts: [
        { sId: 'plaster', product: 'livenza-rasante-calce', consumptionRange: 1 },
        { sId: 'mesh', product: 'alpe-rete' },
      ],
    });
    expect(selectedProducts.map(({ sId, lockedArea, area }) => ({ sId, lockedArea, area }))).toEqual([
      { sId: 'plaster', lockedArea: true, area: 100 },
      { sId: 'mesh', lockedArea: false, area: 0 },
    ]);
  });

  it('keeps two rows of one product apart by their sId [QNW-030]', async () => {
    const selectedProducts = [
      { sId: 'first', product: 'piave-fissativo' },
      { sId: 'second', product: 'piave-fissativo' },
    ];
    const quotation = await created('painter', { selectedProducts });
    expect(quotation.selectedProducts.map(({ sId, id }) => [sId, id])).toEqual([
      ['first', 'piave-fissativo'],
      ['second', 'piave-fissativo'],
    ]);
  });

  it('lets a user without a price list make quotations, without any money in them [QNW-042, QNW-043, QCA-003, PRD-078]', async () => {
    const { pricelist, selectedProducts } = await created('privateUser', {
      selectedProducts: [{ sId: 'primer', product: 'piave-fissativo' }],
    });
    expect(pricelist).toBeNull();
    const prices = selectedProducts.flatMap((row) => row.priceranges.flatMap((range) => range.prices));
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.every(({ price }) => price === null)).toBe(true);
    expect(prices[0]?.quantity).toBe(1);
  });

  it('answers the same quotation to a retry with the same key', async () => {
    const input = aNewQuotation();
    const first = answered(await create('painter', input)).createQuotation;
    const second = answered(await create('painter', input)).createQuotation;
    expect(second.id).toBe(first.id);
  });

  it('refuses other content under a key that was used', async () => {
    const input = aNewQuotation();
    await create('painter', input);
    expect(codeOf(await create('painter', { ...input, name: 'Altro' }))).toBe('conflict');
  });

  it('appears in the owner’s list at once [QDA-019, QLS-042]', async () => {
    const { id } = await created('painter', { name: 'Subito in elenco' });
    const { quotations } = answered(await list('painter', { filter: { search: 'subito' } }));
    expect(quotations.items.map((item) => item.id)).toContain(id);
  });
});

describe('a refused creation stores nothing', () => {
  const cases: [string, object, string][] = [
    ['an empty selection', { selectedProducts: [] }, 'empty-selection'],
    [
      'a product that does not exist',
      { selectedProducts: [{ sId: 'a', product: 'no-such' }] },
      'unknown-product',
    ],
    [
      'an archived product',
      { selectedProducts: [{ sId: 'a', product: 'adda-fotocatalitica' }] },
      'product-not-available',
    ],
    [
      'a product of other price lists',
      { selectedProducts: [{ sId: 'a', product: 'prodotto-di-prova' }] },
      'product-not-available',
    ],
    [
      'a product that only comes along with others, alone',
      { selectedProducts: [{ sId: 'a', product: 'piave-diluente' }] },
      'product-not-available',
    ],
    [
      'a row id the table could not sort',
      { selectedProducts: [{ sId: '😀', product: 'piave-fissativo' }] },
      'invalid-input',
    ],
    ['no location', { location: ' ' }, 'invalid-input'],
    ['no province for Italy', { province: null }, 'invalid-input'],
    ['a province that is no code', { province: 'Bologna' }, 'invalid-input'],
    [
      'a range the product does not have',
      { selectedProducts: [{ sId: 'a', product: 'piave-fissativo', consumptionRange: 7 }] },
      'invalid-input',
    ],
    [
      'two rows with one id',
      {
        selectedProducts: [
          { sId: 'a', product: 'piave-fissativo' },
          { sId: 'a', product: 'livenza-rasante-calce' },
        ],
      },
      'invalid-input',
    ],
    [
      'more rows than a quotation may have',
      {
        selectedProducts: [...mostRowsOf('piave-fissativo'), { sId: 'more', product: 'piave-fissativo' }],
      },
      'too-many-rows',
    ],
  ];

  it.each(cases)('with %s', async (_, changes, code) => {
    const name = `Rifiutata ${code} ${process.pid}`;
    expect(codeOf(await create('painter', { ...aNewQuotation(), name, ...changes }))).toBe(code);
    const { quotations } = answered(await list('painter', { filter: { search: name } }));
    expect(quotations.total).toBe(0);
  });

  it('with prices sent by the client: the schema does not know them', async () => {
    const selectedProducts = [{ sId: 'a', product: 'piave-fissativo', price: 0.01 }];
    const answer = await create('painter', { ...aNewQuotation(), selectedProducts });
    expect(answer.errors?.[0]?.message).toContain('price');
  });

  it('for a user whose e-mail is not verified, and for nobody', async () => {
    expect(codeOf(await create('unverified', aNewQuotation()))).toBe('email-not-verified');
    expect(codeOf(await create(null, aNewQuotation()))).toBe('UnauthorizedException');
  });
});

it('holds the largest quotation in one save', async () => {
  const selectedProducts = mostRowsOf('adda-acrilsilossanica');
  expect((await created('painter', { selectedProducts })).selectedProducts).toHaveLength(maximumRows);
});
