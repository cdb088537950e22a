import { brand } from '#shared/brand.ts';
import { type DocumentTexts, fill } from './document-texts.ts';

/** A text as a CSS string. */
const cssString = (text: string) =>
  `"${text.replace(/["\\\n<]/g, (mark) => `\\${mark.charCodeAt(0).toString(16)} `)}"`;

/** 'Pagina {{page}} di {{pages}}' with the counters of the printed pages in it. */
function pageNumber(text: string): string {
  const parts = text.split(/(\{\{pages?\}\})/).filter(Boolean);
  const counters: Record<string, string> = { '{{page}}': 'counter(page)', '{{pages}}': 'counter(pages)' };
  return parts.map((part) => counters[part] ?? cssString(part)).join(' ');
}

/** A4 with a text at the foot of each page and the page's number beside it (ux §14). */
export function pageRules(left: string, page: string): string {
  const foot = 'font: 8pt "Figtree Variable", sans-serif; color: #665f56;';
  return `@page {
  size: A4; margin: 14mm 14mm 18mm;
  @bottom-left { content: ${cssString(left)}; ${foot} }
  @bottom-right { content: ${pageNumber(page)}; ${foot} }
}`;
}

/* Plain selectors under .document: what this sheet says outweighs the layered styles of the web app. */
export const frame = `
.document, .document * { box-sizing: border-box; margin: 0; padding: 0; }
.document {
  background: #fff; color: #211e1b; color-scheme: light; text-align: left;
  font: 420 9pt/1.4 "Figtree Variable", "Open Sans", sans-serif; font-variant-numeric: tabular-nums lining-nums;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; overflow-wrap: break-word;
}
.document h1, .document h2, .document b, .document strong { font-weight: 620; letter-spacing: -.005em; }
.document img { display: block; }
@media screen {
  .document { width: 210mm; min-height: 297mm; margin: 24px auto; padding: 14mm; box-shadow: 0 2px 12px rgb(33 30 27 / .14); }
}
@media print { html, body { background: #fff; margin: 0; } }`;

export const head = `
.document-head { display: flex; gap: 8mm; align-items: center; padding-bottom: 5mm; border-bottom: 2px solid ${brand.brand1}; }
.document-vendor { display: flex; gap: 3mm; align-items: center; min-width: 0; }
.document-vendor img { width: 12mm; height: 12mm; flex: none; object-fit: contain; }
.document-vendor b { display: block; font-size: 13pt; line-height: 1.3; letter-spacing: -.01em; }
.document-vendor span { color: #665f56; font-size: 8.5pt; }
.document-title { margin-left: auto; text-align: right; flex: none; }
.document-title h1 { font-size: 17pt; line-height: 1.15; letter-spacing: -.012em; }
.document-title time { color: #665f56; }
.document-parties { display: grid; grid-template-columns: 1fr 1.45fr; gap: 10mm; padding: 5mm 0 6mm; line-height: 1.5; break-inside: avoid; }
.document-parties > div { min-width: 0; }
.document h2 { font-size: 8pt; line-height: 1.4; font-weight: 540; color: #665f56; margin-bottom: .8mm; }
.document-parties b { display: block; font-size: 10pt; line-height: 1.4; }
.document-parties p { overflow-wrap: anywhere; }
.document-owner { display: flex; gap: 4mm; align-items: flex-start; }
.document-owner > div { min-width: 0; }
.document-owner img { width: 18mm; max-height: 18mm; object-fit: contain; object-position: top; flex: none; }`;

export const table = `
.document table { width: 100%; border-collapse: collapse; }
.document thead { display: table-header-group; }
.document tbody { break-inside: avoid; }
.document th { padding: 0 0 2mm 3.2mm; border-bottom: 1px solid #837c72; color: #4b453e; font-size: 7.5pt; font-weight: 540; line-height: 1.25; text-align: left; vertical-align: bottom; }
.document th.number { text-align: right; }
.document th.measure { width: 15mm; }
.document td { padding: 2.6mm 0 0 3.2mm; vertical-align: top; }
.document th:first-child, .document td:first-child { padding-left: 0; }
.document td.number { text-align: right; white-space: nowrap; }
.document td.number > span { display: block; }
.document td.words { color: #665f56; font-size: 8.3pt; }
.document td.cost { font-weight: 620; }
.document .product { min-width: 42mm; overflow-wrap: anywhere; }
.document td i { font-style: normal; color: #665f56; font-size: .92em; }
.document .second { display: block; color: #4b453e; font-size: 8pt; }
.document :is(.second, .own) { white-space: pre-line; overflow-wrap: anywhere; }
.document .swatch { display: inline-block; width: 2.2mm; height: 2.2mm; border-radius: 0 50% 50% 50%; transform: rotate(45deg); border: .2mm solid rgb(0 0 0 / .3); vertical-align: -.2mm; }
.document .coloured { white-space: nowrap; }
.document .missing { color: #b02a20; font-weight: 620; }
.document tr.below td { padding: .6mm 0 0; color: #665f56; font-size: 8pt; line-height: 1.45; }
.document tr.last td { padding-bottom: 2.6mm; border-bottom: 1px solid #ded9d1; }
.document tr.prices b { font-weight: 540; color: #4b453e; }
.document tr.prices span { white-space: nowrap; }
.document.texts-only .product { width: 36%; }
.document.texts-only td.specs { color: #4b453e; font-size: 8pt; line-height: 1.45; padding-left: 6mm; }
.document.texts-only th.specs { padding-left: 6mm; }`;

export const richText = `
.document .rich-text :is(p, ul, ol, h2, h3, h4, blockquote) { margin: 0 0 .8mm; font-size: inherit; color: inherit; }
.document .rich-text p:empty { min-height: 1lh; }
.document .rich-text [style*="background-color"] { print-color-adjust: exact; }
.document .rich-text > :last-child { margin-bottom: 0; }
.document .rich-text :is(ul, ol) { padding-left: 4mm; list-style: disc; }
.document .rich-text ol { list-style: decimal; }
.document .rich-text :is(h2, h3, h4) { font-weight: 620; }
.document .rich-text a { color: inherit; text-decoration: underline; }`;

export const end = `
.document-totals { width: 82mm; margin: 5mm 0 0 auto; break-inside: avoid; break-before: avoid; }
.document-totals div { display: flex; justify-content: space-between; gap: 6mm; padding: 1.4mm 0; }
.document-totals dt { color: #4b453e; }
.document-totals dd { font-weight: 540; white-space: nowrap; }
.document-totals .grand { align-items: baseline; margin-top: 1.5mm; padding-top: 2.4mm; border-top: 1.5px solid ${brand.brand1}; }
.document-totals .grand dt { color: #211e1b; font-size: 11pt; font-weight: 620; }
.document-totals .grand dd { font-size: 16pt; line-height: 1.2; font-weight: 620; letter-spacing: -.01em; }
.document-notes { margin-top: 8mm; padding-top: 3mm; border-top: 1px solid #ded9d1; color: #4b453e; font-size: 8pt; line-height: 1.5; break-inside: avoid; }
.document-notes .own { margin-bottom: 2mm; color: #211e1b; font-size: 9pt; }
.document table + .document-notes { margin-top: 4mm; border-top: 0; }
.document-online { display: flex; gap: 4mm; align-items: center; margin-top: 6mm; color: #4b453e; font-size: 8pt; break-inside: avoid; }
.document-online .qr-code { width: 30mm; flex: none; }
.document-online b { display: block; color: #211e1b; font-size: 9pt; }`;

/** On a screen narrower than the sheet a product is a card, and every number stands beside the name of its column. */
export const narrow = `
@media screen and (max-width: 859px) {
  .document { width: auto; min-height: 100vh; margin: 0; padding: 20px 16px 32px; box-shadow: none; font-size: 15px; }
  .document h2, .document .second, .document tr.below td, .document-vendor span, .document-notes, .document td.words { font-size: 13px; }
  .document-head { flex-wrap: wrap; gap: 12px 24px; }
  .document-title { margin-left: 0; text-align: left; }
  .document-parties { grid-template-columns: minmax(0, 1fr); gap: 20px; padding: 20px 0 24px; }
  .document-parties b { font-size: 16px; }
  .document table, .document tbody, .document tr, .document td { display: block; }
  .document thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .document tbody { margin-bottom: 12px; padding: 14px; border: 1px solid #ded9d1; border-radius: 10px; }
  .document td, .document tr.last td { padding: 0; border: 0; }
  .document .product { padding-bottom: 8px; }
  .document.texts-only .product { width: auto; }
  .document.texts-only td.specs { padding: 0; font-size: 14px; }
  .document td.number { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 7px 0 0; white-space: normal; }
  .document td.number::before { content: attr(data-label); color: #665f56; font-size: 13px; text-align: left; }
  .document td.number > span { grid-column: 2; }
  .document tr.below td { padding-top: 10px; }
  .document-totals { width: auto; margin-top: 20px; }
}`;

/**
 * The style of the document, for a `<style>` element: one string, so that the web app and the PDF function use
 * the same whatever bundles them.
 */
export function documentStyle(texts: DocumentTexts): string {
  const company = fill(texts.company, { company: brand.company, vat: brand.vatNumber });
  return [pageRules(company, texts.page), frame, head, table, richText, end, narrow].join('\n');
}
