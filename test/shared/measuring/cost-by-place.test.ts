import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOfChoice } from '#shared/measuring/choice.ts';
import { costByPlace } from '#shared/measuring/cost-by-place.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { aChoice, aLine, aPlace, measureId, someMeasures } from '#test/support/builders/measures.ts';
import { aPack, aQuotation, aRange, aRow } from '#test/support/builders/quotation.ts';

/** Example 16a: 37,80 and 52,92 m². */
const measures = someMeasures([
  aPlace('Camera', [aLine('37,80', '1', { id: measureId('bed') })]),
  aPlace('Sala', [aLine('52,92', '1', { id: measureId('living') })]),
]);
const both = aChoice(['Camera', 'Sala']);

type Changes = Parameters<typeof aRow>[0];
/** A row that costs so many cents, whatever it needs. */
const costing = (cents: number, changes: Changes = {}) =>
  aRow({ packs: [aPack(1, cents / 100, 1)], ...changes });
const own = (choice: Choice, among = measures) => ({
  lockedArea: false,
  area: areaOfChoice(among, choice) ?? 0,
  areaFrom: choice,
});
const of = (rows: QuotationRow[], changes: Parameters<typeof aQuotation>[1] = {}) =>
  costByPlace(aQuotation(rows, { measures, ...changes }));
const sums = (split: ReturnType<typeof of>) =>
  split && [...split.places.map(({ cost }) => cost), split.unassigned];

describe('cost by place', () => {
  it('is the cost of each row over the chosen m², to the cent (example 16a) [MEA-038]', () => {
    const split = of([costing(28_080)], { areaFrom: both, area: 90.72 });
    expect(split?.places).toEqual([
      { id: measureId('Camera'), name: 'Camera', cost: 11_700 },
      { id: measureId('Sala'), name: 'Sala', cost: 16_380 },
    ]);
    expect(split).toMatchObject({ unassigned: 0, total: 28_080 });
  });

  it('gives cents that are left to the earlier of equal places (example 16b) [MEA-038]', () => {
    const three = someMeasures(
      ['Uno', 'Due', 'Tre'].map((name) => aPlace(name, [aLine('1', '1', { id: measureId(`l${name}`) })])),
    );
    const split = of([costing(10_000)], {
      measures: three,
      areaFrom: aChoice(['Uno', 'Due', 'Tre']),
      area: 3,
    });
    expect(sums(split)).toEqual([3334, 3333, 3333, 0]);
  });

  it('splits a locked row by the choice of the quotation and an unlocked one by its own [MEA-039]', () => {
    const rows = [costing(1000), costing(500, { id: 'own', ...own(aChoice(['Sala'])) })];
    expect(sums(of(rows, { areaFrom: aChoice(['Camera']), area: 37.8 }))).toEqual([1000, 500, 0]);
  });

  it('leaves a typed area and a piece to no place [MEA-039]', () => {
    expect(sums(of([costing(1000)]))).toEqual([0, 0, 1000]);
    const typed = costing(700, { id: 'typed', lockedArea: false, area: 12 });
    const piece = costing(300, { id: 'piece', um: 'pz' });
    const rows = [costing(1000), typed, piece];
    expect(sums(of(rows, { areaFrom: aChoice(['Camera']), area: 37.8 }))).toEqual([1000, 0, 1000]);
    expect(sums(of([costing(700, { lockedArea: false, area: 0 })]))).toEqual([0, 0, 700]);
  });

  it('splits a combined row by the areas of the rows that require it, and its own [MEA-039]', () => {
    const first = aRow({ id: 'first', ranges: [aRange(1, { primer: 0.1 })], ...own(aChoice(['Camera'])) });
    const second = aRow({ id: 'second', ranges: [aRange(1, { primer: 0.5 })], ...own(aChoice(['Sala'])) });
    const typed = aRow({ id: 'typed', ranges: [aRange(1, { primer: 0.1 })], lockedArea: false, area: 9.28 });
    const primer = costing(10_000, { id: 'primer', combined: true });
    const split = (row: QuotationRow) =>
      sums(
        of([first, second, typed, row].map((each) => (each === row ? each : { ...each, priceranges: [] }))),
      );
    expect(split(primer)).toEqual([3780, 5292, 928]);
    const withOwn = { ...primer, ...own(aChoice(['Camera'])) };
    expect(split(withOwn)).toEqual([5486, 3840, 674]);
  });

  it('follows rows that require each other in a circle once [MEA-039]', () => {
    const one = costing(1000, { id: 'one', ranges: [aRange(1, { two: 1 })], ...own(aChoice(['Camera'])) });
    const two = costing(1000, { id: 'two', ranges: [aRange(1, { one: 1 })], ...own(aChoice(['Sala'])) });
    expect(sums(of([one, two]))).toEqual([834, 1166, 0]);
  });

  it('is shown only where the quotation shows money [MEA-040]', () => {
    expect(of([costing(1000)], { pricelist: null })).toBeNull();
  });

  it('has all without places as well', () => {
    expect(costByPlace(aQuotation([costing(1000)]))).toEqual({ places: [], unassigned: 1000, total: 1000 });
  });

  it('adds up to the total of the quotation to the cent, whatever is chosen [MEA-038]', () => {
    const names = ['Uno', 'Due', 'Tre', 'Quattro'];
    const lengths = fc.array(fc.nat(99_999), { minLength: 4, maxLength: 4 });
    const choice = fc.option(fc.subarray(names));
    const row = fc.record({
      cents: fc.nat(1_000_000),
      choice,
      um: fc.constantFrom('kg' as const, 'pz' as const),
      locked: fc.boolean(),
    });
    fc.assert(
      fc.property(lengths, choice, fc.array(row, { minLength: 1, maxLength: 6 }), (sizes, ofAll, specs) => {
        const places = names.map((name, at) =>
          aPlace(name, [
            aLine(String((sizes[at] ?? 0) / 1000).replace('.', ','), '1', { id: measureId(`line${at}`) }),
          ]),
        );
        const among = someMeasures(places);
        const rows = specs.map(({ cents, choice: chosen, um, locked }, at) =>
          costing(cents, {
            ...{ id: `p${at}`, um },
            ...(chosen && !locked ? own(aChoice(chosen), among) : { lockedArea: locked, area: 3 }),
          }),
        );
        const areaFrom = ofAll && aChoice(ofAll);
        const area = (areaFrom && areaOfChoice(among, areaFrom)) ?? 100;
        const quotation = aQuotation(rows, { measures: among, areaFrom, area });
        const split = costByPlace(quotation);
        const parts = sums(split) ?? [];
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(priceQuotation(quotation).total);
        expect(split?.total).toBe(priceQuotation(quotation).total);
      }),
    );
  });
});
