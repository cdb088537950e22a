import type * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { httpHandler } from '#lambdas/runtime/http.ts';
import type { Context } from '#lambdas/runtime/operation.ts';
import { deliveredSheet, textReply } from '#lambdas/store/document/document-reply.ts';
import { httpCaller } from '#lambdas/store/session/http-caller.ts';
import { isOn } from '#shared/document/document-options.ts';
import { offerFileName } from '#shared/offers/offer-file-name.ts';
import { quotationFileName } from '#shared/quotation-name/quotation-file-name.ts';
import { acceptedCopy } from './accepted-copy.ts';
import { documentInput } from './document-input.ts';
import { measureSheetWorkbook } from './measure-sheet-workbook.ts';
import { offerWorkbook } from './offer-workbook.ts';
import { readDocument } from './read-document.ts';
import { readMeasureSheet } from './read-measure-sheet.ts';
import { type ReadOfferDocument, readOfferDocument } from './read-offer-document.ts';
import { spreadsheet } from './spreadsheet.ts';

/**
 * The spreadsheet of a quotation, of its measures (MEA-043) or of an offer (OFR-094), as base64 text that the caller
 * decodes (QPR-020 to QPR-022).
 */
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
    if (asked.of === 'offer')
      return offerSheet(
        await readOfferDocument(asked, context, { acceptedOf: acceptedCopy }),
        asked,
        context,
      );
    const document = await readDocument(asked, context);
    const fileName = quotationFileName(document.quotation, 'xlsx');
    return deliveredSheet(await spreadsheet(document), fileName, context.newId);
  },
});

/** The one with costs is named so that it is not sent by mistake. */
async function offerSheet(
  read: ReadOfferDocument,
  { costs }: z.output<typeof documentInput>,
  { newId }: Pick<Context, 'newId'>,
) {
  const withCosts = isOn(costs);
  const { title, internal } = read.texts;
  const fileName = offerFileName(read.offer, 'xlsx', { title, internal: withCosts && internal });
  return deliveredSheet(await offerWorkbook(read, withCosts), fileName, newId);
}

export const handler = httpHandler(downloadXls, textReply, httpCaller);
