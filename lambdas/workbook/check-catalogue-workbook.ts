import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { keepImportCheck } from '#lambdas/store/import/import-check.ts';
import { readUpload } from '#lambdas/store/upload/taken-uploads.ts';
import { planCounts } from '#shared/catalogue/workbook/plan.ts';
import { uploadOf } from '#shared/schemas/upload.ts';
import { plannedImport } from './planned-import.ts';
import { readWorkbook } from './read-workbook.ts';
import { fileNameInput } from './upload-catalogue-workbook.ts';

/** Entries and problems that are answered: nobody reads more. */
const mostAnswered = 500;

/** Says what the import of an uploaded workbook would do, and its problems; changes nothing. */
export const checkCatalogueWorkbook = userOperation({
  allow: 'catalogue.write',
  limit: 'document',
  input: z.strictObject({ key: uploadOf('catalogue-workbook'), fileName: fileNameInput }),
  async run({ key: uploaded, fileName }, { user, now, newId }) {
    const { workbook, problems } = await readWorkbook(await readUpload('catalogue-workbook', uploaded));
    const plan = await plannedImport(workbook, problems);
    const id = newId();
    await keepImportCheck(user.id, id, {
      checkedAt: now.toISOString(),
      problemCount: problems.length,
      // A check with problems cannot begin, so its entries are not kept.
      entries: problems.length > 0 ? [] : plan.entries,
    });
    return {
      id,
      fileName,
      plans: planCounts(plan),
      entries: plan.entries.slice(0, mostAnswered),
      problems: problems.slice(0, mostAnswered),
      problemCount: problems.length,
    };
  },
});
