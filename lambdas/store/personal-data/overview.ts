import { loadExceljs } from '#lambdas/runtime/load-exceljs.ts';
import { cellStyles, day, titleStyle, write } from '#lambdas/runtime/sheet-cell.ts';
import { listOwnQuotations } from '#lambdas/store/quotation/light-quotation-store.ts';
import type { PersonalDataWork } from '#shared/schemas/personal-data.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import { archiveTexts } from './texts.ts';
import type { Files } from './zip-part.ts';

const columns = [
  { key: 'id', width: 36 },
  { key: 'createdAt', width: 12 },
  { key: 'name', width: 36 },
  { key: 'location', width: 30 },
  { key: 'province', width: 10 },
  { key: 'archived', width: 12 },
] as const satisfies readonly { key: keyof QuotationLight; width: number }[];

/** All quotations of a user as a sheet that a person can open. */
export async function overviewFiles({ uid, language }: PersonalDataWork): Promise<Files> {
  const texts = archiveTexts[language].overview;
  const { Workbook } = await loadExceljs();
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet(texts.title, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ width }) => ({ width }));
  const titles = sheet.addRow(columns.map(({ key }) => texts[key]));
  for (const place of columns.keys()) titles.getCell(place + 1).style = titleStyle('left');
  const styleOf = cellStyles();
  for (const quotation of await listOwnQuotations(uid)) {
    const row = sheet.addRow([]);
    const { id, createdAt, name, location, province, archived } = quotation;
    const values = [id, day(createdAt), name, location, province, archived ? texts.yes : null];
    for (const [place, value] of values.entries()) {
      const cell = row.getCell(place + 1);
      cell.style = styleOf(write(cell, value), 'left');
    }
  }
  return { 'quotations.xlsx': new Uint8Array(await workbook.xlsx.writeBuffer()) };
}
