import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { httpHandler } from '#lambdas/runtime/http.ts';
import { deliveredSheet, textReply } from '#lambdas/store/document/document-reply.ts';
import { bearerCaller } from '#lambdas/store/session/http-caller.ts';
import { documentLanguage } from '#shared/document/document-options.ts';
import { id } from '#shared/schemas/id.ts';
import { catalogueSheets } from './catalogue-sheets.ts';
import { storedCatalogue } from './stored-catalogue.ts';
import { storedCheck } from './stored-check.ts';
import { textsIn } from './texts.ts';
import { writeValues } from './write-values.ts';
import { writeWorkbook } from './write-workbook.ts';

/**
 * The whole catalogue as a workbook, or the values that a check of the caller's own changes (PRG-039). It is base64 text
 * that the caller decodes like every other spreadsheet.
 */
export const downloadCatalogueXls = userOperation({
  allow: 'catalogue.write',
  limit: 'document',
  input: z.object({ check: z.optional(id) }),
  async run({ check }, { user, now, newId }) {
    const language = documentLanguage(user.language);
    if (check !== undefined) {
      const values = await writeValues(await storedCheck(user.id, check, now), language);
      return deliveredSheet(values, `${textsIn(language).values.fileName}.xlsx`, newId);
    }
    const catalogue = await storedCatalogue();
    const workbook = await writeWorkbook(catalogueSheets(catalogue), catalogue.priceLists, language, now);
    const fileName = `${textsIn(language).fileName}.xlsx`;
    return deliveredSheet(workbook, fileName, newId);
  },
});

export const handler = httpHandler(downloadCatalogueXls, textReply, bearerCaller);
