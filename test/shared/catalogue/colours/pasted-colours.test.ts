import { describe, expect, it } from 'vitest';
import { pastedColours } from '#shared/catalogue/colours/pasted-colours.ts';
import { folderColour } from '#shared/schemas/colour-folder.ts';

const present = [
  folderColour.parse({ id: 'a', code: 'TN 1', hbw: 50, r: 1, g: 2, b: 3 }),
  folderColour.parse({ id: 'b', code: 'TN 2', hbw: null, r: 4, g: 5, b: 6 }),
];
const of = (...lines: string[]) =>
  pastedColours(lines.join('\r\n'), present).map((line) =>
    line.kind === 'refused' ? [line.kind, line.line, line.reason] : [line.kind, line.line, line.after],
  );

describe('colours pasted from a spreadsheet', () => {
  it('are new ones and changes of those the folder has, by their codes', () => {
    expect(of('TN 3\t12,5\t10\t20\t30', 'tn 1\t50\t1\t2\t99', 'TN 2\t\t4\t5\t6')).toEqual([
      ['added', 1, { code: 'TN 3', hbw: 12.5, r: 10, g: 20, b: 30 }],
      ['changed', 2, { code: 'tn 1', hbw: 50, r: 1, g: 2, b: 99 }],
      ['same', 3, { code: 'TN 2', hbw: null, r: 4, g: 5, b: 6 }],
    ]);
  });

  it('may stand between semicolons, below headings, with empty lines among them', () => {
    expect(of('Codice;HBW;R;G;B', '', 'TN 3;;0;0;0', '')).toEqual([
      ['added', 3, { code: 'TN 3', hbw: null, r: 0, g: 0, b: 0 }],
    ]);
  });

  it('go by their headings, in any order, beside columns that no colour has', () => {
    const expected = [['added', 2, { code: 'TN 3', hbw: 12.5, r: 1, g: 2, b: 3 }]];
    expect(of('Blu\tVerde\tRosso\tNome\tHBW\tCodice', '3\t2\t1\tTerra\t12,5\tTN 3')).toEqual(expected);
    expect(of('HBW;code;b;g;r', '12,5;TN 3;3;2;1')).toEqual(expected);
    expect(of('Name;Lightness;x;y;z', 'TN 3;12,5;1;2;3')).toEqual(expected);
    expect(of('Rosso;Verde;Blu', '1;2;3')).toEqual([['refused', 2, 'colorCodeRequired']]);
  });

  it('are refused with the reason when they make no colour or come twice', () => {
    expect(
      of(
        '\t50\t1\t2\t3',
        'A\t101\t1\t2\t3',
        'B\tmolto\t1\t2\t3',
        'C\t50\t256\t2\t3',
        'D\t50\t1,5\t2\t3',
        'E\t50\t1\t2',
        'F\t\t1\t2\t3',
        'f \t\t9\t9\t9',
      ),
    ).toEqual([
      ['refused', 1, 'colorCodeRequired'],
      ['refused', 2, 'hbwRange'],
      ['refused', 3, 'hbwRange'],
      ['refused', 4, 'rgbRange'],
      ['refused', 5, 'rgbRange'],
      ['refused', 6, 'rgbRange'],
      ['added', 7, { code: 'F', hbw: null, r: 1, g: 2, b: 3 }],
      ['refused', 8, 'colorCodeTwice'],
    ]);
  });
});
