import { describe, expect, it } from 'vitest';
import { applyEdits, checkRange } from '#shared/editing/apply-edits.ts';
import { loadQuotation } from '#shared/editing/load-quotation.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import { aPack, aPriceRange, aQuotation, aRange, aRow, rowOf } from '#test/support/builders/quotation.ts';

const coloured = aRow({
  id: 'colour',
  priceType: 'colors',
  ranges: [aRange(0.3), aRange(0.9)],
  priceranges: [
    aPriceRange(['9001'], [aPack(15, 150)]),
    aPriceRange(['9200'], [{ ...aPack(15, 180), id: 'dark' }]),
  ],
});
const before = loadQuotation(withAutomaticPacks(aQuotation([aRow(), coloured])));
const plaster = { sId: 'adda-calce' };
const paint = { sId: 'colour' };
const dark = { code: '9200', r: 1, g: 2, b: 3 };

type Saved = { from?: Quotation; header?: Partial<Quotation>; brought?: QuotationRow[]; ticks?: string[] };
const saved = (
  edits: RowEdit[],
  { from = before, header = {}, brought = [], ticks = [] }: Saved = {},
): Quotation =>
  applyEdits(
    from,
    { ...from, ...header },
    { edits, brought: new Map(brought.map((row) => [row.sId, row])), ticks: new Set(ticks) },
  );
const refusal = (code: string, params?: object) => expect.objectContaining({ code, params });
const counts = (quotation: Quotation, sId: string) =>
  Object.fromEntries(
    rowOf(quotation, sId).priceranges.flatMap(({ prices }) =>
      prices.map(({ id, quantity }) => [id, quantity]),
    ),
  );

describe('the rows of a save', () => {
  it('are those its edits name, in their order, as they were where nothing is said of them', () => {
    const after = saved([paint, plaster]);
    expect(after.selectedProducts).toEqual([...before.selectedProducts].reverse());
    expect(saved([plaster]).selectedProducts.map(({ sId }) => sId)).toEqual(['adda-calce']);
  });

  it('are brought in where they are new, or have another copy of their product', () => {
    const [dear, cloth] = [aRow({ packs: [aPack(25, 200, 5)] }), aRow({ id: 'cloth', packs: [aPack(1, 2)] })];
    const after = saved([plaster, { sId: 'cloth' }], { brought: [dear, cloth] });
    expect(packsOf(rowOf(after))).toEqual([aPack(25, 200, 5)]);
    expect(packsOf(rowOf(after, 'cloth'))).toEqual([aPack(1, 2, 35)]);
  });

  it('are refused when one of them is nowhere', () => {
    expect(() => saved([plaster, { sId: 'gone' }])).toThrow(refusal('unknown-product', { product: 'gone' }));
  });

  it('are ticked as the save says', () => {
    expect(saved([plaster, paint], { ticks: ['colour'] }).selectedIncidences).toMatchObject([
      { id: 'colour' },
    ]);
  });

  it('have 100,000 characters of notes together', () => {
    const note = 'n'.repeat(50_000);
    const noted = (length: number) =>
      saved([
        { ...plaster, note: 'n'.repeat(length) },
        { ...paint, note },
      ]);
    expect(rowOf(noted(50_000)).note).toHaveLength(50_000);
    expect(() => noted(50_001)).toThrow(refusal('too-large'));
  });
});

describe('a row that the save frees of what required it', () => {
  const wall = aRow({ id: 'wall', ranges: [aRange(0.35, { primer: 0.1 })], lockedArea: true });
  const primer = aRow({ id: 'primer', combined: true, lockedArea: false });
  const from = loadQuotation(withAutomaticPacks(aQuotation([wall, primer])));

  it('is locked, unless its edit says otherwise [QCA-031]', () => {
    expect(rowOf(saved([{ sId: 'primer' }], { from }), 'primer').lockedArea).toBe(true);
    const own = { lockedArea: false, area: 0 };
    expect(rowOf(saved([{ sId: 'primer', ...own }], { from }), 'primer')).toMatchObject(own);
  });
});

describe('what an edit says of a row', () => {
  it.each<[string, Partial<QuotationRow>]>([
    ['its consumption', { consumptionRange: 1 }],
    ['its own area', { area: 12.5, lockedArea: false }],
    ['a discount', { discount: 0.1 }],
    ['a second discount', { discountExtra: 0.2 }],
    ['a third discount', { discountAccounting: 0.3 }],
    ['a note', { note: 'verso nord' }],
  ])('is %s, which stays until another edit says so', (_, choice) => {
    const after = saved([plaster, { ...paint, ...choice } as RowEdit]);
    expect(rowOf(after, 'colour')).toMatchObject(choice);
    const nothing = Object.fromEntries(Object.keys(choice).map((name) => [name, undefined]));
    expect(rowOf(saved([plaster, { ...paint, ...nothing }], { from: after }), 'colour')).toMatchObject(
      choice,
    );
    expect(rowOf(after)).toEqual(rowOf(before));
  });

  it('takes a note away, or the blanks around it', () => {
    const noted = saved([{ ...plaster, note: ' verso nord\n' }, paint]);
    expect(rowOf(noted).note).toBe('verso nord');
    for (const note of [null, ' \n'])
      expect(rowOf(saved([{ ...plaster, note }, paint], { from: noted })).note).toBeNull();
  });

  it('is no range that the product does not have; the first is there in any case [QCA-006]', () => {
    const wrong = refusal('invalid-input', { field: 'selectedProducts.consumptionRange' });
    expect(() => saved([plaster, { ...paint, consumptionRange: 2 }])).toThrow(wrong);
    expect(() => saved([{ ...plaster, consumptionRange: 1 }, paint])).toThrow(wrong);
    expect(saved([{ ...plaster, consumptionRange: 0 }, paint])).toEqual(before);
    expect(() => checkRange({ consumptionranges: [] }, 0)).not.toThrow();
  });

  it('is nothing of a range that is no more, when it says another thing [QCA-006]', () => {
    const older = { ...before, selectedProducts: [{ ...rowOf(before), consumptionRange: 7 }] };
    expect(rowOf(saved([{ ...plaster, note: 'due mani' }], { from: older })).consumptionRange).toBe(7);
  });
});

describe('a colour that an edit names', () => {
  it('brings the price range that lists it, with its packages [QCO-001, QCO-007]', () => {
    const after = saved([plaster, { ...paint, color: dark, colorlist: 'Facciate' }]);
    expect(rowOf(after, 'colour')).toMatchObject({ color: dark, colorlist: 'Facciate', priceRange: 1 });
    expect(packsOf(rowOf(after, 'colour'))).toMatchObject([{ id: 'dark', quantity: 2 }]);
    expect(rowOf(saved([plaster, { ...paint, color: dark }]), 'colour').colorlist).toBeNull();
  });

  it('is refused when no price range lists it [QCO-002]', () => {
    const color = { ...dark, code: 'nowhere' };
    expect(() => saved([plaster, { ...paint, color }])).toThrow(
      refusal('colour-not-available', { colour: 'nowhere', product: 'colour' }),
    );
  });

  it('leaves the price range where prices do not follow colours', () => {
    const fixed = aRow({
      priceranges: [aPriceRange([], []), aPriceRange([], [aPack(25, 9)])],
      priceRange: 1,
    });
    const after = saved([{ ...plaster, color: dark }], { from: aQuotation([fixed]) });
    expect(rowOf(after)).toMatchObject({ color: dark, priceRange: 1 });
  });

  it('is taken away with its list and its price range; where there is none, nothing is', () => {
    const tinted = saved([plaster, { ...paint, color: dark, colorlist: 'Facciate' }]);
    const without = saved([plaster, { ...paint, color: null }], { from: tinted });
    expect(rowOf(without, 'colour')).toMatchObject({ color: null, colorlist: null, priceRange: 0 });
    const [, row] = tinted.selectedProducts;
    const uncoloured = { ...before, selectedProducts: [{ ...row, color: null } as QuotationRow] };
    expect(rowOf(saved([{ ...paint, color: null }], { from: uncoloured }), 'colour').priceRange).toBe(1);
  });
});

describe('the packages of a save', () => {
  it('follow the area but where an edit counts them [QCA-021]', () => {
    const edits = [{ ...plaster, prices: [{ id: '25', quantity: 7 }] }, paint];
    const after = saved(edits, { header: { area: 180 } });
    expect([counts(after, 'adda-calce'), counts(after, 'colour')]).toEqual([{ 25: 7 }, { 15: 4, dark: 0 }]);
  });

  it('are those that are named, of the price range that counts, and no others', () => {
    const two = aRow({ packs: [aPack(25, 100, 2), aPack(5, 30, 1)] });
    const edits = [{ ...plaster, prices: [{ id: '5', quantity: 4 }] }];
    expect(counts(saved(edits, { from: aQuotation([two]) }), 'adda-calce')).toEqual({ 25: 0, 5: 4 });
    const shared = [aPriceRange(['9001'], [aPack(15, 150)]), aPriceRange(['9200'], [aPack(15, 180)])];
    const chosen = aQuotation([
      aRow({ priceType: 'colors', priceranges: shared, color: dark, priceRange: 1 }),
    ]);
    const counted = saved([{ ...plaster, prices: [{ id: '15', quantity: 3 }] }], { from: chosen });
    expect(rowOf(counted).priceranges.map(({ prices }) => prices[0]?.quantity)).toEqual([0, 3]);
  });

  it('are refused when the price range does not have them', () => {
    const wrong = refusal('invalid-input', { field: 'selectedProducts.prices' });
    const prices = [
      { id: '15', quantity: 1 },
      { id: 'dark', quantity: 1 },
    ];
    expect(() => saved([plaster, { ...paint, prices }])).toThrow(wrong);
  });
});
