import { spawnSync } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import exceljs, { type Style } from 'exceljs';
import { priceListSheet, sheetTexts } from '#lambdas/price-lists/price-list-sheet.ts';
import { type PriceListRow, priceListRows } from '#shared/catalogue/price-list-rows.ts';
import { print } from '#test/prove/figure.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { median } from './percentile.ts';
import { processorTimeDuring } from './processor-time.ts';

const rowCount = 10_000;
const packsOfAProduct = 5;
const rounds = 9;
/** Times exceljs's streaming writer alone. */
const limits = { time: 1.25, memory: 1.5 };

/** Products with five packages and colours each. */
const products = Array.from({ length: rowCount / packsOfAProduct }, (_, index) =>
  aProduct({
    id: `prodotto-${index}`,
    name: { it: `Silicalce Facciata ${index}` },
    phases: ['finitura'],
    priceranges: [
      {
        name: 'Fascia 1',
        colors: Array.from({ length: 20 }, (__, code) => ({ code: `TN ${code}`, r: 1, g: 2, b: 3 })),
        prices: Array.from({ length: packsOfAProduct }, (__, pack) => ({
          id: `p${pack}`,
          packaging: `${pack + 1},5`,
          pcu: 10 + index / 1000,
        })),
        updatedAt: '2026-03-01T10:00:00.000Z',
      },
    ],
  }),
);
const wishes = { list: 'pcu', language: 'it', phases: new Map([['finitura', 'Finiture']]) };

function* lines(): Generator<PriceListRow[]> {
  const rowsOf = priceListRows(wishes);
  for (const product of products) yield rowsOf(product);
}

/** As downloadPricelistXLS does it, from products to bytes. */
const ours = () => priceListSheet(lines(), sheetTexts.it);

const left: Partial<Style> = { alignment: { vertical: 'top', wrapText: true, horizontal: 'left' } };
const right = (numFmt?: string): Partial<Style> => ({
  alignment: { vertical: 'top', wrapText: true, horizontal: 'right' },
  ...(numFmt && { numFmt }),
});
const styles = [left, left, left, left, left, left, right(), right('#,##0.00## €'), right('dd/mm/yyyy')];

/** The same cells with the same formats, prepared before the clock starts. */
function bareOf(): () => Promise<unknown> {
  const rows = [...lines()].flat().map((line) => {
    const texts = [line.product, line.id, line.phases, line.unit, line.range, line.colours, line.package];
    return [...texts, Number(line.price) / 10_000, 46_082];
  });
  return async () => {
    const stream = new PassThrough();
    const bytes = buffer(stream);
    const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
    const sheet = workbook.addWorksheet('Listino');
    for (const values of rows) {
      const row = sheet.addRow([]);
      for (const [index, value] of values.entries()) {
        Object.assign(row.getCell(index + 1), { value, style: styles[index] });
      }
      row.commit();
    }
    await workbook.commit();
    return bytes;
  };
}

function report(name: string, value: number, limit: number, more: object): void {
  print({ name, value, unit: 'times', limit, ok: value <= limit, ...more });
}

/** The peak memory (MB) of a process that makes the spreadsheet once. */
function peakOf(who: 'ours' | 'bare'): number {
  const self = [...process.execArgv, fileURLToPath(import.meta.url), who];
  const { stdout } = spawnSync(process.execPath, self, { encoding: 'utf8' });
  return Number(stdout.trim());
}

/** A price list of 10,000 rows against exceljs's streaming writer with the finished cells: time and memory. */
export async function benchPriceListSheet(): Promise<void> {
  const bare = bareOf();
  const ratios: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const pair = { ours: 0, bare: 0 };
    // Taking turns to be first, so that neither always collects the other's garbage.
    const order = round % 2 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
    for (const who of order) pair[who] = await processorTimeDuring(who === 'ours' ? ours : bare);
    if (round >= 0) ratios.push(pair.ours / pair.bare);
  }
  const name = 'price list of 10,000 rows against bare exceljs';
  report(`${name}, time`, Number(median(ratios).toFixed(2)), limits.time, {});
  const megabytes = { ours: peakOf('ours'), bare: peakOf('bare') };
  const memory = Number((megabytes.ours / megabytes.bare).toFixed(2));
  report(`${name}, memory`, memory, limits.memory, { megabytes });
}

const [, script, who] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  await (who === 'ours' ? ours() : bareOf()());
  console.log(Math.round(process.resourceUsage().maxRSS / 1024));
}
