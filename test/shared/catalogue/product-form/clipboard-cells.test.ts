import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipboardCells } from '#shared/catalogue/product-form/clipboard-cells.ts';

/** As Excel, LibreOffice and Google Sheets copy a cell. */
const written = (cell: string) => (/["\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

describe('cells that were copied from a spreadsheet', () => {
  it('are read back, whatever stands in them', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '5', ',', ' ', '"', '\n', '\t', '€'), maxLength: 8 });
    const sheet = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(sheet, fc.constantFrom('\n', '\r\n', '\r'), (lines, lineEnd) => {
        const text = lines.map((cells) => cells.map(written).join('\t')).join(lineEnd);
        // Empty lines at the end are the end of the last one.
        const last = lines.findLastIndex((cells) => cells.length > 1 || cells[0] !== '');
        const shown = lines
          .slice(0, last + 1)
          .map((cells) => cells.map((one) => one.replace(/\s+/g, ' ').trim()));
        expect(clipboardCells(text)).toEqual(shown);
      }),
    );
  });

  it.each([
    ['', []],
    ['\n\n', []],
    ['a\r\nb\r', [['a'], ['b']]],
    ['\ta', [['', 'a']]],
    ['a\t', [['a', '']]],
    ['5"\t"6', [['5"', '"6']]],
    ['"a" b\t"c"', [['"a" b', 'c']]],
    [' a  b \t""', [['a b', '']]],
  ])('are these of %j', (text, cells) => {
    expect(clipboardCells(text)).toEqual(cells);
  });
});
