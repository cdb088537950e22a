import { describe, expect, it } from 'vitest';
import { coloursByCode, coloursByName } from '#shared/search/search-colours.ts';

const colour = (code: string, colorlist: string) => ({ code, colorlist, hbw: null, r: 1, g: 2, b: 3 });
const colours = [
  colour('TN 101', 'Terre naturali'),
  colour('TN 201', 'Terre naturali'),
  colour('RAL 1001', 'RAL Classic'),
];
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);

describe('the search of colours', () => {
  it('finds part of a code, whatever its blanks and capitals', () => {
    expect(codes(coloursByCode(colours, 'tn1'))).toEqual(['TN 101']);
    expect(codes(coloursByCode(colours, 'R A L'))).toEqual(['RAL 1001']);
    expect(codes(coloursByCode(colours, 'terre'))).toEqual([]);
  });

  it('finds by the folder, alone or with the code', () => {
    expect(codes(coloursByName(colours, 'TERRE'))).toEqual(['TN 101', 'TN 201']);
    expect(codes(coloursByName(colours, '101 terre'))).toEqual(['TN 101']);
    expect(codes(coloursByName(colours, 'terre classic'))).toEqual([]);
  });

  it('finds all while nothing is typed', () => {
    expect(coloursByCode(colours, '')).toEqual(colours);
  });
});
