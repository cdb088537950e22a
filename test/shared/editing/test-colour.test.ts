import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourFromTest, inTestColour, withTestColours } from '#shared/editing/test-colour.ts';
import { priceRangeOfColour } from '#shared/pricing/price-range-of-colour.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { aPack, aPriceRange, aRow } from '#test/support/builders/quotation.ts';

const answered = (code: string | null, colorlist = 'Terre') => ({
  color: code === null ? null : { code, r: 1, g: 2, b: 3 },
  colorlist: code === null ? null : colorlist,
});
const none = answered(null);
const aPaint = (changes: Partial<QuotationRow> = {}) =>
  aRow({
    priceType: 'colors',
    priceranges: [aPriceRange(['TN 1', 'TN 2'], [aPack(5, 30)]), aPriceRange(['TN 3'], [aPack(5, 40)])],
    ...changes,
  });

describe('the colour of the guided test', () => {
  it('is that of a new row which is priced by colour, in the range that lists it [QCO-001, OPW-67]', () => {
    const row = inTestColour(aPaint(), undefined, answered(' tn 3'));
    expect(row).toMatchObject({ ...answered(' tn 3'), priceRange: 1 });
  });

  it('is missing where no range lists it, and is nothing to rows that need none [QCO-002, OP11, OPW-67]', () => {
    const [paint, primer] = [aPaint(), aRow()];
    expect(inTestColour(paint, undefined, answered('TN 9'))).toBe(paint);
    expect(inTestColour(primer, undefined, answered('TN 1'))).toBe(primer);
    expect(inTestColour(paint, undefined, none)).toBe(paint);
  });

  it('reaches, answered anew, rows without a colour and those of the answer before [OPW-67]', () => {
    const [before, now] = [answered('TN 1'), answered('TN 3')];
    const taken = { color: now.color, colorlist: now.colorlist };
    expect(colourFromTest(aPaint(), before, now)).toEqual(taken);
    expect(colourFromTest(aPaint(before), before, now)).toEqual(taken);
    expect(colourFromTest(aPaint(answered('TN 2')), before, now)).toBeUndefined();
    expect(colourFromTest(aPaint(answered('TN 1', 'Altra')), before, now)).toBeUndefined();
  });

  it('leaves rows as they are when the answer is the same, and takes a colour away that is answered no more [OPW-67]', () => {
    const before = answered('TN 1');
    expect(colourFromTest(aPaint(), before, answered('tn 1 '))).toBeUndefined();
    expect(colourFromTest(aPaint(before), before, answered('TN 9'))).toEqual(none);
    expect(colourFromTest(aPaint(), before, answered('TN 9'))).toBeUndefined();
    expect(colourFromTest(aPaint(before), before, none)).toBeUndefined();
  });

  it('never leaves a row in a price range that does not list its colour [QCO-001]', () => {
    const code = fc.constantFrom('TN 1', 'TN 2', 'TN 3', 'TN 9', null);
    const ranges = fc.array(fc.subarray(['TN 1', 'TN 2', 'TN 3']), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(ranges, code, code, fc.boolean(), (lists, former, now, isNew) => {
        const priceranges = lists.map((colors) => aPriceRange(colors, [aPack(5, 30)]));
        const own = priceRangeOfColour(priceranges, former ?? '');
        const row = aPaint({
          priceranges,
          ...(own === undefined ? none : answered(former)),
          priceRange: own ?? 0,
        });
        const after = inTestColour(row, isNew ? undefined : answered(former), answered(now));
        if (after.color)
          expect(after.priceRange).toBe(priceRangeOfColour(after.priceranges, after.color.code));
        else expect(after.priceRange).toBe(0);
      }),
    );
  });

  it('adds to the edits of a save the rows that it gives a colour, but for those that name one [OPW-67]', () => {
    const [before, now] = [answered('TN 1'), answered('TN 3')];
    const stored = new Map([['old', aPaint({ sId: 'old', ...before })]]);
    const brought = new Map([['new', aPaint({ sId: 'new' })]]);
    const edits = [{ sId: 'old' }, { sId: 'new' }, { sId: 'old', color: null }, { sId: 'gone' }];
    expect(withTestColours(edits, { stored, brought }, before, now)).toEqual([
      { sId: 'old', ...now },
      { sId: 'new', ...now },
      { sId: 'old', color: null },
      { sId: 'gone' },
    ]);
  });
});
