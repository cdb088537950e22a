import { httpHandler } from '#lambdas/runtime/http.ts';
import { renderPdf } from '#lambdas/runtime/pdf/render-pdf.ts';
import { bytesReply } from '#lambdas/store/document/document-reply.ts';
import { httpCaller } from '#lambdas/store/session/http-caller.ts';
import { pdfDownload } from './pdf-download.ts';

/** The PDF of a quotation, printed by Chromium and shown in the tab that asked for it. */
export const downloadPdf = pdfDownload(renderPdf);

export const handler = httpHandler(downloadPdf, bytesReply, httpCaller);
