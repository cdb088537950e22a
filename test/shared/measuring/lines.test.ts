import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureLine } from '#shared/measuring/measure-line.ts';
import { measurePlaces } from '#shared/measuring/measure-places.ts';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { MeasuredLine } from '#shared/schemas/measures.ts';
import {
  aLine,
  anOpening,
  aPlace,
  aRoom,
  exactRule,
  fourSquareMetres,
  noThreshold,
  someMeasures,
} from '#test/support/builders/measures.ts';

const valuesOf = (line: MeasuredLine, rule = fourSquareMetres) => {
  const { values, fault } = measureLine(line, rule);
  if (fault) throw new Error(JSON.stringify(fault));
  return values;
};
const faultOf = (line: MeasuredLine, rule = fourSquareMetres) => measureLine(line, rule).fault;
const sumsOf = (place: ReturnType<typeof aRoom>, rule: MeasureRule) =>
  measurePlaces(someMeasures([place], rule))[0]?.sums;

describe('a room (examples 15a and 15b)', () => {
  it('deducts an opening above the threshold whole and a smaller one not at all [MEA-011, MEA-013, MEA-019, MEA-023]', () => {
    const [walls, ceiling, skirting] = measurePlaces(someMeasures([aRoom()]))[0]?.lines ?? [];
    expect(walls?.values).toMatchObject({ unit: 'mq', gross: 4212, deducted: 432, net: 3780 });
    expect(walls?.values?.openings.map(({ deducted }) => deducted)).toEqual([null, 432]);
    expect(ceiling?.values).toMatchObject({ unit: 'mq', gross: 1512, net: 1512 });
    expect(skirting?.values).toMatchObject({ unit: 'm', gross: 1470, net: 1470 });
    expect(sumsOf(aRoom(), fourSquareMetres)).toEqual({ mq: 5292, m: 1470, pz: 0 });
  });

  it('measured exactly deducts every opening [MEA-016]', () => {
    const [walls] = measurePlaces(someMeasures([aRoom()], exactRule))[0]?.lines ?? [];
    expect(walls?.values).toMatchObject({ gross: 4212, deducted: 189 + 432, net: 3591 });
    expect(sumsOf(aRoom(), exactRule)).toEqual({ mq: 5103, m: 1470, pz: 0 });
  });

  it('may have a rule of its own; without one it follows the quotation [MEA-018]', () => {
    const own = { ...aRoom(), rule: exactRule };
    expect(sumsOf(own, fourSquareMetres)?.mq).toBe(5103);
    expect(sumsOf(aRoom(), noThreshold)?.mq).toBe(4212 + 1512);
  });
});

describe('a facade without threshold (example 15c)', () => {
  const wall = aLine('12,40', '9,15', {
    openings: [anOpening('1,20', '1,50', { count: '6' }), anOpening('3,00', '2,40')],
  });
  const shutters = aLine('1,20', '1,50', { count: '6', coefficient: 3000 });

  it('deducts nothing, whatever the size [MEA-015]', () => {
    const { gross, deducted, net, openings } = valuesOf(wall, noThreshold);
    expect({ gross, deducted, net }).toEqual({ gross: 11_346, deducted: 0, net: 11_346 });
    expect(openings.every((opening) => opening.deducted === null)).toBe(true);
  });

  it('multiplies by the coefficient [MEA-021, MEA-022]', () => {
    expect(valuesOf(shutters)).toMatchObject({ gross: 1080, net: 3240 });
    expect(sumsOf(aPlace('Facciata', [wall, shutters]), noThreshold)?.mq).toBe(14_586);
  });
});

describe('threshold and rounding (example 15d)', () => {
  const wall = (height: string) => aLine('10', '3', { openings: [anOpening('2,00', height)] });
  const rounded = aLine('15,6065', '2,70', { coefficient: 1150 });

  it('an opening of exactly the threshold is not deducted, a larger one is [MEA-013]', () => {
    expect(valuesOf(wall('2,00')).net).toBe(3000);
    expect(valuesOf(wall('2,01'))).toMatchObject({ deducted: 402, net: 2598 });
  });

  it('rounds dimensions to thousandths, gross and net to hundredths [MEA-011, MEA-021]', () => {
    expect(valuesOf(rounded)).toMatchObject({ length: 15_607, gross: 4214, net: 4846 });
    const places = aPlace('Muri', [wall('2,00'), wall('2,01'), rounded]);
    expect(sumsOf(places, fourSquareMetres)?.mq).toBe(10_444);
  });

  it('the single area decides, not rounded, and the number of equal openings does not matter [MEA-014]', () => {
    const windows = aLine('10', '3', { openings: [anOpening('1,20', '1,50', { count: '3' })] });
    expect(valuesOf(windows)).toMatchObject({ deducted: 0, net: 3000 });
    const above = aLine('10', '3', { openings: [anOpening('2,001', '2', { count: '2' })] });
    expect(valuesOf(above)).toMatchObject({ deducted: 800, net: 2200 });
  });
});

describe('a measured line', () => {
  it('is in m² with length and height, in m with length alone, in pieces with neither [MEA-003, MEA-010]', () => {
    expect(valuesOf(aLine('2', '3', { count: '2' }))).toMatchObject({ unit: 'mq', net: 1200 });
    expect(valuesOf(aLine('2,5'))).toMatchObject({ unit: 'm', count: 1000, net: 250 });
    expect(valuesOf(aLine(null, null, { count: '7*2' }))).toMatchObject({ unit: 'pz', net: 1400 });
    expect(valuesOf(aLine(null))).toMatchObject({ unit: 'pz', count: 0, net: 0 });
  });

  it('with a height alone lacks its length [MEA-010]', () => {
    expect(faultOf(aLine(null, '2,70'))).toEqual({ reason: 'length-missing', field: 'length' });
    expect(faultOf(aLine(' ', '2,70'))).toMatchObject({ reason: 'length-missing' });
  });

  it('has openings in m² only, each with width and height [MEA-012]', () => {
    const id = 'opening0';
    const openings = [anOpening('1', '1', { id })];
    expect(faultOf(aLine('2', null, { openings }))).toEqual({
      reason: 'openings-without-surface',
      opening: id,
    });
    expect(faultOf(aLine(null, null, { openings }))?.reason).toBe('openings-without-surface');
    const open = aLine('2', '2', { openings: [anOpening('1', null, { id })] });
    expect(faultOf(open)).toEqual({ reason: 'opening-incomplete', field: 'height', opening: id });
  });

  it('is refused where openings take more than there is [MEA-020]', () => {
    const full = aLine('2', '2,5', { openings: [anOpening('2', '2,5')] });
    expect(valuesOf(full).net).toBe(0);
    const above = aLine('2', '2,5', { openings: [anOpening('2', '2,51', { id: 'window00' })] });
    expect(faultOf(above)).toEqual({ reason: 'openings-exceed-surface', opening: 'window00' });
  });

  it('names the field that cannot be read, and the place in it [MEA-006, MEA-007]', () => {
    expect(faultOf(aLine('4,20m', '2'))).toEqual({ reason: 'unreadable', at: 4, field: 'length' });
    expect(faultOf(aLine('2', '1/0'))).toEqual({ reason: 'division-by-zero', field: 'height' });
    const openings = [anOpening('2-5', '1', { id: 'window00' })];
    expect(faultOf(aLine('2', '2', { openings }))).toEqual({
      reason: 'negative',
      field: 'width',
      opening: 'window00',
    });
  });

  it('has at most ten million of its unit [MEA-007]', () => {
    expect(valuesOf(aLine('10000', '1000')).net).toBe(1_000_000_000);
    expect(faultOf(aLine('10000', '1000,01'))).toEqual({ reason: 'too-large' });
    expect(faultOf(aLine('99999', '99999', { count: '99999', coefficient: 10_000 }))?.reason).toBe(
      'too-large',
    );
  });
});

const decimal = fc
  .nat(99_999)
  .map((thousandths) => `${Math.floor(thousandths / 1000)},${String(thousandths % 1000).padStart(3, '0')}`);
const thousandthsOf = (text: string) => BigInt(text.replace(',', ''));
/** Half up, by whole and remainder. */
const divided = (top: bigint, bottom: bigint) => top / bottom + (2n * (top % bottom) >= bottom ? 1n : 0n);

describe('any line in m²', () => {
  const opening = fc.tuple(decimal, decimal, fc.integer({ min: 0, max: 5 }));
  const rule = fc.oneof(
    fc.constant(exactRule),
    fc.constant(noThreshold),
    fc.nat(2_000).map((threshold): MeasureRule => ({ mode: 'vuotoPerPieno', threshold })),
  );

  it('adds up by hand from what is printed: gross less deductions, times the coefficient [MEA-042]', () => {
    fc.assert(
      fc.property(
        ...([
          decimal,
          decimal,
          fc.integer({ min: 1, max: 10_000 }),
          fc.array(opening, { maxLength: 4 }),
          rule,
        ] as const),
        (length, height, coefficient, sizes, by) => {
          const openings = sizes.map(([w, h, count]) => anOpening(w, h, { count: String(count) }));
          const { values, fault } = measureLine(aLine(length, height, { coefficient, openings }), by);
          const gross = divided(thousandthsOf(length) * thousandthsOf(height), 10_000n);
          const deductions = sizes.map(([w, h, count]) => {
            const single = thousandthsOf(w) * thousandthsOf(h);
            const above = by.threshold !== null && single > BigInt(by.threshold) * 10_000n;
            return by.mode === 'exact' || above ? divided(single * BigInt(count), 10_000n) : null;
          });
          const deducted = deductions.reduce((sum: bigint, each) => sum + (each ?? 0n), 0n);
          if (deducted > gross) return fault?.reason === 'openings-exceed-surface';
          expect(values?.openings.map((each) => each.deducted)).toEqual(
            deductions.map((each) => (each === null ? null : Number(each))),
          );
          expect(values).toMatchObject({ gross: Number(gross), deducted: Number(deducted) });
          return values?.net === Number(divided((gross - deducted) * BigInt(coefficient), 1000n));
        },
      ),
    );
  });

  it('counts in its place whatever the order of the lines [MEA-023]', () => {
    const lines = fc.array(fc.tuple(decimal, fc.option(decimal)), { maxLength: 8 });
    fc.assert(
      fc.property(lines, (sizes) => {
        const all = sizes.map(([length, height], at) => aLine(length, height, { id: `line${at}000` }));
        const sums = sumsOf(aPlace('Sala', all), exactRule);
        expect(sumsOf(aPlace('Sala', all.toReversed()), exactRule)).toEqual(sums);
        const net = all.map((line) => valuesOf(line));
        const total = (unit: string) =>
          net.filter((one) => one.unit === unit).reduce((sum, one) => sum + one.net, 0);
        expect(sums).toEqual({ mq: total('mq'), m: total('m'), pz: 0 });
      }),
    );
  });
});

describe('a place that stays', () => {
  const [sala, cucina] = [aRoom('Sala'), aRoom('Cucina')];
  const before = measurePlaces(someMeasures([sala, cucina]));

  it('is not measured again when another one changes', () => {
    const after = measurePlaces(someMeasures([sala, { ...cucina, lines: [] }]));
    expect(after[0]).toBe(before[0]);
    expect(after[1]?.sums.mq).toBe(0);
  });

  it('follows another rule of the quotation at once, and no longer the one before [MEA-018]', () => {
    const exact = measurePlaces(someMeasures([sala, cucina], exactRule));
    expect(exact[0]?.sums.mq).toBe(51_03);
    expect(measurePlaces(someMeasures([sala]))[0]?.sums.mq).toBe(52_92);
  });
});
