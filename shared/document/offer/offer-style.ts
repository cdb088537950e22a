import { end, frame, head, narrow, pageRules, richText, table } from '../document-style.ts';
import { sheetParts } from '../measure-sheet-style.ts';
import type { OfferModel } from './offer-model.ts';
import type { OfferDocumentTexts } from './offer-texts.ts';
import type { Shown } from './printed.ts';

/** The head of what an owner gives to customers. */
export const ownersHead = `
.offer-document .document-head { align-items: flex-start; border-bottom-color: var(--accent); }
.offer-document .document-vendor { gap: 4mm; }
.offer-document .document-vendor img { width: auto; max-width: 40mm; height: 16mm; }
.offer-document .document-vendor b { font-size: 14pt; line-height: 1.25; }
.offer-document .document-vendor span { display: block; line-height: 1.45; overflow-wrap: anywhere; }
.offer-document .document-title > * { display: block; }
.offer-document .document-title span { color: #665f56; line-height: 1.5; }
.offer-document .offer-draft { color: #b02a20; font-size: 11pt; letter-spacing: .08em; }
.offer-document .document-parties { grid-template-columns: 1fr 1fr; gap: 8mm; padding: 5mm 0 4mm; }
.offer-document .document-parties b { font-size: 10.5pt; }`;

const parts = `
.measure-sheet.added :is(.document-head, .measure-total) { border-color: var(--accent); }
.offer-intro { max-width: 165mm; padding-bottom: 5mm; color: #322e29; line-height: 1.55; text-wrap: pretty; }
.offer-document .rich-text { color: inherit; }`;

const tables = `
.offer-document th { padding-left: 3mm; }
.offer-document td { padding: 1.7mm 0 1.7mm 3mm; line-height: 1.38; }
.offer-document tr.last td { padding-bottom: 1.7mm; }
.offer-document td b { font-weight: 540; }
.offer-document .second { color: #665f56; }
.offer-document .no { width: 10mm; color: #665f56; font-size: 8pt; white-space: nowrap; }
.offer-document td.no { padding-top: 2mm; }
.offer-document tr.section td { padding-top: 3mm; padding-bottom: 1.6mm; padding-left: 0; border-bottom: 1px solid #a59e94; font-weight: 620; }
.offer-document tr.section td.number { padding-left: 3mm; color: #4b453e; font-weight: 540; }
.offer-document tr.section h2 { margin: 0; color: inherit; font-size: inherit; font-weight: inherit; }
.offer-part { margin-top: 6mm; }
.offer-part h2 { break-after: avoid; }
.offer-document :is(.offer-part, .offer-plan-and-notes, .offer-text, .offer-signatures) h2 { margin: 0 0 1.6mm; color: #211e1b; font-size: 9.5pt; font-weight: 620; }
.offer-plan-and-notes { margin-top: 6mm; }
.offer-text { margin-top: 4mm; }
.offer-document :is(.offer-part, .offer-text).short { break-inside: avoid; }
.offer-document .on-total { width: 30mm; }
.offer-choices .choice .product { position: relative; padding-left: 8mm; }
.offer-choices .choice:not(.follows) .product::before { content: ""; position: absolute; left: 0; top: 1.9mm; width: 4mm; height: 4mm; border: 1px solid #665f56; border-radius: .8mm; }
.offer-choices .follows td { padding-top: 0; }
.offer-materials td.packages { white-space: normal; }`;

const ending = `
.offer-document .document-totals { width: 88mm; margin-top: 4mm; }
.offer-document .document-totals div { padding: .9mm 0; }
.offer-document .document-totals .starts:not(:first-child) { margin-top: 1mm; padding-top: 1.9mm; border-top: 1px solid #ded9d1; }
.offer-document .document-totals .grand { margin-top: 1.5mm; padding-top: 2mm; border-top-color: var(--accent); }
.offer-document .document-totals .toPay :is(dt, dd) { color: #211e1b; font-size: 11pt; font-weight: 620; }
.offer-plan-and-notes { display: grid; grid-template-columns: 82mm 1fr; gap: 12mm; font-size: 8.5pt; line-height: 1.5; color: #4b453e; break-inside: avoid; }
.offer-plan-and-notes > div { min-width: 0; overflow-wrap: anywhere; }
.offer-plan { margin-bottom: 2mm; color: #211e1b; font-size: 9pt; }
.offer-plan td { padding-left: 0; }
.offer-plan td.share { width: 15mm; color: #665f56; white-space: nowrap; }
.offer-plan td.number { font-weight: 540; }
.offer-text { color: #322e29; font-size: 8.5pt; line-height: 1.48; }
.offer-document .offer-text h2 { margin-bottom: 1mm; break-after: avoid; }
.offer-notice { white-space: pre-line; overflow-wrap: anywhere; }
.offer-text :is(p, li) { orphans: 2; widows: 2; }
.offer-signatures { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-top: 8mm; padding-top: 5mm; border-top: 1.5px solid var(--accent); break-inside: avoid; break-before: avoid; }
.offer-signatures > div { display: flex; flex-direction: column; min-width: 0; }
.offer-document .offer-signatures h2 { margin-bottom: .6mm; }
.offer-signatures .line { margin-top: auto; padding-top: 1.2mm; border-top: 1px solid #837c72; min-height: 5mm; color: #665f56; font-size: 8pt; }
.offer-signatures p:not(.line) { padding-bottom: 17mm; }
.offer-vendor { display: flex; gap: 2mm; align-items: center; margin-top: 7mm; color: #665f56; font-size: 7.5pt; break-inside: avoid; break-before: avoid; }
.offer-document .document-online { margin-top: 4mm; break-before: avoid; }
.offer-fingerprint { margin-top: 3mm; color: #665f56; font-size: 7.5pt; font-variant-numeric: tabular-nums; break-inside: avoid; break-before: avoid; }
.offer-vendor img { width: 4mm; height: 4mm; }`;

/** On a screen narrower than the sheet rows are cards. */
const narrowOffer = `
@media screen and (max-width: 859px) {
  .offer-document .document-parties { grid-template-columns: minmax(0, 1fr); }
  .offer-document td, .offer-document tr.last td, .offer-document tr.section td { padding: 0; border: 0; }
  .offer-document tr.section { margin: -14px -14px 12px; padding: 10px 14px; border-bottom: 1px solid #ded9d1; }
  .offer-document tr.section td.number { padding: 4px 0 0; }
  .offer-document td.number { padding-top: 7px; }
  .offer-document td.number:empty { display: none; }
  .offer-document .product { padding-bottom: 8px; }
  .offer-document .document-totals { width: auto; }
  .offer-plan tr { display: flex; gap: 12px; align-items: baseline; padding: 4px 0; }
  .offer-plan td:nth-child(2) { flex: 1; }
  .offer-document .offer-plan td.number { padding: 0; }
  .offer-document .offer-plan td.number::before { content: none; }
  .offer-document td.no, .offer-document .no { width: auto; font-size: 13px; }
  .offer-choices .choice .product { padding-left: 32px; }
  .offer-choices .choice:not(.follows) .product::before { top: 2px; width: 18px; height: 18px; }
  .offer-plan-and-notes { grid-template-columns: minmax(0, 1fr); gap: 20px; font-size: 14px; }
  .offer-text, .offer-plan { font-size: 14px; }
  .offer-document :is(.offer-part, .offer-plan-and-notes, .offer-text, .offer-signatures) h2 { font-size: 16px; }
  .offer-signatures { grid-template-columns: minmax(0, 1fr); }
  .offer-vendor, .offer-signatures .line { font-size: 13px; }
}`;

/** The style of the offer and of measurement sheets added to it, for a `<style>` element. */
export const offerStyle = ({ owner, foot }: Shown<OfferModel>, texts: OfferDocumentTexts): string =>
  [
    pageRules(foot, texts.page),
    `.document { --accent: ${owner.accent}; }`,
    ...[
      frame,
      head,
      table,
      richText,
      end,
      sheetParts,
      ownersHead,
      parts,
      tables,
      ending,
      narrow,
      narrowOffer,
    ],
  ].join('\n');
