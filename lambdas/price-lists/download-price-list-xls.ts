import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { httpHandler } from '#lambdas/runtime/http.ts';
import { priceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { deliveredSheet, textReply } from '#lambdas/store/document/document-reply.ts';
import { priceListCaller } from '#lambdas/store/session/http-caller.ts';
import { priceListFileName } from '#shared/catalogue/price-list-file-name.ts';
import { documentLanguage } from '#shared/document/document-options.ts';
import { id } from '#shared/schemas/id.ts';
import { priceListLines } from './price-list-lines.ts';
import { priceListSheet, sheetTexts } from './price-list-sheet.ts';

/** The spreadsheet of a price list, as base64 text that the caller decodes (PLI-034, PLI-035); `ticket` is the adapter's. */
export const downloadPriceListXls = userOperation({
  allow: 'catalogue.write',
  limit: 'document',
  input: z.object({ pricelist: id, ticket: z.optional(z.string()) }),
  async run({ pricelist }, { user, newId }) {
    const { name } = await priceLists.existing(pricelist);
    const language = documentLanguage(user.language);
    const sheet = await priceListSheet(priceListLines(pricelist, language), sheetTexts[language]);
    const fileName = priceListFileName(name);
    return deliveredSheet(sheet, fileName, newId);
  },
});

export const handler = httpHandler(downloadPriceListXls, textReply, priceListCaller);
