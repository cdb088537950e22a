import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editableProduct } from '#shared/catalogue/editable-product.ts';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { fromProduct } from '#shared/catalogue/product-form/from-product.ts';
import { toInput } from '#shared/catalogue/product-form/to-input.ts';
import { withRanges } from '#shared/catalogue/stored-ranges.ts';
import { consumptionTypes } from '#shared/schemas/product.ts';
import { productInput } from '#shared/schemas/product-input.ts';
import { aConsumptionRange, aProduct } from '#test/support/builders/product.ts';

type Path = readonly (string | number)[];

/** The fields of ranges and numbers, as paths of a stored product. */
const consumptionRange: Path = ['consumptionranges', 0];
const required: Path = [...consumptionRange, 'requiredProducts', 0];
const priceRange: Path = ['priceranges', 0];
const pack: Path = [...priceRange, 'prices', 0];
const places: Path[] = [
  ...['consumption', 'price', 'packaging', 'consumptionranges', 'priceranges'].map((field) => [field]),
  consumptionRange,
  ...['name', 'name_i18n', 'consumption', 'requiredProducts'].map((field) => [...consumptionRange, field]),
  required,
  ...['product', 'consumption', 'um'].map((field) => [...required, field]),
  priceRange,
  ...['name', 'name_i18n', 'packaging', 'price', 'colors', 'prices'].map((field) => [...priceRange, field]),
  [...priceRange, 'colors', 0],
  pack,
  ...['packaging', 'quantity', 'pcu'].map((field) => [...pack, field]),
];

const stored = (): Record<string, unknown> =>
  structuredClone({
    ...aProduct({ consumptionranges: [aConsumptionRange('primer')] }),
    ...{ price: 12, packaging: '25' },
  });

/** The stored product with one field as an older record may hold it. */
function having(product: Record<string, unknown>, path: Path, value: unknown) {
  const target = path.slice(0, -1).reduce<unknown>((place, key) => Object(place)[key], product);
  if (typeof target === 'object' && target !== null) Object.assign(target, { [path.at(-1) ?? '']: value });
  return product;
}

const edited = (product: Record<string, unknown>): ProductDraft =>
  fromProduct(editableProduct(withRanges(product as never)));
const accepted = ({ input }: ReturnType<typeof toInput>) =>
  productInput.safeParse({ ...input, id: 'x', revision: 1 });

/** Fields of the form that a product of this type of consumption does not show. */
const hidden = {
  fixed: /^consumptionranges\.|^(priceranges\.\d+\.)?(price|packaging)$/,
  variable: /^consumption$|^(priceranges\.\d+\.)?(price|packaging)$/,
};

describe('a product of older data in the form', () => {
  it.each([
    ['no ranges', ['consumptionranges'], undefined],
    ['a range without a name', ['consumptionranges', 0, 'name'], undefined],
    ['a consumption of a range that nobody could type', ['consumptionranges', 0, 'consumption'], '20.000,5'],
    ['a required product by its id alone', required, 'primer'],
    ['a required product that is a copy', required, { product: { id: 'primer' } }],
    ['a unit that is none', [...required, 'um'], 'litri'],
    ['a price that is none', ['price'], {}],
    ['a price above all', ['price'], 2_000_000],
    ['a long packaging', ['packaging'], 'x'.repeat(60)],
    ['a count above all', [...pack, 'quantity'], 9e12],
  ] as const)('that has %s, of fixed consumption, is saved as it is [PRD-044, PRD-045]', (_, path, value) => {
    const saved = toInput(edited(having(stored(), path, value)));
    expect([...saved.issues]).toEqual([]);
    expect(accepted(saved).error).toBeUndefined();
  });

  it('keeps the required product that it holds by its id alone', () => {
    for (const value of ['primer', { product: { id: 'primer' } }])
      expect(
        edited(having(stored(), required, value)).consumptionranges[0]?.requiredProducts[0]?.product,
      ).toBe('primer');
  });

  it('is asked for nothing that its form does not show, whatever JSON stands in its fields', () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...places), fc.jsonValue()), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(changes, fc.constantFrom(...consumptionTypes), (given, consumptionType) => {
        const product = { ...stored(), consumptionType };
        for (const [path, value] of given) having(product, path, value);
        const saved = toInput(edited(product));
        expect([...saved.issues.keys()].filter((field) => hidden[consumptionType].test(field))).toEqual([]);
        if (saved.issues.size === 0) expect(accepted(saved).error).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  it('has no fault in a field that was hidden after it was typed wrong [PRD-085]', () => {
    const draft = edited(stored());
    const typed = (range: ProductDraft['consumptionranges'][number]) => ({
      ...range,
      ...{ name: '', consumption: 'tanto' },
      requiredProducts: [{ key: 0, product: '', consumption: '-1', um: null }],
    });
    const ranges = draft.consumptionranges.map(typed);
    const fixed = toInput({ ...draft, consumptionType: 'fixed', consumptionranges: ranges });
    const long = draft.consumptionranges.map((range) => ({ ...range, name: 'x'.repeat(151) }));
    expect(accepted(toInput({ ...draft, consumptionranges: long })).error).toBeUndefined();
    expect([...fixed.issues]).toEqual([]);
    expect(accepted(fixed).data?.consumptionranges).toEqual([
      {
        ...{ name: 'Fascia di consumo 1', consumption: null, requiredProducts: [] },
        name_i18n: { it: 'Fascia di consumo 1', en: 'Consumption range 1' },
      },
    ]);
    expect([...toInput({ ...draft, consumptionType: 'variable', consumption: 'tanto' }).issues]).toEqual([]);
    const shown = toInput({ ...draft, consumptionType: 'variable', consumptionranges: ranges });
    expect([...shown.issues.keys()]).toContain('consumptionranges.0.consumption');
  });
});
