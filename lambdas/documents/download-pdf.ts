import { operation } from '#lambdas/operation.ts';
import { httpHandler } from '#lambdas/runtime/http.ts';
import { bytesReply, delivered } from '#lambdas/store/document/document-reply.ts';
import { httpCaller } from '#lambdas/store/session/http-caller.ts';
import { quotationFileName } from '#shared/quotation-name/quotation-file-name.ts';
import { documentHtml } from './document-html.tsx';
import { documentInput } from './document-input.ts';
import { readDocument } from './read-document.ts';
import { renderPdf } from './render-pdf.ts';

/** The PDF of a quotation, shown in the tab that asked for it (QPR-024 to QPR-026). */
export const downloadPdf = operation({
  allow: 'document.print',
  limit: 'document',
  input: documentInput,
  async run(asked, context) {
    const { quotation, model, texts } = await readDocument(asked, context);
    const body = await renderPdf(documentHtml(model, texts));
    const fileName = quotationFileName(quotation, 'pdf');
    return delivered({ body, type: 'application/pdf', fileName, extension: 'pdf', newId: context.newId });
  },
});

export const handler = httpHandler(downloadPdf, bytesReply, httpCaller);
