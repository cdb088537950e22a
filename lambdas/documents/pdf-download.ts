import { operation } from '#lambdas/operation.ts';
import { delivered } from '#lambdas/store/document/document-reply.ts';
import { quotationFileName } from '#shared/quotation-name/quotation-file-name.ts';
import { documentHtml } from './document-html.tsx';
import { documentInput } from './document-input.ts';
import { readDocument } from './read-document.ts';

/** Makes the operation that answers the PDF of a quotation (QPR-024 to QPR-026); `print` makes the PDF of a page. */
export const pdfDownload = (print: (html: string) => Promise<Uint8Array>) =>
  operation({
    allow: 'document.print',
    limit: 'document',
    input: documentInput,
    async run(asked, context) {
      const { quotation, model, kind, texts } = await readDocument(asked, context);
      const body = await print(documentHtml(model, texts));
      const fileName = quotationFileName(quotation, 'pdf', kind);
      return delivered({ body, type: 'application/pdf', fileName, extension: 'pdf', newId: context.newId });
    },
  });
