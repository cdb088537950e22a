import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { allowUpload } from '#lambdas/store/upload/uploads.ts';
import { text } from '#shared/schemas/text.ts';

/** The name of the file on the user's machine. */
export const fileNameInput = text().check(z.minLength(1), z.maxLength(255));

/** Lets the browser upload a workbook; until it is checked nothing is made of it. */
export const uploadCatalogueWorkbook = operation({
  allow: 'catalogue.write',
  limit: 'workbook',
  input: z.strictObject({ type: z.string().check(z.maxLength(100)), fileName: fileNameInput }),
  run: ({ type, fileName }, { newId }) => allowUpload({ kind: 'catalogue-workbook', type, fileName }, newId),
});
