import { describe, expect, it } from 'vitest';
import { aNewProductInput, aPriceRangeInput, aProductInput } from '#test/support/builders/product-input.ts';
import { codeOf } from '#test/support/cloud.ts';
import {
  aKey,
  archiveProduct,
  createdProduct,
  createProduct,
  deleteProduct,
  editable,
  productsOf,
  readEditable,
  savedProduct,
  updateProduct,
} from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const { priceLists, readAvailableProducts } = await import('#lambdas/store/catalogue/price-list-store.ts');
const { readProduct, writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');

const fieldOf = (answer: { errors?: { errorInfo: Record<string, unknown> | null }[] }) =>
  answer.errors?.[0]?.errorInfo?.field;
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

describe('a new product', () => {
  it('is sold by the kilogram, on its own, with fixed consumption and price, when nothing else is said [PRD-052, PRD-053, PRD-054, PRD-055, PRD-056]', async () => {
    expect(await createdProduct()).toMatchObject({
      standalone: true,
      combined: false,
      um: 'kg',
      consumptionType: 'fixed',
      priceType: 'fixed',
    });
  });

  it('needs nothing but a name and gets an id and a time, and is not archived [PRD-081, OPC-26]', async () => {
    expect(await createdProduct({ name: { it: '  Nuova tinta ' } })).toMatchObject({
      id: expect.stringMatching(/./),
      name: { it: 'Nuova tinta' },
      archived: false,
      revision: 1,
      createdAt: isoTime,
      updatedAt: isoTime,
      updatedBy: 'Giulia Ferrero',
      priceranges: [{ name: 'Fascia di prezzo 1', prices: [] }],
      consumptionranges: [{ name: 'Fascia di consumo 1', requiredProducts: [] }],
      phases: [],
      userTypes: [],
      attachments: [],
    });
  });

  it('keeps what was given instead of a default', async () => {
    const given = { standalone: false, combined: true, um: 'l', consumptionType: 'variable' } as const;
    expect(await createdProduct(given)).toMatchObject(given);
  });

  it('without a name is refused, by the name of the field [OPC-26]', async () => {
    const answer = await createProduct('superUser', aNewProductInput({ name: { it: '  ' } }));
    expect([codeOf(answer), fieldOf(answer)]).toEqual(['invalid-input', 'product.name.it']);
  });

  it('is made once, however often the same call comes', async () => {
    const key = aKey();
    const call = () => createProduct('superUser', aNewProductInput({ name: { it: key } }), { key });
    const answers = await Promise.all([call(), call(), call()]);
    const ids = new Set([...answers, await call()].map((answer) => answered(answer).createProduct));
    expect(ids.size).toBe(1);
    expect((await productsOf('superUser')).filter(({ name }) => name.it === key)).toHaveLength(1);
    const other = await createProduct('superUser', aNewProductInput({ name: { it: 'Altra' } }), { key });
    expect(codeOf(other)).toBe('conflict');
  });

  it('is in the price lists that were chosen and in no other, also when several are made at once [OPC-03]', async () => {
    const before = await priceLists.read('export-gb-ie');
    const made = await Promise.all([1, 2, 3].map(() => createdProduct({}, { priceLists: ['export-gb-ie'] })));
    const after = await readAvailableProducts('export-gb-ie');
    expect(made.filter(({ id }) => !after.includes(id))).toEqual([]);
    expect(await readAvailableProducts('export-world')).not.toContain(made[0]?.id);
    const list = await priceLists.read('export-gb-ie');
    expect(list?.revision).toBe((before?.revision ?? 0) + 3);
  });

  it('for a price list that is none is not made', async () => {
    const name = { it: aKey() };
    const answer = await createProduct('superUser', aNewProductInput({ name }), {
      priceLists: ['pcu', 'none'],
    });
    expect([codeOf(answer), fieldOf(answer)]).toEqual(['invalid-input', 'priceLists']);
    expect((await productsOf('superUser')).some((product) => product.name.it === name.it)).toBe(false);
  });
});

describe('a product that super users edit', () => {
  it('is read with its prices in every list, whatever its types and lists [PRD-082, CDA-012, CDA-026, CDA-027, OPC-23]', async () => {
    const product = await editable('orba-biocida');
    expect(product).toMatchObject({
      id: 'orba-biocida',
      rev: '2026-04',
      url: null,
      packaging: null,
      price: null,
      imageUrl: null,
      imageName: null,
      phases: ['trattamento-biocida'],
    });
    const [range] = product.priceranges;
    expect(range).toMatchObject({
      name: 'Fascia di prezzo 1',
      name_i18n: { en: 'Price range 1' },
      colors: [],
    });
    expect(range?.prices[0]).toMatchObject({ id: 'orba-biocida-20l', packaging: '20', quantity: 0 });
    expect(range?.prices[0]?.prices).toEqual(
      expect.arrayContaining([
        { pricelist: 'pcu', price: 118 },
        { pricelist: 'export-dach-fr', price: 129.8 },
      ]),
    );
    expect(product.attachments).toEqual(product.attachments_i18n.it);
    expect(codeOf(await readEditable('superUser', 'no-such'))).toBe('not-found');
  });

  it('keeps its name, description and specification in three languages [CDA-013, CDA-014, CDA-015]', async () => {
    const product = await createdProduct();
    const text = (what: string) => ({
      it: `<p>${what}</p>`,
      en: `<p>${what} en</p>`,
      de: `<p>${what} de</p>`,
    });
    const texts = { name: { it: 'Uno', en: 'One', de: 'Eins' }, details: text('uso'), specs: text('dati') };
    await savedProduct(product, texts);
    expect(await editable(product.id)).toMatchObject(texts);
  });

  it('keeps attachments for each language, and ranges with the products they require [CDA-020, CDA-024, CDA-025]', async () => {
    const product = await createdProduct();
    const at = (name: string) =>
      [{ type: 'link', category: 'epd', name, url: 'https://example.com/epd.pdf' }] as const;
    const requiredProducts = [{ product: 'piave-fissativo', consumption: 0.1, um: 'l' as const }];
    const ranges = {
      attachments: [...at('EPD')],
      attachments_i18n: { it: [...at('EPD')], en: [...at('EPD in English')] },
      consumptionranges: [
        { name: 'Facciata', name_i18n: { it: 'Facciata', en: 'Façade' }, consumption: 0.2, requiredProducts },
        {
          name: 'Interno',
          name_i18n: { it: 'Interno', en: 'Inside' },
          consumption: 0.3,
          requiredProducts: [],
        },
      ],
      priceranges: [aPriceRangeInput(), aPriceRangeInput({ name: 'Fascia di prezzo 2', prices: [] })],
    };
    await savedProduct(product, ranges);
    expect(await editable(product.id)).toMatchObject(ranges);
  });

  it('is saved whole: the answer and the store hold what was sent [PRD-084, PRD-085, CDA-021]', async () => {
    const { id } = await createdProduct();
    const texts = (text: string) => ({ it: `<p>${text}</p>`, en: '<p>x</p>', de: '<p>y</p>' });
    const english = [
      { type: 'link', category: 'epd', name: 'EPD', url: 'https://example.com/epd.pdf' },
    ] as const;
    const italian = [{ ...english[0], name: 'Dichiarazione' }];
    const sent = aProductInput({
      id,
      name: { it: 'Uno', en: 'One', de: 'Eins' },
      rev: '2026-05',
      url: 'https://example.com/vecchia.pdf',
      details: texts('descrizione'),
      specs: texts('specifiche'),
      um: 'l',
      packaging: '5',
      price: 12.3456,
      consumption: 0.123456,
      combined: true,
      standalone: false,
      phases: ['pulizia'],
      userTypes: ['agente'],
      attachments: italian,
      attachments_i18n: { it: italian, en: [...english] },
      consumptionranges: [
        {
          name: 'Facciata',
          name_i18n: { it: 'Facciata', en: 'Façade' },
          consumption: 0.2,
          requiredProducts: [{ product: 'piave-fissativo', consumption: 0.1, um: 'l' }],
        },
      ],
    });
    const saved = answered(await updateProduct('superUser', sent)).updateProduct;
    const { revision, priceranges, ...others } = sent;
    expect(saved).toMatchObject({ ...others, revision: revision + 1, updatedBy: 'Giulia Ferrero' });
    expect(saved.priceranges).toMatchObject(priceranges);
    expect(await editable(id)).toEqual(saved);
    const row = (await productsOf('superUser')).find((product) => product.id === id);
    expect(row).toMatchObject({
      name: { de: 'Eins' },
      combined: true,
      standalone: false,
      attachmentLanguages: ['it', 'en'],
    });
  });

  it('has no consumption of its own while it is variable [CDA-019, PRD-085]', async () => {
    const product = await createdProduct({ consumption: 0.5 });
    expect(product.consumption).toBe(0.5);
    await savedProduct(product, { consumptionType: 'variable', consumption: 0.7 });
    expect(await readProduct(product.id)).not.toHaveProperty('consumption');
    expect((await editable(product.id)).consumption).toBeNull();
  });

  it.each(['mq', 'pz'] as const)(
    'in %s has a fixed type, no consumption and prices by width, whatever is sent [PRD-060, PRD-061]',
    async (um) => {
      const product = await createdProduct();
      const saved = await savedProduct(product, {
        um,
        consumptionType: 'variable',
        priceType: 'fixed',
        consumption: 2,
      });
      expect(saved).toMatchObject({ um, consumptionType: 'fixed', consumption: null, priceType: 'width' });
    },
  );

  it('holds attachments once: the Italian list is the default one [OPC-29, CDA-024]', async () => {
    const product = await createdProduct();
    const at = (name: string) => [{ name, url: 'https://example.com/a.pdf' }];
    const saved = await savedProduct(product, {
      attachments: at('A'),
      attachments_i18n: { it: at('B'), en: at('C') },
    });
    expect(
      [saved.attachments, saved.attachments_i18n.it].map((list) => list?.map(({ name }) => name)),
    ).toEqual([['A'], ['A']]);
    expect(saved.attachments_i18n.en?.[0]?.name).toBe('C');
  });

  it('holds clean texts: what a browser would run is gone before it is stored [OPC-30]', async () => {
    const product = await createdProduct();
    const it = '<p onclick="x()">Testo</p><script>x()</script><a href="javascript:x()">link</a>';
    await savedProduct(product, { details: { it }, specs: { it } });
    const stored = await readProduct(product.id);
    expect(stored?.details?.it).toBe(stored?.specs?.it);
    expect(stored?.details?.it).toContain('<p>Testo</p>');
    expect(stored?.details?.it).not.toMatch(/script|onclick/);
  });

  it('forgets phases and price lists that are no more at the save [OPC-16]', async () => {
    const product = await createdProduct();
    const prices = ['gone', 'pcu'].map((pricelist) => ({ pricelist, price: 10 }));
    const priceranges = [aPriceRangeInput({ prices: [{ id: 'p1', packaging: '5', prices }] })];
    const saved = await savedProduct(product, { priceranges, phases: ['gone', 'pulizia', 'pulizia'] });
    expect(saved.priceranges[0]?.prices[0]?.prices).toEqual([{ pricelist: 'pcu', price: 10 }]);
    expect(saved.phases).toEqual(['pulizia']);
    expect((await readProduct(product.id))?.priceranges[0]?.prices).toEqual([
      { id: 'p1', packaging: '5', quantity: 0, pcu: 10 },
    ]);
  });

  it.each([
    ['one that is not there', 'no-such'],
    ['itself', undefined],
  ])('cannot require %s', async (_what, required) => {
    const { id, revision } = await createdProduct();
    const requiredProducts = [{ product: 'piave-fissativo' }, { product: required ?? id }];
    const sent = aProductInput({ id, revision, consumptionranges: [{ name: 'Uno', requiredProducts }] });
    const answer = await updateProduct('superUser', sent);
    const field = 'product.consumptionranges.0.requiredProducts.1.product';
    expect([codeOf(answer), fieldOf(answer)]).toEqual(['invalid-input', field]);
  });

  it('is too large to store when its texts and colours are, and stays as it was', async () => {
    const product = await createdProduct();
    const colors = Array.from({ length: 1000 }, (_, at) => ({ code: `Tinta ${at}`, r: 1, g: 2, b: 3 }));
    const priceranges = Array.from({ length: 12 }, (_, at) => aPriceRangeInput({ name: `F${at}`, colors }));
    const answer = await updateProduct('superUser', aProductInput({ ...idOf(product), priceranges }));
    expect(codeOf(answer)).toBe('too-large');
    expect((await editable(product.id)).revision).toBe(1);
  });

  it('that somebody saved meanwhile is a conflict, which says who and when [OPC-50, OPC-55]', async () => {
    const product = await createdProduct();
    const first = await savedProduct(product, { rev: 'prima' });
    const answer = await updateProduct('superUser', aProductInput({ ...idOf(product), rev: 'seconda' }));
    expect(codeOf(answer)).toBe('conflict');
    expect(answer.errors?.[0]?.errorInfo).toEqual({ by: 'Giulia Ferrero', at: first.updatedAt });
    expect((await editable(product.id)).rev).toBe('prima');
  });

  it('that two save at the same time is saved once', async () => {
    const product = await createdProduct();
    const save = (rev: string) => updateProduct('superUser', aProductInput({ ...idOf(product), rev }));
    const codes = (await Promise.all(['a', 'b', 'c'].map(save))).map(codeOf);
    expect(codes.toSorted()).toEqual(['conflict', 'conflict', undefined]);
  });

  it('that is gone is not found', async () => {
    const { id } = await createdProduct();
    answered(await deleteProduct('superUser', id));
    expect(codeOf(await updateProduct('superUser', aProductInput({ id })))).toBe('not-found');
    expect(codeOf(await archiveProduct('superUser', id, true))).toBe('not-found');
  });
});

const idOf = ({ id, revision }: { id: string; revision: number }) => ({ id, revision });

describe('the time of a price range', () => {
  const range = (price: number) =>
    aPriceRangeInput({ prices: [{ id: 'p1', packaging: '5', prices: [{ pricelist: 'pcu', price }] }] });

  it('is that of the save in which one of its prices changed, and of no other [OPC-28]', async () => {
    const product = await createdProduct({ priceranges: [range(10)] });
    const [first] = product.priceranges;
    expect(first?.updatedAt).toBe(product.createdAt);
    const renamed = await savedProduct(product, { priceranges: [{ ...range(10), name: 'Altro nome' }] });
    expect(renamed.priceranges[0]?.updatedAt).toBe(first?.updatedAt);
    const dearer = await savedProduct(renamed, { priceranges: [range(10.0001)] });
    expect(dearer.priceranges[0]?.updatedAt).toBe(dearer.updatedAt);
    expect(dearer.updatedAt).not.toBe(first?.updatedAt);
  });
});

describe('an older record', () => {
  it('with packages in a map and prices as text is read as a list of numbers, and saved so [OPC-23]', async () => {
    const { id } = await createdProduct();
    const stored = await readProduct(id);
    if (!stored) throw new Error('It was just made.');
    const prices = { p9: { packaging: '12.5', quantity: '2', pcu: '1.234,56', pccs: '', export: -1 } };
    const older = { ...stored.priceranges[0], prices };
    await writeProduct({ ...stored, revision: 2, priceranges: [older as never] });

    const { priceranges } = await editable(id);
    const pack = { id: 'p9', packaging: '12,5', quantity: 2, prices: [{ pricelist: 'pcu', price: 1234.56 }] };
    expect(priceranges[0]?.prices).toEqual([pack]);
    await savedProduct({ id, revision: 2 }, { priceranges: [aPriceRangeInput({ prices: [pack] })] });
    expect((await readProduct(id))?.priceranges[0]?.prices).toEqual([
      { id: 'p9', packaging: '12,5', quantity: 2, pcu: 1234.56 },
    ]);
  });
});

describe('archiving', () => {
  it('stores archived true and nothing else, restoring false [PRD-057, PRD-058]', async () => {
    const before = await createdProduct({}, { priceLists: ['pcu'] });
    const archived = answered(await archiveProduct('superUser', before.id, true)).archiveProduct;
    const { updatedAt: _, ...others } = before;
    expect(archived).toMatchObject({ ...others, archived: true, revision: 2 });
    expect((await productsOf('painter')).some(({ id }) => id === before.id)).toBe(false);
    const restored = answered(await archiveProduct('superUser', before.id, false)).archiveProduct;
    expect(restored).toMatchObject({ ...others, archived: false, revision: 3 });
    expect((await productsOf('painter')).some(({ id }) => id === before.id)).toBe(true);
  });

  it('archiving an archived product writes nothing', async () => {
    const { id } = await createdProduct();
    await archiveProduct('superUser', id, true);
    expect(answered(await archiveProduct('superUser', id, true)).archiveProduct.revision).toBe(2);
  });
});
