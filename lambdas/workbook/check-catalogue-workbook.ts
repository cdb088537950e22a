import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { keepImportCheck } from '#lambdas/store/import/import-check.ts';
import { readUpload } from '#lambdas/store/upload/taken-uploads.ts';
import { planCounts } from '#shared/catalogue/workbook/plan.ts';
import { valueCounts } from '#shared/catalogue/workbook/value-pages.ts';
import { uploadOf } from '#shared/schemas/upload.ts';
import { plannedImport } from './planned-import.ts';
import { readWorkbook } from './read-workbook.ts';
import { fileNameInput } from './upload-catalogue-workbook.ts';

/** Problems that are answered: nobody reads more. */
const mostProblems = 500;
/** Names of a sheet's rows that are answered. */
const mostNames = 20;

/** Says what the import of an uploaded workbook would do, and its problems; changes nothing. */
export const checkCatalogueWorkbook = userOperation({
  allow: 'catalogue.write',
  limit: 'document',
  input: z.strictObject({ key: uploadOf('catalogue-workbook'), fileName: fileNameInput }),
  async run({ key: uploaded, fileName }, { user, now, newId }) {
    const { workbook, problems } = await readWorkbook(await readUpload('catalogue-workbook', uploaded));
    const { plan, taken, ...told } = await plannedImport(workbook, problems);
    const id = newId();
    const isGood = problems.length === 0;
    const check = {
      checkedAt: now.toISOString(),
      problemCount: problems.length,
      // A check with problems cannot begin, so nothing of it is kept.
      ...(isGood ? { entries: plan.entries, ...told } : { entries: [], values: [], kept: [], names: {} }),
    };
    await keepImportCheck(user.id, id, check);
    return {
      id,
      fileName,
      plans: planCounts(plan),
      values: valueCounts(check.values),
      taken: {
        ...taken,
        unpriced: taken.unpriced.map(({ list, count }) => ({ list: told.names[list] ?? list, count })),
      },
      kept: check.kept.map(({ sheet, names }) => ({
        ...{ sheet, count: names.length },
        names: names.slice(0, mostNames),
      })),
      problems: problems.slice(0, mostProblems),
      problemCount: problems.length,
    };
  },
});
