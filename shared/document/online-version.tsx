import type { DocumentModel } from './document-model.ts';
import { QrCode } from './qr-code.tsx';

/** Leads from the paper to the quotation as it is now. */
export function OnlineVersion({ online }: { online: NonNullable<DocumentModel['online']> }) {
  return (
    <section className="document-online">
      <QrCode shape={online.code} label={online.label} />
      <div>
        <b>{online.caption}</b>
        <p>{online.hint}</p>
      </div>
    </section>
  );
}
