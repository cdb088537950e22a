import exceljs, { type Worksheet } from 'exceljs';
import { spreadsheet } from '#lambdas/documents/spreadsheet.ts';
import { documentTexts } from '#lambdas/documents/texts.ts';
import { documentModel } from '#shared/document/document-model.ts';
import type { DocumentOptions } from '#shared/document/document-options.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { print } from '#test/prove/figure.ts';
import { aLongQuotation } from '#test/support/builders/document.ts';
import { median } from './percentile.ts';
import { processorTimeDuring } from './processor-time.ts';

const rounds = 101;
const options: DocumentOptions = { language: 'it', type: 0, showPrices: false, showSpecs: true };
/** Times exceljs alone. */
const limit = 1.25;

const tenths = (milliseconds: number) => Math.round(milliseconds * 10) / 10;

/** The same cells with the same formats, prepared before the clock starts. */
async function bareOf(bytes: Uint8Array): Promise<() => Promise<unknown>> {
  const read = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node; it reads any bytes.
  await read.xlsx.load(bytes as unknown as Parameters<typeof read.xlsx.load>[0]);
  const cells: ((sheet: Worksheet) => void)[] = [];
  read.worksheets[0]?.eachRow((row, line) => {
    row.eachCell(({ value, style }, column) => {
      cells.push((sheet) => Object.assign(sheet.getCell(line, column), { value, style }));
    });
  });
  return () => {
    const workbook = new exceljs.Workbook();
    const sheet = workbook.addWorksheet('Preventivo');
    for (const write of cells) write(sheet);
    return workbook.xlsx.writeBuffer();
  };
}

/** Our spreadsheet of 50 rows, from the quotation to the bytes, against exceljs that writes the finished cells. */
export async function benchSpreadsheet(): Promise<void> {
  const quotation = aLongQuotation(50);
  // As downloadXLS does it.
  const ours = () => {
    const priced = priceQuotation(quotation);
    const model = documentModel(quotation, priced, options, documentTexts.it);
    return spreadsheet({ quotation, priced, model, texts: documentTexts.it });
  };
  const bare = await bareOf(await ours());
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -60; round < rounds; round += 1) {
    const pair = { ours: 0, bare: 0 };
    // Taking turns to be first, so that neither always collects the other's garbage.
    const order = round % 2 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
    for (const who of order) pair[who] = await processorTimeDuring(who === 'ours' ? ours : bare);
    if (round < 0) continue;
    times.ours.push(pair.ours);
    times.bare.push(pair.bare);
  }
  // Each of ours against its neighbour: a slow moment slows both.
  const ratios = times.ours.map((mine, round) => mine / (times.bare[round] ?? Number.NaN));
  const value = Number(median(ratios).toFixed(2));
  const milliseconds = { ours: tenths(median(times.ours)), bare: tenths(median(times.bare)) };
  const name = 'spreadsheet of 50 rows against bare exceljs';
  print({ name, value, unit: 'times', limit, ok: value <= limit, milliseconds });
}
