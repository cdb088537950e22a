import type { DocumentModel } from './view-model.ts';

/** What the owner adds, then what the reader should know about quantities, colours and specs (QPR-014). */
export function Notes({ notes: { title, own, paragraphs } }: { notes: DocumentModel['notes'] }) {
  return (
    <section className="document-notes">
      <h2>{title}</h2>
      {own && <p className="own">{own}</p>}
      <p>{paragraphs.join(' ')}</p>
    </section>
  );
}
