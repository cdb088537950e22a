import { describe, expect, it } from 'vitest';
import { colourForm } from '#shared/schemas/colour-input.ts';

const typed = (changes: object) =>
  colourForm.safeParse({ code: 'TN 1', hbw: '', r: '1', g: '2', b: '3', ...changes });
const messages = (changes: object) => typed(changes).error?.issues.map(({ message }) => message);

describe('a colour as it is typed', () => {
  it('needs a code of one to forty characters, blanks around it aside [COL-020]', () => {
    expect(messages({ code: '  ' })).toEqual(['colorCodeRequired']);
    expect(messages({ code: 'x'.repeat(41) })).toEqual(['colorCodeLength']);
    expect(typed({ code: ' TN 1 ' }).data?.code).toBe('TN 1');
  });

  it('has an HBW from 0 to 100, with a comma or a point, or none [COL-021, COL-022, OPC-08, WDA-060]', () => {
    const read = (hbw: string) => typed({ hbw }).data?.hbw;
    expect([read('0'), read('100'), read('88,5'), read('88.5'), read('')]).toEqual([
      0,
      100,
      88.5,
      88.5,
      null,
    ]);
    for (const hbw of ['-1', '100,1', 'alto']) expect(messages({ hbw })).toEqual(['hbwRange']);
  });

  it.each(['r', 'g', 'b'])(
    'has a whole %s from 0 to 255 [COL-023, COL-024, COL-025, OPC-08, WDA-060]',
    (channel) => {
      for (const value of ['0', '255', ' 7 ']) expect(typed({ [channel]: value }).success).toBe(true);
      for (const value of ['', '-1', '256', '1,5', '1e2', 'rosso'])
        expect(messages({ [channel]: value })).toEqual(['rgbRange']);
    },
  );
});
