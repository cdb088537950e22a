import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { allowUpload } from '#lambdas/store/upload/uploads.ts';
import { fileName as fileNameSchema } from './file-name.ts';

/** Lets the browser upload a workbook; until it is checked nothing is made of it. */
export const uploadCatalogueWorkbook = operation({
  allow: 'catalogue.write',
  limit: 'workbook',
  input: z.strictObject({ type: z.string().check(z.maxLength(100)), fileName: fileNameSchema }),
  async run({ type, fileName }, { newId }) {
    const { key, url, fields } = await allowUpload({ kind: 'catalogue-workbook', type, fileName }, newId);
    return { key, url, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) };
  },
});
