import type { DocumentModel } from './view-model.ts';

/** What the reader should know about quantities, colours and specs (QPR-014). */
export function Notes({ notes: { title, paragraphs } }: { notes: DocumentModel['notes'] }) {
  return (
    <section className="document-notes">
      <h2>{title}</h2>
      <p>{paragraphs.join(' ')}</p>
    </section>
  );
}
