import { describe, expect, it } from 'vitest';
import { attachmentCategories } from '#shared/schemas/attachment.ts';
import { consumptionTypes, priceTypes, units } from '#shared/schemas/product.ts';
import { newProductInput, productInput } from '#shared/schemas/product-input.ts';
import { aNewProductInput, aPriceRangeInput, aProductInput } from '#test/support/builders/product-input.ts';

type Changes = Parameters<typeof aProductInput>[0];

/** Where a save is wrong; `undefined` when it is right. */
function wrongField(changes: object): string | undefined {
  const { error } = productInput.safeParse({ ...aProductInput(), ...changes });
  return error?.issues[0]?.path.join('.') ?? (error ? '' : undefined);
}
const saved = (changes: Changes) => productInput.parse(aProductInput(changes));

const pack = (changes: object) => ({
  priceranges: [aPriceRangeInput({ prices: [{ id: 'p1', packaging: '5', prices: [], ...changes }] })],
});
const price = (value: number) => pack({ prices: [{ pricelist: 'pcu', price: value }] });
const attachment = (changes: object) => ({
  attachments: [{ url: 'https://example.com/a.pdf', ...changes }],
});

describe('the save of a product', () => {
  it('holds exactly the fields of the contract, and its revision [PRD-084]', () => {
    expect(Object.keys(productInput.def.shape).toSorted()).toEqual(
      `id name rev url details specs um priceType packaging price priceranges consumptionType combined standalone
       consumptionranges phases userTypes attachments attachments_i18n consumption revision`
        .split(/\s+/)
        .toSorted(),
    );
    for (const foreign of ['archived', 'imageUrl', 'createdAt', 'updatedBy']) {
      expect(wrongField({ [foreign]: 'x' })).toBe('');
    }
  });

  it('of a new product is the same without id, revision and rev, and needs a name alone [PRD-081, OPC-26]', () => {
    const same = Object.keys(productInput.def.shape).filter(
      (key) => !['id', 'revision', 'rev'].includes(key),
    );
    expect(Object.keys(newProductInput.def.shape).toSorted()).toEqual(same.toSorted());
    expect(newProductInput.safeParse(aNewProductInput()).success).toBe(true);
    expect(newProductInput.safeParse({}).success).toBe(false);
  });

  it('may leave the consumption out [PRD-085, CDA-019]', () => {
    const { consumption: _, ...without } = aProductInput();
    expect(productInput.safeParse(without).success).toBe(true);
  });

  it('names units, price types and consumption types that there are [CDA-016, CDA-017, CDA-018]', () => {
    expect([units, priceTypes, consumptionTypes]).toEqual([
      ['kg', 'l', 'mq', 'pz'],
      ['fixed', 'colors', 'width'],
      ['fixed', 'variable'],
    ]);
    for (const field of ['um', 'priceType', 'consumptionType'])
      expect(wrongField({ [field]: 'altro' })).toBe(field);
  });

  it('has at least one consumption range and one price range [PRD-044, PRD-045]', () => {
    expect(wrongField({ consumptionranges: [] })).toBe('consumptionranges');
    expect(wrongField({ priceranges: [] })).toBe('priceranges');
  });

  it.each([-0.01, 1_000_001, 1.00001, Number.NaN, Number.POSITIVE_INFINITY])(
    'has no price of %d [OPC-24]',
    (value) => {
      expect(wrongField(price(value))).toBe('priceranges.0.prices.0.prices.0.price');
      expect(wrongField({ price: value })).toBe('price');
    },
  );

  it.each([0, 0.0001, 33.335, 999_999.9999, 118.1])('may have a price of %d', (value) => {
    expect(wrongField(price(value))).toBeUndefined();
  });

  it.each([-1, 10_001, 0.0000001])('has no consumption of %d [OPC-24]', (value) => {
    expect(wrongField({ consumption: value })).toBe('consumption');
    const requiredProducts = [{ product: 'a', consumption: value }];
    expect(wrongField({ consumptionranges: [{ name: 'Uno', requiredProducts }] })).toBe(
      'consumptionranges.0.requiredProducts.0.consumption',
    );
  });

  it.each(['', '0', '0,0', '-5', 'abc', '1,2,3', '5 kg'])('has no package of %j', (packaging) => {
    expect(wrongField(pack({ packaging }))).toBe('priceranges.0.prices.0.packaging');
  });

  it('keeps the size of a package with a decimal comma', () => {
    const sizes = [' 12.5 ', '12,5', '20'].map((packaging) => saved(pack({ packaging })));
    expect(sizes.map(({ priceranges }) => priceranges[0]?.prices[0]?.packaging)).toEqual([
      '12,5',
      '12,5',
      '20',
    ]);
  });

  it('names each package, and each price list in it, once', () => {
    const twice = { id: 'p1', packaging: '5', prices: [] };
    expect(wrongField({ priceranges: [aPriceRangeInput({ prices: [twice, twice] })] })).toBe(
      'priceranges.0.prices',
    );
    const prices = [1, 2].map((value) => ({ pricelist: 'pcu', price: value }));
    expect(wrongField(pack({ prices }))).toBe('priceranges.0.prices.0.prices');
  });

  it('names user types that there are', () => {
    expect(wrongField({ userTypes: ['agente', 'capo'] })).toBe('userTypes.1');
  });

  it('has texts of a bounded length', () => {
    expect(wrongField({ name: { it: 'x'.repeat(151) } })).toBe('name.it');
    expect(wrongField({ name: { it: ' ' } })).toBe('name.it');
    expect(wrongField({ details: { it: 'x'.repeat(20_001) } })).toBe('details.it');
    expect(wrongField({ rev: 'x'.repeat(101) })).toBe('rev');
    expect(wrongField({ phases: Array.from({ length: 101 }, () => 'a') })).toBe('phases');
  });

  it('has a German slot in names, descriptions and specifications, and in nothing else [CDA-008]', () => {
    const all = { it: 'Uno', en: 'One', de: 'Eins' };
    expect(wrongField({ name: all, details: all, specs: all })).toBeUndefined();
    const range = { name: 'Uno', name_i18n: all, requiredProducts: [] };
    expect(wrongField({ consumptionranges: [range] })).toBe('consumptionranges.0.name_i18n');
  });
});

describe('an attachment of a save', () => {
  it('has a trimmed name and address [PRD-069, PRD-070]', () => {
    const { attachments } = saved(attachment({ name: ' Scheda ', url: ' https://example.com/a.pdf ' }));
    expect(attachments[0]).toMatchObject({ name: 'Scheda', url: 'https://example.com/a.pdf' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com/a', '/a.pdf', 'https://', ''])(
    'never leads to %j [OPC-30]',
    (url) => {
      expect(wrongField(attachment({ url }))).toBe('attachments.0.url');
      if (url) expect(wrongField({ url })).toBe('url');
    },
  );

  it('is a link of one of nine categories [CDA-028, CDA-030]', () => {
    expect(attachmentCategories).toEqual([
      'scheda-tecnica',
      'cartella-colore',
      'certificato',
      'opuscolo',
      'epd',
      'dichiarazione-prestazione',
      'scheda-sostenibilità',
      'scheda-sicurezza',
      'altro',
    ]);
    for (const category of attachmentCategories) expect(wrongField(attachment({ category }))).toBeUndefined();
    expect(wrongField(attachment({ category: 'listino' }))).toBe('attachments.0.category');
    expect(saved(attachment({})).attachments[0]?.type).toBe('link');
    expect(wrongField(attachment({ type: 'file' }))).toBe('attachments.0.type');
  });

  it('has a category of its own for altro alone [CDA-029, PRD-049]', () => {
    const own = (category: 'altro' | 'epd') => attachment({ category, customCategory: 'Posa' }) as Changes;
    expect(saved(own('altro')).attachments[0]?.customCategory).toBe('Posa');
    expect(saved(own('epd')).attachments[0]).not.toHaveProperty('customCategory');
  });
});
