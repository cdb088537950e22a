import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrShape } from '#shared/document/qr-shape.ts';

const address = `https://preventivi.example/preventivi/${'4f'.repeat(16)}/pdf#token=${'a1'.repeat(16)}.${'Z'.repeat(43)}`;

/** The modules that a path covers, row by row. */
function painted({ size, path }: ReturnType<typeof qrShape>): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return rows;
}

test('the path covers the dark modules of the code and no other, with four of white around', () => {
  const shape = qrShape(address);
  const { data } = encode(address, { ecc: 'M', border: 0 });
  const rows = painted(shape);
  expect(shape.size).toBe(data.length + 8);
  expect(rows.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(data);
  expect(rows.flat().filter(Boolean)).toHaveLength(data.flat().filter(Boolean).length);
});

test('the address of a link is a code whose modules a telephone tells apart on paper 30 mm wide', () => {
  expect(30 / qrShape(address).size).toBeGreaterThan(0.45);
});
