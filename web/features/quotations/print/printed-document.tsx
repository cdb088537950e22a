import type { DocumentModel } from '#shared/document/document-model.ts';
import { documentStyle } from '#shared/document/document-style.ts';
import { QuotationDocument } from '#shared/document/quotation-document.tsx';
import { sanitise } from '#web/lib/sanitise.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { textsIn } from './page-texts.ts';

/** The document of a quotation, as it is printed. */
export function PrintedDocument({ title, model }: { title: string; model: DocumentModel }) {
  usePageTitle(title);
  return (
    <>
      <style>{documentStyle(textsIn[model.language])}</style>
      <QuotationDocument model={model} sanitise={sanitise} />
    </>
  );
}
