import { operation } from '#lambdas/operation.ts';
import { httpHandler } from '#lambdas/runtime/http.ts';
import { deliveredSheet, textReply } from '#lambdas/store/document/document-reply.ts';
import { httpCaller } from '#lambdas/store/session/http-caller.ts';
import { quotationFileName } from '#shared/quotation-name/quotation-file-name.ts';
import { documentInput } from './document-input.ts';
import { measureSheetWorkbook } from './measure-sheet-workbook.ts';
import { readDocument } from './read-document.ts';
import { readMeasureSheet } from './read-measure-sheet.ts';
import { spreadsheet } from './spreadsheet.ts';

/** The spreadsheet of a quotation or of its measures (MEA-043), as base64 text that the caller decodes (QPR-020 to QPR-022). */
export const downloadXls = operation({
  allow: 'document.download',
  limit: 'document',
  input: documentInput,
  async run(asked, context) {
    if (asked.of === 'measures') {
      const measures = await readMeasureSheet(asked, context);
      const name = quotationFileName(measures.quotation, 'xlsx', measures.texts.kind);
      return deliveredSheet(await measureSheetWorkbook(measures), name, context.newId);
    }
    const document = await readDocument(asked, context);
    const fileName = quotationFileName(document.quotation, 'xlsx');
    return deliveredSheet(await spreadsheet(document), fileName, context.newId);
  },
});

export const handler = httpHandler(downloadXls, textReply, httpCaller);
