import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { keepImportCheck } from '#lambdas/store/import/import-check.ts';
import { readUpload } from '#lambdas/store/upload/taken-uploads.ts';
import { lacksFor } from '#shared/access/shared-rights.ts';
import { keyOfSaved, type LaterSave } from '#shared/catalogue/workbook/later-saves.ts';
import { planCounts } from '#shared/catalogue/workbook/plan.ts';
import { sheetNames } from '#shared/catalogue/workbook/sheets.ts';
import { valueCounts } from '#shared/catalogue/workbook/value-pages.ts';
import { documentLanguage } from '#shared/document/document-options.ts';
import { uploadOf } from '#shared/schemas/upload.ts';
import { shortFileName } from '#shared/uploads/short-file-name.ts';
import { plannedImport } from './planned-import.ts';
import { readWorkbook } from './read-workbook.ts';
import { fileNameInput } from './upload-catalogue-workbook.ts';

/** Problems, and doubts, that are answered: nobody reads more. */
const mostProblems = 500;
/** Names of a sheet's rows that are answered. */
const mostNames = 20;
/** Saves after the download that are answered. */
const mostSaves = 100;

const laterSaves = (later: readonly LaterSave[], downloadedAt: Date) => ({
  downloadedAt: downloadedAt.toISOString(),
  counts: [...Map.groupBy(later, ({ kind }) => kind)].map(([kind, all]) => ({ kind, count: all.length })),
  saves: later.slice(0, mostSaves),
});

/** Says what the import of an uploaded workbook would do, and its problems; changes nothing. */
export const checkCatalogueWorkbook = userOperation({
  allow: 'catalogue.write',
  limit: 'document',
  input: z.strictObject({
    ...{ key: uploadOf('catalogue-workbook'), fileName: fileNameInput },
    leaveLater: z.nullish(z.boolean()),
  }),
  async run({ key: uploaded, fileName, leaveLater }, { user, now, newId }) {
    const areLeft = leaveLater ?? false;
    const read = await readWorkbook(await readUpload('catalogue-workbook', uploaded));
    const { workbook, problems, unread, downloadedAt } = read;
    const { plan, taken, later, told, leftPrices, changesPrices, doubts } = await plannedImport({
      ...{ ...read, leaveLater: areLeft, language: documentLanguage(user.language) },
      leavePrices: lacksFor(user, 'manyPrices') !== undefined,
    });
    const id = newId();
    const isGood = problems.length === 0;
    const check = {
      ...{ checkedAt: now.toISOString(), fileName: shortFileName(fileName) },
      ...{ problemCount: problems.length, changesPrices },
      later: later.map(keyOfSaved),
      // A check with problems cannot begin, so nothing of it is kept.
      ...(isGood ? { entries: plan.entries, ...told } : { entries: [], values: [], kept: [], names: {} }),
    };
    await keepImportCheck(user.id, id, check);
    return {
      id,
      fileName,
      plans: planCounts(plan),
      values: valueCounts(check.values),
      later: downloadedAt && later.length > 0 ? { ...laterSaves(later, downloadedAt), areLeft } : null,
      taken: {
        ...taken,
        unpriced: taken.unpriced.map(({ list, count }) => ({ list: told.names[list] ?? list, count })),
      },
      kept: check.kept.map(({ sheet, rows }) => ({
        ...{ sheet, count: rows.length },
        rows: rows.slice(0, mostNames),
      })),
      leftPrices,
      missing: sheetNames.filter((sheet) => !workbook[sheet]),
      unread: unread.slice(0, mostNames),
      doubts: doubts.slice(0, mostProblems),
      doubtCount: doubts.length,
      problems: problems.slice(0, mostProblems),
      problemCount: problems.length,
    };
  },
});
