import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editableProduct } from '#shared/catalogue/editable-product.ts';
import type { PackDraft, ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { fromProduct } from '#shared/catalogue/product-form/from-product.ts';
import { newProductDraft } from '#shared/catalogue/product-form/new-draft.ts';
import { toInput } from '#shared/catalogue/product-form/to-input.ts';
import { newProductInput, productInput } from '#shared/schemas/product-input.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { anEditedProduct, anyEditedProduct } from './an-edited-product.ts';

const draftWith = (changes: Partial<ProductDraft>) => ({ ...fromProduct(anEditedProduct()), ...changes });
const saved = (changes: Partial<ProductDraft>) => toInput(draftWith(changes));
const withPrice = (typed: string) => {
  const draft = draftWith({});
  const [range] = draft.priceranges;
  const packs = range?.packs.map((pack) => ({ ...pack, prices: { ...pack.prices, pcu: typed } })) ?? [];
  const { input, issues } = toInput({ ...draft, priceranges: range ? [{ ...range, packs }] : [] });
  return {
    price: input.priceranges[0]?.prices[0]?.prices.find(({ pricelist }) => pricelist === 'pcu')?.price,
    issues,
  };
};

describe('what a save of the product form sends', () => {
  it('is what is stored when nothing was edited [PRD-084, OPC-23]', () => {
    fc.assert(
      fc.property(anyEditedProduct, (product) => {
        const { input, issues } = toInput(fromProduct(product));
        const { consumption, ...rest } = product;
        const stored = {
          ...rest,
          ...(product.consumptionType === 'fixed' && { consumption }),
          attachments_i18n: { it: product.attachments, ...product.attachments_i18n },
        };
        expect(issues.size).toBe(0);
        expect(input).toEqual(stored);
      }),
    );
  });

  it('is taken by the server whenever no field is marked', () => {
    fc.assert(
      fc.property(
        anyEditedProduct,
        fc.string(),
        fc.string(),
        fc.stringMatching(/^[-\d.,a ]{0,9}$/),
        (product, name, url, number) => {
          const draft = fromProduct(product);
          const edited: ProductDraft = {
            ...draft,
            name: { ...draft.name, it: name.replace(/[^\p{L}\d ]/gu, '') },
            url: url.replace(/\p{C}/gu, ''),
            consumption: number,
            priceranges: draft.priceranges.map((range) => ({
              ...range,
              packs: [
                ...range.packs,
                { id: 'new', packaging: number, quantity: null, prices: { pcu: number } },
              ],
            })),
          };
          const { input, issues } = toInput(edited);
          const parsed = productInput.safeParse({ ...input, id: 'x', revision: 1 });
          if (issues.size === 0) expect(parsed.error).toBeUndefined();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is taken by the server for a product of older data, which has no ranges [PRD-044, PRD-045]', () => {
    const older = aProduct({ consumptionranges: [], priceranges: [], price: '12,123456' });
    const { input, issues } = toInput(fromProduct(editableProduct(older)));
    expect(issues.size).toBe(0);
    expect(productInput.safeParse({ ...input, id: 'x', revision: 1 }).error).toBeUndefined();
  });

  it('keeps the names of ranges in each language [I18-008]', () => {
    const names = { name: 'Liscio', name_i18n: { it: 'Liscio', en: 'Smooth' } };
    const { consumptionranges, priceranges } = draftWith({});
    const { input } = saved({
      consumptionranges: consumptionranges.map((range) => ({ ...range, ...names })),
      priceranges: priceranges.map((range) => ({ ...range, ...names })),
    });
    for (const ranges of [input.consumptionranges, input.priceranges])
      expect(ranges.map(({ name, name_i18n }) => ({ name, name_i18n }))).toEqual([names]);
  });

  it('holds exactly the fields of the contract [PRD-084]', () => {
    const fields =
      'name rev url details specs um packaging price priceType priceranges consumptionType consumption combined standalone consumptionranges phases userTypes attachments attachments_i18n';
    expect(Object.keys(saved({}).input).toSorted()).toEqual(fields.split(' ').toSorted());
  });

  it('holds the consumption of a fixed one alone [PRD-085]', () => {
    expect(saved({ consumption: '0,28' }).input).toHaveProperty('consumption', 0.28);
    expect(saved({ consumptionType: 'variable', consumption: '0,28' }).input).not.toHaveProperty(
      'consumption',
    );
  });

  it.each([
    ['0,28', 0.28],
    ['0.28 kg', 0.28],
    ['1.234,5', 1234.5],
    ['', null],
  ])('reads a consumption typed as %s [PRD-067, OPC-24]', (typed, consumption) => {
    expect(saved({ consumption: typed }).input).toHaveProperty('consumption', consumption);
  });

  it.each([
    ['186', 186],
    ['1.234,56 €', 1234.56],
    ['1,234.56', 1234.56],
    ['1.5', 1.5],
    ['33,335', 33.335],
    ['', undefined],
  ])('reads a price typed as %s [PRD-068, OPC-24]', (typed, price) => {
    expect(withPrice(typed).price).toBe(price);
  });

  it.each([
    ['-5', 'negative'],
    ['due', 'number'],
    ['1,2,3.4', 'number'],
    ['12 %', 'euro'],
    ['5 l', 'euro'],
    ['12 €/kg', 'euro'],
    ['1000000,01', 'tooLarge'],
    ['9'.repeat(40), 'tooLarge'],
  ])('marks a price typed as %s, with the largest one that it takes [OPC-24]', (typed, kind) => {
    const issue = withPrice(typed).issues.get('priceranges.0.packs.0.prices.pcu');
    expect(issue).toEqual(kind === 'euro' ? { kind } : { kind, most: 1_000_000 });
  });

  it('marks a consumption that is a percentage [OPC-24]', () => {
    expect(saved({ consumption: '28 %' }).issues.get('consumption')).toEqual({
      kind: 'number',
      most: 10_000,
    });
  });

  it('marks a consumption that is negative [OPC-24]', () => {
    expect(saved({ consumption: '−1' }).issues.get('consumption')).toEqual({
      kind: 'negative',
      most: 10_000,
    });
  });

  it('trims names and addresses of attachments [PRD-069, PRD-070]', () => {
    const attachment = {
      key: 0,
      category: 'altro',
      customCategory: ' Posa ',
      name: ' Scheda ',
      url: ' https://a.example/x ',
    };
    const { input } = saved({ attachments: { it: [attachment], en: [], de: [] } });
    expect(input.attachments).toEqual([
      { type: 'link', category: 'altro', customCategory: 'Posa', name: 'Scheda', url: 'https://a.example/x' },
    ]);
    expect(input.attachments_i18n.it).toEqual(input.attachments);
  });

  it('keeps a category of its own for "altro" alone [CDA-029, PRD-049]', () => {
    const attachment = {
      key: 0,
      category: 'epd',
      customCategory: 'Posa',
      name: '',
      url: 'https://a.example/x',
    };
    const { input } = saved({ attachments: { it: [], en: [attachment], de: [] } });
    expect(input.attachments_i18n.en[0]).not.toHaveProperty('customCategory');
    expect(input.attachments).toEqual([]);
  });

  it.each(['', 'javascript:alert(1)', 'calcecolore', 'ftp://a.example'])(
    'marks the address %s of an attachment',
    (url) => {
      const attachment = { key: 0, category: 'epd', customCategory: '', name: '', url };
      const { issues } = saved({ attachments: { it: [], en: [], de: [attachment] } });
      expect(issues.get('attachments.de.0.url')).toEqual({ kind: 'address' });
    },
  );

  it('marks a missing Italian name, and only that [OPC-26]', () => {
    const { issues } = saved({ name: { it: '  ', en: 'Paint', de: '' } });
    expect([...issues]).toEqual([['name.it', { kind: 'nameMissing' }]]);
  });

  it('marks a package whose size is missing or nothing', () => {
    const draft = newProductDraft('p');
    const packs: PackDraft[] = [
      { id: 'a', packaging: '', quantity: null, prices: { pcu: '5' } },
      { id: 'b', packaging: '0', quantity: null, prices: {} },
    ];
    const priceranges = draft.priceranges.map((range) => ({ ...range, packs }));
    const { issues } = toInput({ ...draft, name: { it: 'A', en: '', de: '' }, priceranges });
    expect([...issues]).toEqual([
      ['priceranges.0.packs.0.packaging', { kind: 'size', most: 9_999_999 }],
      ['priceranges.0.packs.1.packaging', { kind: 'size', most: 9_999_999 }],
    ]);
  });

  it('of a new product that only got a name is taken as it is [OPC-26]', () => {
    const { input, issues } = toInput({ ...newProductDraft('p'), name: { it: 'Telo', en: '', de: '' } });
    const { rev: _rev, ...sent } = input;
    expect(issues.size).toBe(0);
    expect(newProductInput.safeParse(sent).success).toBe(true);
    expect(input.priceranges[0]?.prices).toEqual([]);
  });
});
