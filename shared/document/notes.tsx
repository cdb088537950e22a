import type { DocumentModel } from './document-model.ts';

/** The owner's note, then the fixed notes about quantities, colours and specs (QPR-014). */
export function Notes({ notes: { title, own, paragraphs } }: { notes: DocumentModel['notes'] }) {
  return (
    <section className="document-notes">
      <h2>{title}</h2>
      {own && <p className="own">{own}</p>}
      <p>{paragraphs.join(' ')}</p>
    </section>
  );
}
