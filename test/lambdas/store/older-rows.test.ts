import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { aProduct } from '#test/support/builders/product.ts';

vi.stubEnv('TABLE_NAME', 'older-rows');
vi.stubEnv('AWS_REGION', 'eu-central-1');
const { headerOf } = await import('#lambdas/store/quotation/quotation-items.ts');
const { rowOf } = await import('#lambdas/store/quotation/packed-rows.ts');
const { readableCopy } = await import('#lambdas/store/copy/product-copy.ts');
const { present } = await import('#lambdas/store/quotation/presented-quotation.ts');

const priceList = { id: 'pcu', name: 'Imbianchini' };

/** Paint that asks for primer: as it is stored. */
const required = [{ product: 'primer', consumption: 0.1, um: 'kg' }];
const paint = aProduct({
  id: 'paint',
  consumptionType: 'variable',
  consumptionranges: [{ name: 'Standard', consumption: 0.3, requiredProducts: required }],
});
const choices = {
  ...{ consumptionRange: 0, priceRange: 0, color: null, colorlist: null, area: 0, note: null },
  ...{ discount: 0, discountExtra: 0, discountAccounting: 0, lockedArea: true },
};
const items = () => [
  { sId: 'paint', product: structuredClone(paint), packs: { p1: 2 }, choices: { ...choices } },
  { sId: 'primer', product: aProduct({ id: 'primer' }), packs: { p1: 1 }, choices: { ...choices } },
];
const head = () => ({
  ...{ id: 'q', area: 100, discount: 0, discountExtra: 0, discountAccounting: 0 },
});

type Path = readonly (string | number)[];
const places: Path[] = [
  ...['consumption', 'consumptionType', 'consumptionranges', 'priceType', 'priceranges'].map((field) => [
    'product',
    field,
  ]),
  ...['um', 'combined', 'standalone', 'id'].map((field) => ['product', field]),
  ...['consumption', 'requiredProducts'].map((field) => ['product', 'consumptionranges', 0, field]),
  ['product', 'consumptionranges', 0],
  ['product', 'consumptionranges', 0, 'requiredProducts', 0],
  ...['product', 'consumption'].map((field) => [
    'product',
    'consumptionranges',
    0,
    'requiredProducts',
    0,
    field,
  ]),
  ['product', 'priceranges', 0],
  ...['prices', 'colors'].map((field) => ['product', 'priceranges', 0, field]),
  ['product', 'priceranges', 0, 'prices', 0],
  ...['id', 'packaging', 'quantity', 'pcu'].map((field) => ['product', 'priceranges', 0, 'prices', 0, field]),
  ['product'],
  ['packs'],
  ['packs', 'p1'],
  ['choices'],
  ...Object.keys(choices).map((field) => ['choices', field]),
];
const headPlaces = ['area', 'discount', 'discountExtra', 'discountAccounting'];

/** With a field as an older record may hold it; without a value it is missing. */
function having<Item extends object>(item: Item, path: Path, value: unknown): Item {
  const last = path.at(-1) ?? '';
  const target = path
    .slice(0, -1)
    .reduce<Record<string, unknown> | undefined>(
      (place, key) => place?.[key] as Record<string, unknown> | undefined,
      item as Record<string, unknown>,
    );
  if (typeof target !== 'object' || target === null) return item;
  if (value === undefined) delete target[last];
  else target[last] = value;
  return item;
}

type Item = ReturnType<typeof items>[number];
const shown = (header: object, rows: Item[]) => {
  const selectedIncidences = [{ id: 'paint', value: 1, text: '1' }];
  const stored = { ...headerOf({ ...header }), selectedIncidences };
  return present(
    { header: stored, rows: rows.map((row) => rowOf(row, readableCopy(row.product))) },
    priceList,
  );
};
const priced = (path: Path, value: unknown) => {
  const [first, ...others] = items();
  return priceQuotation(shown(head(), first ? [having(first, path, value), ...others] : []));
};

describe('a row of older data', () => {
  it.each([
    ['a consumption that is an object', ['product', 'consumption'], {}],
    ['a consumption that is a list', ['product', 'consumptionranges', 0, 'consumption'], []],
    ['a discount that is a word', ['choices', 'discount'], 'abc'],
    ['a discount that is missing', ['choices', 'discount'], undefined],
    ['a discount above one', ['choices', 'discount'], 12],
    ['no ranges at all', ['product', 'consumptionranges'], undefined],
  ] as const)(
    'has nothing in the place of %s, and is calculated [QCA-005, QCA-006, QCA-019]',
    (_, path, value) => {
      const { rows, total } = priced(path, value);
      expect(rows[0]).toMatchObject({ discount: 0, cost: 22_500 });
      expect(total).toBe(33_750);
    },
  );

  it('keeps a discount that is written as text', () => {
    expect(priced(['choices', 'discount'], '0,1').rows[0]?.cost).toBe(20_250);
  });

  it('is calculated whatever JSON stands in a field that is read', () => {
    const json = fc.option(fc.jsonValue(), { nil: undefined });
    const changes = fc.array(fc.tuple(fc.constantFrom(...places), json), { minLength: 1, maxLength: 4 });
    const headers = fc.dictionary(fc.constantFrom(...headPlaces), fc.jsonValue());
    fc.assert(
      fc.property(changes, headers, (given, header) => {
        const [first, ...others] = items();
        for (const [path, value] of given) if (first) having(first, path, value);
        const { rows, total } = priceQuotation(
          shown({ ...head(), ...header }, first ? [first, ...others] : []),
        );
        const figures = [
          total,
          ...rows.flatMap(({ cost, incidence, estimate }) => [cost, incidence, estimate]),
        ];
        for (const figure of figures) if (figure !== null) expect(figure).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3000 },
    );
  });
});
