import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unusualCount } from '#shared/price-update/factor-of.ts';
import { parseFactors } from '#shared/price-update/parse-factors.ts';
import { readFactor } from '#shared/price-update/read-factor.ts';
import { tableText } from '#shared/price-update/table-text.ts';
import { factorTable } from '#shared/schemas/price-update.ts';
import { priceFactor } from '#test/support/builders/arbitrary-factor.ts';
import { aTable } from '#test/support/builders/price-update.ts';

const known = {
  products: [
    { id: 'silicalce', name: { it: 'Silicalce Facciata' }, ranges: 2 },
    { id: 'rasacalce', name: { it: 'Rasacalce "Fibro"' }, ranges: 1 },
    { id: 'twin-a', name: { it: 'Gemello' }, ranges: 1 },
    { id: 'twin-b', name: { it: 'Gemello' }, ranges: 1 },
  ],
  lists: [{ id: 'pcu', name: 'Listino Imbianchini' }],
};
const parse = (text: string) => parseFactors(text, known);
const reasonsOf = (text: string) => parse(text).problems.map(({ line, reason }) => `${line} ${reason}`);

describe('a pasted table of factors', () => {
  it('is read from JSON, of products by range and of price lists [OPW-52, PUP-009, PUP-010]', () => {
    const text = '{"byProduct": {"silicalce": [1, "1,01"], "rasacalce": 1.05}, "byPricelist": {"pcu": 0.98}}';
    expect(parse(text)).toEqual({
      table: aTable({ silicalce: [1, 1.01], rasacalce: [1.05] }, { pcu: 0.98 }),
      problems: [],
    });
    expect(parse('{"byProduct": {"silicalce": [null, 1.02]}}').table).toEqual(
      aTable({ silicalce: [null, 1.02] }),
    );
  });

  it('is read from lines of a spreadsheet, with tabs, semicolons or commas, in both languages [OPW-52]', () => {
    const table = aTable({ silicalce: [1.01, 1.02], rasacalce: [1.05] }, { pcu: 0.98 });
    const semicolons = [
      'Prodotto;Fascia;Listino;Fattore',
      'silicalce;1;;1,01',
      'Silicalce facciata;2;;1.02',
      '',
      '"Rasacalce ""Fibro""";;;1,05',
      ';;listino imbianchini;0,98',
    ].join('\r\n');
    expect(parse(semicolons)).toEqual({ table, problems: [] });
    const tabs = 'product\trange\tpricelist\tfactor\nsilicalce\t1\t\t1,01\nsilicalce\t2\t\t1,02';
    expect(parse(tabs).table).toEqual(aTable({ silicalce: [1.01, 1.02] }));
    expect(parse('pricelist,factor\npcu,0.98').table).toEqual(aTable({}, { pcu: 0.98 }));
  });

  it('says line by line what is wrong with it', () => {
    expect(
      reasonsOf(
        [
          'prodotto;fascia;listino;fattore',
          'nessuno;1;;1,01',
          'Gemello;1;;1,01',
          'silicalce;3;;1,01',
          'silicalce;zero;;1,01',
          'silicalce;1;;molto',
          'silicalce;1;;2,01',
          'silicalce;1;;1,01',
          'silicalce;1;;1,02',
          ';;pccs;1,01',
          'silicalce;;pcu;1,01',
          'silicalce;1;;1,01;di più',
          'silicalce;1;;',
        ].join('\n'),
      ),
    ).toEqual([
      '2 unknownProduct',
      '3 unknownProduct',
      '4 unknownRange',
      '5 unknownRange',
      '6 unreadable',
      '7 impossible',
      '9 twice',
      '10 unknownPriceList',
      '11 both',
      '12 columns',
      '13 unreadable',
    ]);
    expect(reasonsOf('silicalce;1;1,01')).toEqual(['1 header']);
    expect(reasonsOf('{"byProduct": {\n"silicalce": [1, 2.5],\n"nessuno": [1]},\n"other": 1}')).toEqual([
      '4 shape',
      '2 impossible',
      '3 unknownProduct',
    ]);
    expect(reasonsOf('{"byProduct": [1]}')).toEqual(['1 shape']);
    expect(reasonsOf('{"byProduct": {"silicalce": [1, 1, 1.01]}}')).toEqual(['1 unknownRange']);
    expect(reasonsOf('{"byPricelist":\n {"pcu": 1}\n "byProduct": {}}')).toEqual(['3 json']);
  });

  it('is read whatever blanks and empty lines surround it, as editors leave them', () => {
    const text =
      '\n  \n  Prodotto ; Fascia ;  Fattore ;\n   \n  Silicalce Facciata  ; 2 ; 1,02 \n  silicalce ;1; 1,01\n';
    expect(parse(text)).toEqual({ table: aTable({ silicalce: [1.01, 1.02] }), problems: [] });
    expect(parse('\uFEFFpricelist,factor\n pcu ,0.98')).toEqual({
      table: aTable({}, { pcu: 0.98 }),
      problems: [],
    });
    expect(parse('\n  {"byPricelist": {" pcu ": 0.98}}')).toEqual({
      table: aTable({}, { pcu: 0.98 }),
      problems: [],
    });
    expect(parse('factor;note;product\n1.05;quoted; ;;"RASACALCE ""fibro"""').problems).toHaveLength(1);
    expect(parse('factor;note;product\n1.05;anything;"RASACALCE ""fibro"""').table).toEqual(
      aTable({ rasacalce: [1.05] }),
    );
  });

  it('may end its lines before the last cells: what is missing is empty', () => {
    expect(parse('pricelist;factor;product\npcu;1,01').table).toEqual(aTable({}, { pcu: 1.01 }));
    expect(reasonsOf('product;factor\nsilicalce')).toEqual(['2 unreadable']);
    expect(reasonsOf('factor;product\n1,05')).toEqual(['2 columns']);
  });

  it('names its columns, and a factor among them', () => {
    for (const text of ['', '  \n', 'product;range', 'factor;note', 'factor', 'silicalce'])
      expect(reasonsOf(text)).toEqual(['1 header']);
    expect(reasonsOf('\n\nproduct;price')).toEqual(['3 header']);
  });

  it('numbers ranges from 1, and gives none to a price list', () => {
    const line = (range: string) => reasonsOf(`product;range;factor\nsilicalce;${range};1,01`);
    for (const range of ['0', '01', 'a1', '1a', '1.0', '12345', '-1'])
      expect(line(range)).toEqual(['2 unknownRange']);
    expect(line('2')).toEqual([]);
    const many = { products: [{ id: 'a', name: { it: 'A' }, ranges: 12 }], lists: [] };
    const { table } = parseFactors('product;range;factor\na;12;1,01', many);
    expect(table.byProduct[0]?.factors).toEqual([...Array(11).fill(null), 1.01]);
    const { problems } = parse('product;range;factor\nsilicalce;3;1,01');
    expect(problems).toEqual([{ line: 2, reason: 'unknownRange', value: '3' }]);
    expect(reasonsOf('pricelist;range;factor\npcu;1;1,01')).toEqual(['2 columns']);
  });

  it('leaves out what has no factor, and says of what is given twice that it is', () => {
    expect(parse('{"byProduct": {"silicalce": [null, null]}, "byPricelist": {"pcu": null}}')).toEqual({
      table: aTable({}),
      problems: [],
    });
    const twice = parse('pricelist;factor\npcu;1,01\nListino Imbianchini;1,02');
    expect(twice.problems).toEqual([{ line: 3, reason: 'twice', value: 'Listino Imbianchini' }]);
    expect(twice.table).toEqual(aTable({}, { pcu: 1.01 }));
  });

  it('is an object in JSON, of objects by id', () => {
    expect(parse('{"byProduct": 1, "byPricelist": null}').problems).toEqual([
      { line: 1, reason: 'shape', value: 'byProduct' },
      { line: 1, reason: 'shape', value: 'byPricelist' },
    ]);
    expect(parse('{"byPricelist": {"pcu": true}}').problems).toEqual([
      { line: 1, reason: 'unreadable', value: 'true' },
    ]);
    expect(reasonsOf('{')).toEqual(['1 json']);
    expect(parse('{}')).toEqual({ table: aTable({}), problems: [] });
  });

  it('is written a product or a list a line, so that it can be edited', () => {
    expect(tableText(aTable({ a: [1, null], b: [1.05] }, { pcu: 0.98, pccs: 1 }))).toBe(
      [
        '{',
        '  "byProduct": {',
        '    "a": [1, null],',
        '    "b": [1.05]',
        '  },',
        '  "byPricelist": {',
        '    "pcu": 0.98,',
        '    "pccs": 1',
        '  }',
        '}',
      ].join('\n'),
    );
    expect(tableText(aTable({}))).toBe('{\n  "byProduct": {},\n  "byPricelist": {}\n}');
  });

  it('is the same when what it is written as is pasted', () => {
    const factors = fc.tuple(fc.option(priceFactor), priceFactor);
    fc.assert(
      fc.property(factors, priceFactor, (own, ofList) => {
        const table = aTable({ silicalce: own }, { pcu: ofList });
        expect(parse(tableText(table))).toEqual({ table, problems: [] });
      }),
    );
    expect(parse(tableText(aTable({}))).table).toEqual(aTable({}));
  });
});

describe('a factor', () => {
  it.each([
    ['1,05', 1.05],
    ['1.05', 1.05],
    [' 1,05 ', 1.05],
    [1.05, 1.05],
    ['0,5', 0.5],
    ['2', 2],
    [2, 2],
    [0.5, 0.5],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    ['1,050,1', 'unreadable'],
    ['-1,05', 'unreadable'],
    ['uno', 'unreadable'],
    [Number.NaN, 'unreadable'],
    [[1.05], 'unreadable'],
    ['0,499999', 'impossible'],
    [2.000001, 'impossible'],
    ['1,234.50', 'impossible'],
  ])('%o is read as %o [OPC-24, OPW-52]', (given, read) => {
    expect(readFactor(given)).toBe(read);
  });
});

describe('factors', () => {
  it('outside 0.97 and 1.05 are counted, for somebody to confirm them [PUP-012, OPW-52]', () => {
    expect(unusualCount(aTable({ a: [0.97, 1.05, null, 1] }, { pcu: 1 }))).toBe(0);
    expect(unusualCount(aTable({ a: [0.969999, 1.050001] }, { pcu: 1.1 }))).toBe(3);
  });

  it.each([0.5, 2])('of %d are possible, beyond they are refused [OPW-52]', (factor) => {
    expect(factorTable.safeParse(aTable({ a: [factor] })).success).toBe(true);
    const beyond = factor === 2 ? 2.000001 : 0.499999;
    expect(factorTable.safeParse(aTable({ a: [beyond] })).success).toBe(false);
    expect(factorTable.safeParse(aTable({}, { pcu: beyond })).success).toBe(false);
    expect(parse(`{"byProduct": {"rasacalce": [${beyond}]}}`).problems[0]?.reason).toBe('impossible');
  });

  it('have six decimals at most, and a product or list is named once', () => {
    expect(factorTable.safeParse(aTable({ a: [1.0000001] })).success).toBe(false);
    const [twice] = aTable({ a: [1] }).byProduct;
    expect(factorTable.safeParse({ byProduct: [twice, twice], byPricelist: [] }).success).toBe(false);
  });
});
