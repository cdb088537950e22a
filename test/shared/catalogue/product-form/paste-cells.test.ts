import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackDraft } from '#shared/catalogue/product-form/draft.ts';
import { copiedCells, pasteCells } from '#shared/catalogue/product-form/paste-cells.ts';
import type { Language } from '#shared/languages.ts';

const lists = ['pcu', 'pccs'];
const pack = (packaging: string, pcu = '', pccs = ''): PackDraft => ({
  id: `id-${packaging}`,
  packaging,
  quantity: null,
  prices: { pcu, pccs },
});
const paste = (packs: PackDraft[], from: [number, number], text: string, language: Language = 'it') =>
  pasteCells(packs, lists, { row: from[0], column: from[1] }, text, () => 'new', language);
const shown = (packs: readonly PackDraft[]) =>
  packs.map(({ packaging, prices }) => [packaging, prices.pcu ?? '', prices.pccs ?? ''].join(' | '));

describe('packages and prices pasted from a spreadsheet', () => {
  it('fill the table from the cell on, and add the lines that are missing', () => {
    const pasted = paste(
      [pack('15', '186,00', '158,10')],
      [0, 0],
      '25\t1.234,56\t1000\r\n12,5 kg\t66\t56,1\r\n',
    );
    expect(shown(pasted.packs)).toEqual(['25 | 1.234,56 | 1.000,00', '12,5 | 66,00 | 56,10']);
    expect(pasted.packs.map(({ id }) => id)).toEqual(['id-15', 'new']);
    expect(pasted).toMatchObject({ filled: 6, refused: 0 });
  });

  it('leave the cells beside them as they are', () => {
    const pasted = paste([pack('15', '186,00', '158,10'), pack('5', '66,00', '56,10')], [0, 2], '160\n57');
    expect(shown(pasted.packs)).toEqual(['15 | 186,00 | 160,00', '5 | 66,00 | 57,00']);
  });

  it('empty a price with an empty cell or a dash', () => {
    expect(shown(paste([pack('15', '186,00', '158,10')], [0, 1], '-\t').packs)).toEqual(['15 |  | ']);
  });

  it('are counted: those that were rounded, and those that took a price away', () => {
    const packs = [pack('15', '186,00', '158,10'), pack('5', '', '56,10')];
    const pasted = paste(packs, [0, 1], '63,12345\t\n\t1.000,50000');
    expect(shown(pasted.packs)).toEqual(['15 | 63,1235 | ', '5 |  | 1.000,50']);
    expect(pasted).toMatchObject({ filled: 2, rounded: 1, emptied: 1, refused: 0 });
  });

  it('are rounded where a fifth decimal counts, and nowhere else', () => {
    const digits = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), digits, (whole, decimals) => {
        const { rounded } = paste([pack('15')], [0, 1], `${whole},${decimals}`);
        expect(rounded === 1).toBe(!decimals.endsWith('00'));
      }),
    );
  });

  it('stay as they were written where they are no number, to be seen and mended [OPC-24]', () => {
    const pasted = paste([pack('15')], [0, 0], '0\tnd\t-3');
    expect(shown(pasted.packs)).toEqual(['0 | nd | -3']);
    expect(pasted).toMatchObject({ filled: 0, refused: 3 });
  });

  it('stay as they were written where they may be thousands, and are counted [OPC-24]', () => {
    const italian = paste([pack('15')], [0, 1], '1.120\t1.120,50');
    expect(shown(italian.packs)).toEqual(['15 | 1.120 | 1.120,50']);
    expect(italian).toMatchObject({ filled: 2, doubtful: 1, refused: 0 });
    const english = paste([pack('15')], [0, 1], '1,120\t1,1250', 'en');
    expect(shown(english.packs)).toEqual(['15 | 1,120 | 1,1250']);
    expect(english).toMatchObject({ filled: 2, doubtful: 1, refused: 0 });
  });

  it('are counted as refused outside the table', () => {
    expect(paste([pack('15')], [0, 2], '1\t2\t3')).toMatchObject({ filled: 1, refused: 2 });
  });

  it('come without the headings of the spreadsheet', () => {
    const pasted = paste([pack('15')], [0, 0], 'Confezione\tImbianchini\n25\t112,50');
    expect(shown(pasted.packs)).toEqual(['25 | 112,50 | ']);
  });

  it('are what was copied from another range', () => {
    const size = fc.integer({ min: 1, max: 99_999 }).map((value) => String(value / 10).replace('.', ','));
    const price = fc
      .integer({ min: 0, max: 99_999_999 })
      .map((cents) =>
        new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' }).format(
          cents / 100,
        ),
      );
    const anyPack = fc.tuple(size, price, price).map((cells) => pack(...cells));
    fc.assert(
      fc.property(fc.array(anyPack, { minLength: 1, maxLength: 6 }), (packs) => {
        const text = copiedCells(
          packs,
          [
            { id: 'pcu', name: 'Imbianchini' },
            { id: 'pccs', name: 'Rivenditori' },
          ],
          'Confezione',
        );
        expect(shown(paste([], [0, 0], text).packs)).toEqual(shown(packs));
      }),
    );
  });
});
