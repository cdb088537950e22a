import { end, frame, head, pageRules } from '../document-style.ts';
import { ownersHead } from '../offer/offer-style.ts';
import type { CertificateModel } from './certificate-model.ts';
import type { CertificateTexts } from './certificate-texts.ts';

const own = `
.certificate > section, .certificate-columns { margin-top: 3.2mm; padding-top: 2.6mm; border-top: 1px solid #ded9d1; break-inside: avoid; }
.certificate > .document-parties { margin-top: 0; padding: 4mm 0 0; border-top: 0; line-height: 1.4; }
.certificate .document-head { padding-bottom: 3.5mm; }
.certificate .qr-code { width: 26mm; }
.certificate :is(section, .certificate-columns) > h2, .certificate-columns h2 { margin-bottom: 1.6mm; color: #211e1b; font-size: 9.5pt; font-weight: 620; }
.certificate-columns { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; }
.certificate-columns > section { min-width: 0; }
.certificate-facts > div { display: grid; grid-template-columns: 44mm 1fr; gap: 0 4mm; padding: .5mm 0; font-size: 8.3pt; line-height: 1.35; }
.certificate-columns .certificate-facts > div { grid-template-columns: 30mm 1fr; }
.certificate-facts dt { grid-row: 1 / span 40; color: #665f56; }
.certificate-facts dd { grid-column: 2; overflow-wrap: anywhere; white-space: pre-line; }
.certificate-total { margin-top: 1.4mm; border-top: 1.5px solid var(--accent); }
.certificate-total > div { padding-top: 1.8mm; align-items: baseline; }
.certificate-total dt { color: #211e1b; font-weight: 620; }
.certificate-total dd { font-size: 13pt; font-weight: 620; }
.certificate-signature { margin-top: 2mm; }
.certificate-signature svg { display: block; width: 100%; max-width: 72mm; border-bottom: 1px solid #837c72; }
.certificate-signature path { fill: none; stroke: #211e1b; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.certificate-signature p { padding: 6mm 0 2mm; border-bottom: 1px solid #837c72; font-size: 15pt; font-style: italic; overflow-wrap: anywhere; }
.certificate-signature figcaption { padding-top: 1mm; color: #665f56; font-size: 8pt; }
.certificate-hashes dd { font: 8pt ui-monospace, monospace; font-variant-ligatures: none; }
.certificate-hashes p { margin-top: 1mm; color: #4b453e; font-size: 8pt; }
.certificate-law { margin-top: 1.5mm; }`;

/** The style of the certificate, for a `<style>` element. */
export const certificateStyle = ({ owner, foot }: CertificateModel, texts: CertificateTexts): string =>
  [
    pageRules(foot, texts.page),
    `.document { --accent: ${owner.accent}; }`,
    ...[frame, head, end, ownersHead, own],
  ].join('\n');
