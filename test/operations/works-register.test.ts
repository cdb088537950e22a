import { beforeAll, describe, expect, it } from 'vitest';
import { changed } from '#test/support/accounts-api.ts';
import { clearLimitCounts } from '#test/support/clear-limit-counts.ts';
import { graphql, tokenOf } from '#test/support/cloud.ts';
import { idOf } from '#test/support/live.ts';
import { answered } from '#test/support/quotations-api.ts';
import {
  aRegister,
  checkedFile,
  downloadedRegister,
  importedCheck,
  sheetsOf,
} from '#test/support/registers-api.ts';
import { createdWork, listedWorks, type Works, worksOf } from '#test/support/works-api.ts';

let works: Works;
beforeAll(async () => {
  const id = await idOf('retailer');
  await clearLimitCounts(id);
  works = worksOf(await tokenOf('retailer'));
  await createdWork(works, {
    ...{
      code: '=I1',
      description: { it: 'Pareti', en: 'Walls', de: null },
      group: '-Interni',
      unit: 'corpo',
    },
    ...{ longText: { it: 'Uno\n@due', en: null, de: null }, price: 85_000, vat: 'IT10', hours: 1250 },
    ...{ hourlyCost: 285_000, unitCost: 1500, finished: true, phases: ['finitura-interni', 'rasatura'] },
  });
  await createdWork(works, { code: 'P2' });
  await createdWork(works, { code: 'P10' });
});

const row = (code: string, cells: Record<string, string | number | boolean | null> = {}) => ({
  Codice: code,
  ...cells,
});
const aFile = (rows: Record<string, string | number | boolean | null>[], name = 'Lavorazioni') => {
  const titles = [...new Set(rows.flatMap((one) => Object.keys(one)))];
  return aRegister({ [name]: [titles, ...rows.map((one) => titles.map((title) => one[title] ?? null))] });
};
const check = async (...rows: Record<string, string | number | boolean | null>[]) =>
  checkedFile('retailer', 'works', await aFile(rows));
const detailsOf = async (key: string) =>
  answered(
    await graphql<{ checkRegister: { changes: object[]; ignoredColumns: string[] } }>(
      'retailer',
      `mutation ($key: String!) { checkRegister(register: works, key: $key) {
        changes { name field before after } ignoredColumns } }`,
      { key },
    ),
  ).checkRegister;

describe('the export of works', () => {
  it('has one row a work, every field, by group and code; texts that begin like formulas stay texts [WRK-025, CUS-046]', async () => {
    const sheets = await sheetsOf(await downloadedRegister('retailer', 'works'));
    expect(Object.keys(sheets)).toEqual(['Lavorazioni']);
    const [titles = [], ...rows] = sheets.Lavorazioni ?? [];
    expect(titles).toEqual([
      ...['Codice', 'Descrizione', 'Descrizione in inglese', 'Descrizione in tedesco', 'Testo lungo'],
      ...['Testo lungo in inglese', 'Testo lungo in tedesco', 'Gruppo', 'Unità', 'Prezzo', 'Codice IVA'],
      ...['Ore per unità', 'Costo orario', 'Altri costi', 'Prezzo comprensivo di materiali', 'Fasi'],
      'Archiviata',
    ]);
    const found = rows.find(([code]) => code === '=I1') ?? [];
    const cells = Object.fromEntries(titles.map((title, at) => [title, found[at] ?? null]));
    expect(cells).toMatchObject({
      ...{ Descrizione: 'Pareti', 'Descrizione in inglese': 'Walls', 'Testo lungo': 'Uno\n@due' },
      ...{ Gruppo: '-Interni', Unità: 'a corpo', Prezzo: 8.5, 'Codice IVA': 'IT10', 'Ore per unità': 0.125 },
      ...{ 'Costo orario': 28.5, 'Altri costi': 0.15, 'Prezzo comprensivo di materiali': 'sì' },
      ...{ Fasi: 'Finitura per interni; Rasatura', Archiviata: 'no' },
    });
    const codes = rows.map(([code]) => code);
    expect(codes.indexOf('P2')).toBeLessThan(codes.indexOf('P10'));
  });

  it('imported unchanged changes nothing, in either language [WRK-026]', async () => {
    const count = (await listedWorks(works)).length;
    const unchanged = { added: 0, changed: 0, refused: 0, problems: [], unchanged: count };
    const italian = await downloadedRegister('retailer', 'works');
    expect(await checkedFile('retailer', 'works', italian)).toMatchObject(unchanged);
    const id = await idOf('retailer');
    await changed(id, { language: 'en' });
    const english = await downloadedRegister('retailer', 'works');
    await changed(id, { language: 'it' });
    expect(Object.keys(await sheetsOf(english))).toEqual(['Works']);
    expect(await checkedFile('retailer', 'works', english)).toMatchObject(unchanged);
  });
});

describe('an import of works', () => {
  it('adds and changes what was checked, by code, and nothing before [WRK-026]', async () => {
    const before = await listedWorks(works);
    const found = await check(
      row('N1', {
        Descrizione: 'Nuova',
        Unità: 'm²',
        Prezzo: '1.234,50',
        Fasi: 'Skim coating',
        Archiviata: 'sì',
      }),
      row('p2', { Prezzo: 9, 'Codice IVA': 'IT22' }),
      row('P10', { Descrizione: null }),
    );
    expect(found).toMatchObject({ added: 1, changed: 1, unchanged: 1, refused: 0, addedNames: ['N1 Nuova'] });
    expect(await listedWorks(works)).toEqual(before);
    expect(await importedCheck('retailer', 'works', found.id)).toMatchObject({ added: 1, changed: 1 });
    const after = await listedWorks(works);
    expect(after.find(({ code }) => code === 'N1')).toMatchObject({
      ...{
        description: { it: 'Nuova' },
        unit: 'mq',
        price: 12_345_000,
        phases: ['rasatura'],
        archived: true,
      },
    });
    expect(after.find(({ code }) => code === 'p2')).toMatchObject({
      price: 90_000,
      vat: 'IT22',
      revision: 2,
    });
  });

  it('tells each change column by column, in words, and names the columns that nobody knows [WRK-026, WRK-027]', async () => {
    const { sentFile } = await import('#test/support/registers-api.ts');
    const cells = { Price: 10, Colore: 'blu', 'Price with materials': 'yes', Codice: 'P10' };
    const key = await sentFile('retailer', 'works', await aFile([cells], 'Works'));
    expect(await detailsOf(key)).toEqual({
      changes: [
        { name: expect.stringMatching(/^P10 /), field: 'price', before: '8,5', after: '10' },
        { name: expect.stringMatching(/^P10 /), field: 'finished', before: 'no', after: 'sì' },
      ],
      ignoredColumns: ['Colore'],
    });
  });

  it('refuses rows of an unknown unit, VAT code or phase, with row, column and reason [WRK-026, WRK-027]', async () => {
    const found = await check(
      row('R1', { Descrizione: 'A', Unità: 'kg' }),
      row('R2', { Descrizione: 'B', Unità: 'm', 'Codice IVA': 'DE19' }),
      row('R3', { Descrizione: 'C', Unità: 'h', Fasi: 'Lucidatura' }),
      row('R4', { Descrizione: 'D', Unità: 'h', Prezzo: 'tanto' }),
    );
    expect(found).toMatchObject({ added: 0, refused: 4 });
    const told = found.problems.map(({ line, field, reason }) => [line, field, reason]);
    expect(told).toHaveLength(4);
    expect(told).toEqual(
      expect.arrayContaining([
        [2, 'unit', 'word'],
        [3, 'vat', 'unknown-vat'],
        [4, 'phases', 'unknown-phase'],
        [5, 'price', 'number'],
      ]),
    );
  });

  it('takes a number in a text with its currency or unit alone [WRK-026]', async () => {
    const found = await check(
      row('T1', { Descrizione: 'A', Unità: 'h', Prezzo: '13x' }),
      row('T2', { Descrizione: 'B', Unità: 'h', Prezzo: 'circa 10' }),
      row('T3', { Descrizione: 'C', Unità: 'h', 'Ore per unità': '10 5' }),
      row('T4', { Descrizione: 'D', Unità: 'h', Prezzo: '€ 1.085,50', 'Ore per unità': '1,5 h' }),
      row('T5', { Descrizione: 'E', Unità: 'mq', Prezzo: '12 €/mq' }),
      row('T6', { Descrizione: 'F', Unità: 'mq', Prezzo: "1'234,5 EUR" }),
    );
    expect(found).toMatchObject({ added: 3, refused: 3 });
    const told = found.problems.map(({ line, field, value }) => [line, field, value]);
    expect(told).toEqual([
      [2, 'price', '13x'],
      [3, 'price', 'circa 10'],
      [4, 'hours', '10 5'],
    ]);
  });

  it('leaves what was saved since the check, and a code that another work took meanwhile [WRK-026]', async () => {
    const one = await createdWork(works, { code: 'L1' });
    const found = await check(row('L1', { Prezzo: 11 }));
    answered(await works.archive(one.id, true));
    expect(await importedCheck('retailer', 'works', found.id)).toMatchObject({ left: 1 });
    const taken = await check(row('L2', { Descrizione: 'Presa', Unità: 'h' }));
    await createdWork(works, { code: 'L2' });
    expect(await importedCheck('retailer', 'works', taken.id)).toMatchObject({ left: 1 });
    expect(answered(await works.read(one.id)).work).toMatchObject({ price: 85_000, archived: true });
  });

  it('takes a thousand rows at most, and no card of an address book [WRK-026]', async () => {
    const many = Array.from({ length: 1001 }, (_, at) => row(`M${at}`, { Descrizione: 'M', Unità: 'h' }));
    await expect(check(...many)).rejects.toThrow(/too-large/);
    const card = new TextEncoder().encode('BEGIN:VCARD\nFN:Anna\nEND:VCARD');
    await expect(checkedFile('retailer', 'works', card, 'text/vcard')).rejects.toThrow(/not-a-workbook/);
  });
});
