import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableColours, withWhite } from '#shared/catalogue/colours/available-colours.ts';
import { byCode, codeKey, compareCodes } from '#shared/catalogue/colours/by-code.ts';

const codesOf = (colours: readonly { code: string }[]) => colours.map(({ code }) => code);
const sorted = (...codes: string[]) => codesOf(byCode(codes.map((code) => ({ code }))));

describe('colours by code', () => {
  it('stand as people count: numbers in codes by their value, case aside [COL-013, OPC-07]', () => {
    expect(sorted('10', '9', '100')).toEqual(['9', '10', '100']);
    expect(sorted('tn 10', 'TN 9', 'Bianco', 'TN 9b')).toEqual(['Bianco', 'TN 9', 'TN 9b', 'tn 10']);
  });

  it('stand in one order only, however they came', () => {
    const codes = fc.array(fc.string({ maxLength: 6 }), { maxLength: 12 });
    fc.assert(
      fc.property(codes, (some) => {
        expect(some.toSorted(compareCodes)).toEqual(some.toReversed().toSorted(compareCodes));
      }),
    );
  });

  it('are the same when only blanks around them or case differ [OPC-07]', () => {
    expect(codeKey('  Tn 1 ')).toBe(codeKey('TN 1'));
    expect(codeKey('TN1')).not.toBe(codeKey('TN 1'));
  });
});

describe('the available colours', () => {
  const colour = (code: string, colorlist: string) => ({ code, colorlist, r: 1, g: 2, b: 3, hbw: 50 });

  it('always have Bianco, 255/255/255, of no folder, even when nothing is published [QCO-006, COL-027, OPC-06]', () => {
    expect(availableColours([])).toEqual([
      { code: 'Bianco', r: 255, g: 255, b: 255, hbw: null, colorlist: '' },
    ]);
  });

  it('have Bianco once, first, whatever a folder holds under that code [OPC-06]', () => {
    const published = [colour('TN 1', 'Terre'), colour(' bianco', 'Terre')];
    for (const all of [withWhite(published), availableColours(published)]) {
      expect(codesOf(all)).toEqual(['Bianco', 'TN 1']);
      expect(all[0]).toMatchObject({ r: 255, g: 255, b: 255, colorlist: '' });
    }
  });

  it('are all of them: getAllAvailableColors, by folder and by code [QCO-006, COL-035]', () => {
    const published = [
      colour('TN 1001', 'Terre naturali'),
      colour('TN 101', 'Terre naturali'),
      colour('BG 2', 'Bianchi e grigi'),
    ];
    expect(codesOf(availableColours(published))).toEqual(['Bianco', 'BG 2', 'TN 101', 'TN 1001']);
    expect(published[0]?.code).toBe('TN 1001');
  });
});
