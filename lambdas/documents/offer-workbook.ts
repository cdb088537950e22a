import type { Workbook } from 'exceljs';
import { loadExceljs } from '#lambdas/runtime/load-exceljs.ts';
import { offerCostRows } from './offer-cost-rows.ts';
import { offerSheetRows } from './offer-sheet-rows.ts';
import type { ReadOfferDocument } from './read-offer-document.ts';
import { type SheetRow, type SheetWidths, writeRows } from './sheet-rows.ts';

const widths: SheetWidths = [12, 60, 14, 12, 16, 12, 12, 18, 18, 20];
const costWidths: SheetWidths = [8, 50, 14, 16, 14, 16, 16, 16, 16, 12, 16, 16];

/** The printed offer as a workbook, amounts as numbers; its owner may have the costs on a second sheet (OFR-094). */
export async function offerWorkbook(read: ReadOfferDocument, withCosts: boolean): Promise<Uint8Array> {
  const { Workbook } = await loadExceljs();
  const workbook = new Workbook();
  addSheet(workbook, read.texts.title, { widths, rows: offerSheetRows(read) });
  if (withCosts)
    addSheet(workbook, read.texts.sheet.costs, { widths: costWidths, rows: offerCostRows(read) });
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function addSheet(
  workbook: Workbook,
  name: string,
  { widths, rows }: { widths: SheetWidths; rows: readonly SheetRow[] },
): void {
  const sheet = workbook.addWorksheet(name, {
    pageSetup: { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  widths.forEach((width, index) => {
    sheet.getColumn(index + 1).width = width;
  });
  writeRows(sheet, rows);
}
