import exceljs, { type Worksheet } from 'exceljs';
import { spreadsheet } from '#lambdas/documents/spreadsheet.ts';
import { documentTexts } from '#lambdas/documents/texts.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { aDocument, aLongQuotation } from '#test/support/builders/document.ts';

const rounds = 31;
/** Times what exceljs alone needs. */
const limit = 1.25;

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The same cells with the same formats, known before the clock starts. */
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
  const ours = () => {
    const priced = priceQuotation(quotation);
    return spreadsheet({ quotation, priced, model: aDocument(quotation), texts: documentTexts.it });
  };
  const bare = await bareOf(await ours());
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -5; round < rounds; round += 1) {
    const [mine, other] = [await timed(ours), await timed(bare)];
    if (round < 0) continue;
    times.ours.push(mine);
    times.bare.push(other);
  }
  const value = Number((median(times.ours) / median(times.bare)).toFixed(2));
  const milliseconds = { ours: Math.round(median(times.ours)), bare: Math.round(median(times.bare)) };
  const name = 'spreadsheet of 50 rows against bare exceljs';
  console.log(JSON.stringify({ name, value, unit: 'times', limit, ok: value <= limit, milliseconds }));
}
