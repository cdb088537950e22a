import type { DocumentModel } from './document-model.ts';

/** Vendor, title and date (QPR-007). */
export function DocumentHead({ head }: { head: DocumentModel['head'] }) {
  return (
    <header className="document-head">
      <div className="document-vendor">
        <img src={head.logo} alt="" />
        <div>
          <b>{head.vendor}</b>
          <span>{head.address}</span>
        </div>
      </div>
      <div className="document-title">
        <h1>{head.title}</h1>
        <time>{head.date}</time>
      </div>
    </header>
  );
}
