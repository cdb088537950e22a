import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { listImported } from '#lambdas/store/import/imported-batch.ts';
import { presentCatalogue } from '#lambdas/store/import/present-catalogue.ts';
import { planUndo, undoCounts, undoLeft } from '#shared/catalogue/workbook/plan-undo.ts';
import { documentLanguage } from '#shared/document/document-options.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { undoableImport } from './undoable-import.ts';

/** Things that stay and are named: nobody reads more. */
const mostLeft = 100;

/** Says what undoing an import would put back, and what would stay and why; changes nothing. */
export const readImportUndo = userOperation({
  allow: 'catalogue.write',
  limit: 'document',
  input: z.strictObject({ job: idSchema }),
  async run({ job }, { user }) {
    await undoableImport(job, user);
    const entries = await listImported(job);
    const steps = planUndo(entries, await presentCatalogue(entries));
    const left = undoLeft(steps, documentLanguage(user.language));
    return { counts: undoCounts(steps), left: left.slice(0, mostLeft), leftCount: left.length };
  },
});
