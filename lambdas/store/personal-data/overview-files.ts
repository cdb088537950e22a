import { day } from '#lambdas/runtime/sheet-cell.ts';
import { rowWriter, streamedWorkbook, titledSheet } from '#lambdas/runtime/streamed-workbook.ts';
import { listOwnQuotations } from '#lambdas/store/quotation/light-quotation-store.ts';
import type { PersonalDataWork } from '#shared/schemas/personal-data.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import { archiveTexts } from './archive-texts.ts';
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
  const quotations = await listOwnQuotations(uid);
  const workbook = await streamedWorkbook((writer) => {
    const titled = columns.map(({ key, width }) => ({
      title: texts[key],
      width,
      alignment: 'left' as const,
    }));
    const sheet = titledSheet(writer, texts.title, titled);
    const writeRow = rowWriter();
    for (const { id, createdAt, name, location, province, archived } of quotations)
      writeRow(sheet, [id, day(createdAt), name, location, province, archived ? texts.yes : null]);
  });
  return { 'quotations.xlsx': workbook };
}
