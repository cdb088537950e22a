import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackDraft } from '#shared/catalogue/product-form/draft.ts';
import { copiedCells, pasteCells } from '#shared/catalogue/product-form/paste-cells.ts';
import type { Language } from '#shared/languages.ts';

const heads = {
  size: 'Confezione',
  lists: [
    { id: 'pcu', name: 'Imbianchini' },
    { id: 'pccs', name: 'Rivenditori 2026' },
  ],
};
const pack = (packaging: string, pcu = '', pccs = ''): PackDraft => ({
  id: `id-${packaging}`,
  packaging,
  quantity: null,
  prices: { pcu, pccs },
});
const paste = (packs: PackDraft[], from: [number, number], text: string, language: Language = 'it') =>
  pasteCells(packs, heads, { row: from[0], column: from[1] }, text, () => 'new', language);
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
    const pasted = paste([pack('15')], [0, 0], '0\tnd\t-3\n5\t5%\t+ 10 %');
    expect(shown(pasted.packs)).toEqual(['0 | nd | -3', '5 | 5% | + 10 %']);
    expect(pasted).toMatchObject({ filled: 1, refused: 5 });
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

  it('in one column come without a heading that the table does not know, by their place', () => {
    const pasted = paste([pack('15')], [0, 1], 'Prezzo nuovo\n112,50');
    expect(shown(pasted.packs)).toEqual(['15 | 112,50 | ']);
    expect(pasted).toMatchObject({ leftOut: [], unknown: [] });
  });

  it('know a heading with a year from a price', () => {
    const packs = [pack('14', '1,00'), pack('5', '2,00')];
    expect(shown(paste(packs, [0, 1], 'Prezzo 2027\n151\n62').packs)).toEqual([
      '14 | 151,00 | ',
      '5 | 62,00 | ',
    ]);
    expect(paste(packs, [0, 1], 'Listino 2027\tListino 2028\n1\t2').unknown).toHaveLength(2);
    expect(shown(paste(packs, [0, 1], 'EUR 151\nEUR 62').packs)).toEqual(['14 | 151,00 | ', '5 | 62,00 | ']);
    expect(shown(paste(packs, [0, 0], 'Latta 14 l\nLatta 5 l').packs)).toEqual([
      '14 | 1,00 | ',
      '5 | 2,00 | ',
    ]);
  });

  it('in several columns are not taken where none of their headings is known: nobody knows which is which', () => {
    const packs = [pack('15', '1,00', '2,00')];
    const pasted = paste(packs, [0, 1], 'Vecchio\tNuovo\n5\t6');
    expect(pasted.packs).toEqual(packs);
    expect(pasted).toMatchObject({ filled: 0, refused: 0, unknown: ['Vecchio', 'Nuovo'] });
  });

  it.each([
    'Litri\tRivenditori 2026 €\tPrezzo Imbianchini (€)',
    'Kg.\tListino rivenditori 2026\tIMBIANCHINI',
    'conf.\tRivenditori 2026 [pccs]\tImbianchini [pcu]',
    'Formato\tpccs\tpcu',
  ])('go by headings as sheets and the workbook write them: %s', (headings) => {
    const pasted = paste([pack('14'), pack('5')], [0, 0], `${headings}\n14\t95\t91\n5\t39\t37,50`);
    expect(shown(pasted.packs)).toEqual(['14 | 91,00 | 95,00', '5 | 37,50 | 39,00']);
    expect(pasted).toMatchObject({ leftOut: [], unknown: [] });
  });

  it('find their packages by their sizes, whatever their order; other sizes take the next row, or a new one', () => {
    const packs = [pack('14', '1,00', '150,00'), pack('5', '2,00', '60,00')];
    const sorted = paste(packs, [0, 0], 'Confezione\tImbianchini\n5 l\t56\n14\t148\n25\t240');
    expect(shown(sorted.packs)).toEqual(['14 | 148,00 | 150,00', '5 | 56,00 | 60,00', '25 | 240,00 | ']);
    expect(shown(paste(packs, [0, 0], '5\t56\n14\t148').packs)).toEqual([
      '14 | 148,00 | 150,00',
      '5 | 56,00 | 60,00',
    ]);
    expect(shown(paste(packs, [0, 0], '15\t148\n5\t56').packs)).toEqual([
      '15 | 148,00 | 150,00',
      '5 | 56,00 | 60,00',
    ]);
    expect(shown(paste(packs, [1, 0], '14\t148\n20\t9').packs)).toEqual([
      '14 | 148,00 | 150,00',
      '5 | 2,00 | 60,00',
      '20 | 9,00 | ',
    ]);
  });

  it('find the headings below a title', () => {
    const packs = [pack('14', '1,00'), pack('5', '2,00')];
    const text = 'Listino prezzi\t\t\n\nConf.\tImbianchini\tRivenditori 2026\n5\t39,10\t38\n14\t92,90\t91';
    const pasted = paste(packs, [0, 0], text);
    expect(shown(pasted.packs)).toEqual(['14 | 92,90 | 91,00', '5 | 39,10 | 38,00']);
    expect(pasted).toMatchObject({ leftOut: [], unknown: [], refused: 0 });
    expect(paste(packs, [0, 0], 'Nostri prezzi\nVecchio\tNuovo\n5\t6').unknown).toEqual(['Vecchio', 'Nuovo']);
  });

  it('know headings of two lines, which a sheet copies between quotes', () => {
    const text = 'Confezione\t"Imbianchini\n(€)"\t"Rivenditori\n2026"\n"5"\t39,10\t38';
    const pasted = paste([pack('5', '2,00')], [0, 0], text);
    expect(shown(pasted.packs)).toEqual(['5 | 39,10 | 38,00']);
    expect(shown(paste([pack('5')], [0, 1], '"say ""nd"""\t"7"').packs)).toEqual(['5 | say "nd" | 7,00']);
  });

  it('are no sizes under the heading of a price: nobody knows which list they are of', () => {
    const packs = [pack('14', '1,00'), pack('5', '2,00')];
    const pasted = paste(packs, [0, 0], 'Prezzo\n92\n39');
    expect(pasted.packs).toEqual(packs);
    expect(pasted.unknown).toEqual(['Prezzo']);
    expect(shown(paste(packs, [0, 1], 'Prezzo\n92\n39').packs)).toEqual(['14 | 92,00 | ', '5 | 39,00 | ']);
    expect(shown(paste(packs, [0, 0], 'Taglio\n15\n6').packs)).toEqual(['15 | 1,00 | ', '6 | 2,00 | ']);
  });

  it('are no prices with a unit or in another currency [OPC-24]', () => {
    const pasted = paste([pack('14', '1,00')], [0, 1], '5 l\t12 $');
    expect(shown(pasted.packs)).toEqual(['14 | 5 l | 12 $']);
    expect(pasted).toMatchObject({ filled: 0, refused: 2 });
  });

  it.each(['', 'Taglio', 'Latta'])(
    'find their packages by their sizes under any heading: "%s"',
    (heading) => {
      const packs = [pack('14', '1,00', '150,00'), pack('5', '2,00', '60,00')];
      const pasted = paste(packs, [0, 0], `${heading}\tImbianchini\n5 l\t39,10\n14 l\t92,90`);
      expect(shown(pasted.packs)).toEqual(['14 | 92,90 | 150,00', '5 | 39,10 | 60,00']);
      expect(pasted.leftOut).toEqual([]);
    },
  );

  it('may have new sizes, below any word for sizes', () => {
    const pasted = paste(
      [pack('14')],
      [0, 0],
      'Formato\tPrice list: Imbianchini\tEuro Rivenditori 2026\n99\t1\t2',
    );
    expect(shown(pasted.packs)).toEqual(['99 | 1,00 | 2,00']);
    expect(shown(paste([], [0, 1], 'PRICE Imbianchini\tLitres\n1\t99').packs)).toEqual(['99 | 1,00 | ']);
  });

  it('go to a list whose name is a word for sizes', () => {
    const named = { size: 'Confezione', lists: [{ id: 'pcu', name: 'Pezzi' }] };
    const pasted = pasteCells([], named, { row: 0, column: 0 }, 'Confezione\tPezzi\n5\t7', () => 'new', 'it');
    expect(shown(pasted.packs)).toEqual(['5 | 7,00 | ']);
  });

  it('find sizes under any heading though some of them are new, and leave out a heading beyond them', () => {
    const pasted = paste([pack('5')], [0, 0], 'Taglio\tImbianchini\tNote\n5\t1\n99\t2');
    expect(shown(pasted.packs)).toEqual(['5 | 1,00 | ', '99 | 2,00 | ']);
    expect(pasted.leftOut).toEqual(['Note']);
  });

  it('are no headings below numbers, nor alone, nor in a line with signs', () => {
    const below = paste([pack('5'), pack('6'), pack('7')], [0, 0], '5\t1\nConfezione\tImbianchini\n7\t2');
    expect(below).toMatchObject({ filled: 4, refused: 2 });
    expect(paste([pack('5')], [0, 0], 'Confezione\tImbianchini')).toMatchObject({ refused: 2, unknown: [] });
    expect(shown(paste([pack('5'), pack('6')], [0, 1], '#\n7').packs)).toEqual(['5 | # | ', '6 | 7,00 | ']);
    expect(shown(paste([pack('1'), pack('2')], [0, 0], '5 l\n14').packs)).toEqual(['5 |  | ', '14 |  | ']);
    expect(paste([pack('5', '1,00')], [0, 1], '7-')).toMatchObject({ refused: 1, emptied: 0 });
  });

  it('take no column for sizes that holds none of the table', () => {
    const pasted = paste([pack('14', '1,00')], [0, 0], 'Codice\tImbianchini\n3107\t39,10');
    expect(shown(pasted.packs)).toEqual(['14 | 39,10 | ']);
    expect(pasted.leftOut).toEqual(['Codice']);
  });

  it('are no headings in a first line without a word', () => {
    expect(shown(paste([pack('15', '1,00'), pack('5')], [0, 1], '-\n7').packs)).toEqual([
      '15 |  | ',
      '5 | 7,00 | ',
    ]);
  });

  it.each([
    [
      'the sizes',
      [0, 0],
      'Confezione\tRivenditori 2026\n15\t170\n5\t60',
      ['15 | 186,00 | 170,00', '5 | 66,00 | 60,00'],
    ],
    ['a price', [0, 1], 'Confezione\tImbianchini\n20\t170', ['20 | 170,00 | 158,10', '5 | 66,00 | 56,10']],
    [
      'another list',
      [0, 1],
      'RIVENDITORI 2026 \tImbianchini\n1\t2\n3\t4',
      ['15 | 2,00 | 1,00', '5 | 4,00 | 3,00'],
    ],
    [
      'a row below',
      [1, 2],
      'Imbianchini\n70\n9',
      ['15 | 186,00 | 158,10', '5 | 70,00 | 56,10', ' | 9,00 | '],
    ],
  ] as const)(
    'go by their headings, wherever they are pasted: at %s',
    (_at, [row, column], text, expected) => {
      const pasted = paste(
        [pack('15', '186,00', '158,10'), pack('5', '66,00', '56,10')],
        [row, column],
        text,
      );
      expect(shown(pasted.packs)).toEqual(expected);
      expect(pasted).toMatchObject({ refused: 0, leftOut: [] });
    },
  );

  it('leave out columns whose heading the table has not, and tell which', () => {
    const pasted = paste([pack('15')], [0, 0], 'Confezione\tGrossisti\t\tImbianchini\t\n25\t9\t8\t112,50\t');
    expect(shown(pasted.packs)).toEqual(['25 | 112,50 | ']);
    expect(pasted).toMatchObject({ filled: 2, refused: 0, leftOut: ['Grossisti', '–'] });
  });

  it('are no headings where a list is called as a number', () => {
    const named = { ...heads, lists: [{ id: 'pcu', name: '2026' }] };
    const pasted = pasteCells([], named, { row: 0, column: 0 }, '2026\t5\n25\t6', () => 'new', 'it');
    expect(pasted.packs.map(({ packaging }) => packaging)).toEqual(['2026', '25']);
  });

  it('go to the second of two lists of one name by the second heading', () => {
    const same = heads.lists.map(({ id }) => ({ id, name: 'Imbianchini' }));
    const text = 'Imbianchini\tImbianchini\tImbianchini\n1\t2\t3';
    const pasted = pasteCells(
      [pack('15')],
      { ...heads, lists: same },
      { row: 0, column: 0 },
      text,
      () => '',
      'it',
    );
    expect(shown(pasted.packs)).toEqual(['15 | 1,00 | 2,00']);
    expect(pasted.leftOut).toEqual(['Imbianchini']);
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
        const text = copiedCells(packs, heads);
        expect(shown(paste([], [0, 0], text).packs)).toEqual(shown(packs));
      }),
    );
  });
});
