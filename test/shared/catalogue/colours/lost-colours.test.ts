import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lostColours, usesOfColours } from '#shared/catalogue/colours/lost-colours.ts';
import { aProduct } from '#test/support/builders/product.ts';

const colour = (code: string) => ({ id: code, code, hbw: null, r: 1, g: 2, b: 3 });
const folder = (id: string, ...codes: string[]) => ({
  colorlistId: id,
  colorlist: id,
  colours: codes.map(colour),
});
const range = (...codes: string[]) => ({ name: 'Fascia', colors: codes.map(colour), prices: [] });

it('a colour is lost where no folder has its code any more, whatever its case; white never is [OPC-05, OPC-06, OPC-19]', () => {
  const lost = lostColours([folder('ral', '9010', 'TN 1', 'tn 2', 'Bianco')], [folder('tn', 'tn 1')]);
  expect([...lost].toSorted()).toEqual(['9010', 'tn 2']);
});

it('its price ranges count once, and their products once; archived products are not counted', () => {
  const products = [
    aProduct({ id: 'a', priceranges: [range('TN 1', '9010'), range('tn 2 '), range('TN 3')] }),
    aProduct({ id: 'b', priceranges: [range('9010')] }),
    aProduct({ id: 'c', priceranges: [range('TN 3')] }),
    aProduct({ id: 'd', archived: true, priceranges: [range('9010')] }),
  ];
  expect(usesOfColours(new Set(['9010', 'tn 1', 'tn 2']), products)).toEqual({ ranges: 3, products: 2 });
  expect(usesOfColours(new Set(), products)).toEqual({ ranges: 0, products: 0 });
});

it('what stays is never lost, and what goes is lost or elsewhere', () => {
  const codes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(codes, codes, (before, after) => {
      const lost = lostColours([folder('one', ...before)], [folder('other', ...after)]);
      expect(after.some((code) => lost.has(code))).toBe(false);
      expect(before.every((code) => lost.has(code) || after.includes(code))).toBe(true);
    }),
  );
});
