import { DocumentHead } from './document-head.tsx';
import type { DocumentModel } from './document-model.ts';
import { JobAndOwner } from './job-and-owner.tsx';
import { Notes } from './notes.tsx';
import { OnlineVersion } from './online-version.tsx';
import { ProductTable } from './product-table.tsx';
import type { Sanitise } from './rich-text.tsx';
import { Totals } from './totals.tsx';

type Props = { model: DocumentModel; sanitise?: Sanitise };

/** The printed quotation: the print page and the PDF are this component. Its style is `documentStyle(texts)`. */
export function QuotationDocument({ model, sanitise = (html) => html }: Props) {
  const textsOnly = model.columns.some(({ key }) => key === 'specs');
  return (
    <main className={textsOnly ? 'document texts-only' : 'document'} lang={model.language}>
      <DocumentHead head={model.head} />
      <JobAndOwner job={model.job} owner={model.owner} />
      <ProductTable model={model} sanitise={sanitise} />
      {model.totals && <Totals totals={model.totals} />}
      <Notes notes={model.notes} />
      {model.online && <OnlineVersion online={model.online} />}
    </main>
  );
}
