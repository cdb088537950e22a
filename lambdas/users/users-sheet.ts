import { setImmediate } from 'node:timers/promises';
import { addFilter, rowWriter, streamedWorkbook, titledSheet } from '#lambdas/runtime/streamed-workbook.ts';
import { type ColumnTexts, cellOf, columns, type Known, type SheetUser } from './users-sheet-columns.ts';

/** Rows between two turns of the event loop: it packs the written rows, which need not be kept longer. */
const rowsPerTurn = 500;

/** Users as a workbook of one sheet, written as they come. */
export const usersSheet = (
  users: readonly SheetUser[],
  texts: ColumnTexts,
  known: Known,
): Promise<Uint8Array> =>
  streamedWorkbook(async (workbook) => {
    const titled = columns.map(({ key, width }) => ({
      title: texts[key],
      width,
      alignment: 'left' as const,
    }));
    const sheet = titledSheet(workbook, texts.title, titled, { xSplit: 2 });
    const writeRow = rowWriter();
    for (const [index, user] of users.entries()) {
      writeRow(
        sheet,
        columns.map(({ key }) => cellOf(user, key, texts, known)),
      );
      if (index % rowsPerTurn === 0) await setImmediate();
    }
    addFilter(sheet, users.length, columns.length);
  });
