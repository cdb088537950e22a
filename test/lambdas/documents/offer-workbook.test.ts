import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { offerWorkbook } from '#lambdas/documents/offer-workbook.ts';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { aFreeLine, aMaterial, anOffer, aWork } from '#test/support/builders/offer.ts';
import { aFacadeOffer, offerDocumentOf } from '#test/support/builders/offer-document.ts';

async function sheetsOf(offer: Offer, withCosts = false) {
  const texts = offerDocumentTexts[offer.language];
  const read = { offer, model: offerDocumentOf(offer), notice: null, texts };
  const workbook = new exceljs.Workbook();
  const bytes = await offerWorkbook(read, withCosts);
  // exceljs is typed for the Buffer of an older Node; it reads any bytes.
  await workbook.xlsx.load(bytes as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  return workbook.worksheets;
}
type Sheet = Awaited<ReturnType<typeof sheetsOf>>[number];

const rowsOf = (sheet: Sheet | undefined) =>
  Array.from({ length: sheet?.rowCount ?? 0 }, (_, at) =>
    Array.from({ length: 12 }, (_, column) => sheet?.getRow(at + 1).getCell(column + 1).value ?? null),
  );
/** The row whose second cell begins with a text, without the empty cells at its end. */
function rowOf(sheet: Sheet | undefined, begins: string) {
  const row = rowsOf(sheet).find(([, name]) => String(name).startsWith(begins)) ?? [];
  return row.slice(0, row.findLastIndex((value) => value !== null) + 1);
}

describe('the spreadsheet of an offer', () => {
  it('is headed by what it is, BOZZA, day, owner, customer and job [OFR-094, OFR-095]', async () => {
    const [sheet] = await sheetsOf(aFacadeOffer());
    expect(sheet?.name).toBe('Offerta');
    const head = rowsOf(sheet)
      .slice(0, 6)
      .map((row) => row.slice(0, 2));
    expect(head[0]).toEqual(['Offerta', '18/2026 BOZZA']);
    expect(head[1]).toEqual(['Data', new Date('2026-11-23T00:00:00Z')]);
    expect(head[2]).toEqual([null, 'Valida fino al 23/12/2026']);
    expect(head[3]?.[1]).toContain('Conti Tinteggiature\nVia Garibaldi 3');
    expect(head[4]).toEqual(['Cliente', expect.stringContaining('alla c.a. di Laura Rota, Amministratore')]);
    expect(head[5]?.[1]).toContain('Rifacimento delle facciate');
  });

  it('has what is printed, with amounts as numbers [OFR-094]', async () => {
    const [sheet] = await sheetsOf(aFacadeOffer());
    expect(rowOf(sheet, 'Ponteggio e protezioni')).toEqual([
      ...['1', 'Ponteggio e protezioni', null, null, null, null, null],
      5190,
    ]);
    expect(rowOf(sheet, 'Ponteggio a telai').toSpliced(1, 1)).toEqual([
      '1.1',
      340,
      'm²',
      13.5,
      null,
      0.1,
      4590,
    ]);
    expect(rowOf(sheet, 'Protezione').toSpliced(1, 1)).toEqual(['1.2', 1, 'a corpo', null, null, 0.1, 420]);
    expect(rowOf(sheet, 'Rasatura').toSpliced(1, 1)).toEqual(['2.2', 44, 'm²', 28.44, 0.1, 0.1, 1126.22]);
    expect(rowOf(sheet, 'Sconto 3').at(-1)).toBe(-410.05);
    expect(rowOf(sheet, 'IVA 22').at(-1)).toBe(38.41);
    expect(rowOf(sheet, 'Totale IVA compresa').at(-1)).toBe(14_604.94);
    expect(rowOf(sheet, 'Antigraffiti').slice(-2)).toEqual([1023, 1091.54]);
    expect(rowOf(sheet, 'Antigraffiti')[1]).toMatch(
      /^Antigraffiti al piano terra · Facciate su strada e cortile\n/,
    );
    expect(rowOf(sheet, 'Adda Silossanica')).toEqual([
      ...[null, 'Adda Silossanica', 98, 'l', '7\u00a0×\u00a014\u00a0l', 'FC\u00a0107, cartella Facciate'],
    ]);
    expect(rowOf(sheet, 'Acconto').toSpliced(2, 5)).toEqual(['30\u00a0%', 'Acconto, alla firma', 4381.48]);
    expect(rowOf(sheet, 'IBAN')[1]).toContain('IT60 X054');
    expect(rowsOf(sheet).flat()).toContain('Canone di occupazione del suolo pubblico, opere da lattoniere.');
    expect(rowsOf(sheet).flat()).toContain('Materiali: Calce & Colore');
  });

  it('has a word where a material is included, and differences of alternatives [OFR-033, OFR-041]', async () => {
    const group = { alternative: 'group-01' };
    const offer = anOffer(
      [
        aWork(120, 8.5, { finished: true }),
        aMaterial(280.8),
        aWork(100, 11.5, { ...group, description: { it: 'Al quarzo' } }),
        aWork(100, 10.2, { ...group, chosen: true }),
      ],
      { policy: 'priced' },
    );
    const [sheet] = await sheetsOf(offer);
    expect(rowOf(sheet, 'Adda').at(-1)).toBe('compreso');
    expect(rowOf(sheet, 'Al quarzo').slice(-3)).toEqual([1150, 130, 143]);
  });

  it('has the order of the editor on both sheets: a material follows its work [OFR-010, OFR-094]', async () => {
    const offer = anOffer([aMaterial(10), aWork(12, 5, { description: { it: 'Pittura' } })], {
      policy: 'priced',
    });
    for (const sheet of await sheetsOf(offer, true)) {
      const names = rowsOf(sheet).map(([, name]) => /^(Pittura|Adda)/.exec(String(name))?.[0]);
      expect(names.filter(Boolean)).toEqual(['Pittura', 'Adda']);
    }
  });

  it('has costs, hours, markup and margin on a second sheet alone, and only when asked [OFR-024, OFR-094]', async () => {
    const lines = [
      aWork(120, 8.5, { hours: 1200, hourlyCost: 240_000, unitCost: 1500 }),
      aMaterial(280.8),
      aFreeLine({ unit: 'corpo', price: 1_500_000, unitCost: 900_000, description: { it: 'Trabattello' } }),
      aWork(1, 999, { optional: true, description: { it: 'Scelta' } }),
    ];
    const offer = anOffer(lines, { markup: 2500, discount: { percent: 300 } });
    const [plain, ...none] = await sheetsOf(offer);
    expect(none).toEqual([]);
    const [sheet, costs] = await sheetsOf(offer, true);
    expect(rowsOf(sheet)).toEqual(rowsOf(plain));
    expect(costs?.name).toBe('Costi, solo per me');
    expect(rowOf(costs, 'Riga').slice(2)).toEqual([
      120,
      1371.6,
      14.4,
      345.6,
      18,
      280.8,
      null,
      null,
      644.4,
      727.2,
    ]);
    expect(rowOf(costs, 'Adda').slice(8, 10)).toEqual([280.8, 0.25]);
    expect(rowOf(costs, 'Imponibile').slice(3)).toEqual([
      1475.95,
      14.4,
      345.6,
      108,
      280.8,
      null,
      null,
      734.4,
      741.55,
    ]);
    expect(rowOf(costs, "Margine sull'imponibile").at(-1)).toBe(0.5024);
    expect(rowOf(costs, 'Scelta')).toEqual([]);
    const texts = rowsOf(sheet)
      .flat()
      .filter((value) => typeof value === 'string');
    const { hours, labour, markup, margin, purchase } = offerDocumentTexts.it.sheet;
    for (const word of [hours, labour, markup, margin, purchase]) expect(texts).not.toContain(word);
    expect(rowsOf(sheet).flat()).not.toContain(280.8);
  });

  it('computes nothing that somebody typed [CUS-046]', async () => {
    const title = '=HYPERLINK("x")';
    const [sheet] = await sheetsOf(anOffer([aFreeLine({ description: { it: '+39', en: '-1' } })], { title }));
    const cells = rowsOf(sheet).flatMap((_, at) =>
      [1, 2].map((column) => sheet?.getRow(at + 1).getCell(column)),
    );
    const typed = cells.find((cell) => cell?.value === '+39');
    expect(typed?.numFmt).toBe('@');
    expect(cells.every((cell) => cell?.formula === undefined)).toBe(true);
    expect(cells.find((cell) => String(cell?.value).startsWith(title))?.numFmt).toBe('@');
  });

  it('is in the language of the offer [OFR-088]', async () => {
    const [sheet] = await sheetsOf(aFacadeOffer({ language: 'de' }));
    expect(sheet?.name).toBe('Angebot');
    expect(rowsOf(sheet)[0]?.slice(0, 2)).toEqual(['Angebot', '18/2026 ENTWURF']);
  });
});
