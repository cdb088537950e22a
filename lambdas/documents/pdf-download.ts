import { operation } from '#lambdas/operation.ts';
import { delivered } from '#lambdas/store/document/document-reply.ts';
import { quotationFileName } from '#shared/quotation-name/quotation-file-name.ts';
import { documentHtml, measureSheetHtml } from './document-html.tsx';
import { documentInput } from './document-input.ts';
import { readDocument } from './read-document.ts';
import { readMeasureSheet } from './read-measure-sheet.ts';

type Asked = Parameters<typeof readDocument>;

async function document(...asked: Asked) {
  const { quotation, model, kind, texts } = await readDocument(...asked);
  return { quotation, kind, html: documentHtml(model, texts) };
}

async function measures(...asked: Asked) {
  const { quotation, model, texts } = await readMeasureSheet(...asked);
  return { quotation, kind: texts.kind, html: measureSheetHtml(model, texts) };
}

/**
 * Makes the operation that answers the PDF of a quotation (QPR-024 to QPR-026) or of its measures (MEA-041); `print` makes the
 * PDF of a page.
 */
export const pdfDownload = (print: (html: string) => Promise<Uint8Array>) =>
  operation({
    allow: 'document.print',
    limit: 'document',
    input: documentInput,
    async run(asked, context) {
      const { quotation, kind, html } = await (asked.of === 'measures' ? measures : document)(asked, context);
      const body = await print(html);
      const fileName = quotationFileName(quotation, 'pdf', kind);
      return delivered({ body, type: 'application/pdf', fileName, extension: 'pdf', newId: context.newId });
    },
  });
