import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCataloguePrice, parseCatalogueQuantity } from '#shared/money/parse-catalogue-number.ts';
import { parseStoredPrice, parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { parseTyped } from '#shared/money/parse-typed.ts';
import { beyondAnyLimit } from '#shared/money/scaled-integer.ts';

/** In millionths. */
const typedQuantity = (text: string) => parseTyped(text, 6);

describe('typed numbers', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['12,5', 12.5],
    ['12.5', 125],
    ['-3', 3],
    ['10%', 10],
    [',5', 0.5],
    ['5,', 5],
    ['1,2,3', 1.2],
    ['', undefined],
    [',', undefined],
    ['abc', undefined],
  ])('reads what is typed as "%s" as %s (worked example 12) [QCA-010, WIZ-087, OPW-38]', (text, expected) => {
    const value = typedQuantity(text);
    expect(value).toBe(expected === undefined ? undefined : Math.round(expected * 1e6));
  });

  it('keeps every decimal exactly and rounds half up beyond the last one', () => {
    expect(typedQuantity('0,1234565')).toBe(123457);
    expect(typedQuantity('0,1234564')).toBe(123456);
  });

  it('reads what it cannot hold exactly as beyond any limit, never as another number', () => {
    expect(typedQuantity('9007199254,740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(typedQuantity('9007199254,740992')).toBe(beyondAnyLimit);
    expect(typedQuantity('99999999999999')).toBe(beyondAnyLimit);
    expect(typedQuantity('9'.repeat(400))).toBe(beyondAnyLimit);
  });

  it('reads back whatever is written with a decimal comma and grouping points', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 999_999 }),
        (whole, decimals) => {
          const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
          const text = `${grouped},${String(decimals).padStart(6, '0')}`;
          expect(typedQuantity(text)).toBe(whole * 1e6 + decimals);
        },
      ),
    );
  });
});

describe('numbers of the catalogue forms', () => {
  it.each([
    ['1.234,56', 12_345_600],
    ['1,234.56', 12_345_600],
    ['1.234.567,8', 12_345_678_000],
    ['1.5', 15_000],
    ['1,5', 15_000],
    ['1.234', 12_340],
    ['1.234.567', 12_345_670_000],
    ['€ 112,50', 1_125_000],
    ['33,335', 333_350],
    [',5', 5000],
    ['0', 0],
  ])('takes the last separator of "%s" for the decimal mark', (text, expected) => {
    expect(parseCataloguePrice(text)).toBe(expected);
  });

  it('tells an empty field from one that cannot be taken', () => {
    expect(parseCataloguePrice('  ')).toBeNull();
    for (const refused of ['-5', '−5', 'abc', '1.2.3', '1.2.3,4', '12.34,5']) {
      expect(parseCataloguePrice(refused)).toBeUndefined();
    }
  });

  it('tells a number that is too large from a text that is none', () => {
    expect(parseCataloguePrice('9'.repeat(40))).toBe(beyondAnyLimit);
    expect(parseCatalogueQuantity(`${'9'.repeat(20)} kg`)).toBe(beyondAnyLimit);
  });

  it.each([
    '12 40',
    '10 5',
    '1 2345',
    '1234 567',
    '0 250',
    '1 234 5',
    '1 234.567,8',
    '12, 5',
    '12 ,5',
    "1'5",
    "1'234 567",
    '12\u2003345',
    '42\n150',
    '12,40\t864',
    '12\n13,5\n14',
  ])('takes %j for no number: what is among its digits groups no thousands', (text) => {
    expect(parseCatalogueQuantity(text)).toBeUndefined();
    expect(parseCataloguePrice(text)).toBeUndefined();
  });

  it.each(['1e5', '1x5', '1/5', '0,35 kg/m2', '12 kg 5', 'ca. 12', '5:30'])(
    'takes "%s" for no number: something else is among its digits',
    (text) => {
      expect(parseCatalogueQuantity(text)).toBeUndefined();
    },
  );

  it.each([
    ['12,50 €', 12.5],
    ['€.50', 0.5],
    ["1'234,5", 1234.5],
    ['1 234,5 kg', 1234.5],
    ['1 234 567', 1_234_567],
    ['1\u00a0234.5', 1234.5],
    ['12\u2009345', 12_345],
    ['12\u202f345,6\n', 12_345.6],
    ['12 pz.', 12],
    ['0,35 kg/m²', 0.35],
  ])('reads "%s" with its unit as %s', (text, value) => {
    expect(parseCatalogueQuantity(text)).toBe(value * 1e6);
  });

  it('reads consumptions in millionths', () => {
    expect(parseCatalogueQuantity('0,006')).toBe(6000);
    expect(parseCatalogueQuantity('0.35')).toBe(350_000);
    expect(parseCatalogueQuantity('')).toBeNull();
    expect(parseCatalogueQuantity('-1')).toBeUndefined();
  });
});

describe('stored numbers', () => {
  it.each([
    [12.5, 12_500_000],
    [0.1 + 0.2, 300_000],
    [1e-7, 0],
    [5e-7, 1],
    [-3, -3_000_000],
    ['12.5', 12_500_000],
    ['12,5', 12_500_000],
    ['1.234,5', 1_234_500_000],
    ['25', 25_000_000],
    ['25 kg', 25_000_000],
    ['.5', 500_000],
    ['-0.5', -500_000],
    [1e21, Number.MAX_SAFE_INTEGER],
    ['9'.repeat(40), Number.MAX_SAFE_INTEGER],
    [`${'9'.repeat(40)},5`, Number.MAX_SAFE_INTEGER],
  ])('reads a stored %j without ever taking its dot away', (stored, expected) => {
    expect(parseStoredQuantity(stored)).toBe(expected);
  });

  it.each([null, undefined, '', 'n.d.', '1.2.3', Number.NaN, Number.POSITIVE_INFINITY, 'su richiesta'])(
    'finds %j unreadable',
    (stored) => {
      expect(parseStoredQuantity(stored)).toBeUndefined();
      expect(parseStoredPrice(stored)).toBeUndefined();
    },
  );

  it('reads prices with up to four places', () => {
    expect(parseStoredPrice(33.335)).toBe(333_350);
    expect(parseStoredPrice('33,335')).toBe(333_350);
    expect(parseStoredPrice(0.00005)).toBe(1);
  });

  it('reads back every decimal a number of the store can hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (millionths) => {
        expect(parseStoredQuantity(millionths / 1e6)).toBe(millionths);
      }),
    );
  });
});
