import { brand } from '#shared/brand.ts';
import { frame, head, pageRules, table } from './document-style.ts';
import type { MeasureSheetModel } from './measure-sheet-model.ts';
import type { MeasureSheetTexts } from './measure-sheet-texts.ts';

export const sheetParts = `
.measure-sheet.added { break-before: page; }
.measure-sheet .document-vendor img { width: 18mm; height: auto; max-height: 16mm; }
.measure-sheet .document-vendor span { display: block; }
.measure-sheet table { margin-bottom: 6mm; table-layout: fixed; }
.measure-sheet th { width: 13%; }
.measure-sheet th:first-child { width: 26%; }
.measure-sheet th:nth-child(3) { width: 20%; }
.measure-sheet th:is(:nth-child(2), :nth-child(6)) { width: 7.5%; }
.measure-sheet caption { padding-bottom: 2mm; text-align: left; break-after: avoid; }
.measure-sheet caption h2 { margin: 0; color: #211e1b; font-size: 11pt; font-weight: 620; }
.measure-sheet caption p { color: #4b453e; font-size: 8pt; }
.measure-sheet td { padding-bottom: 1.6mm; overflow-wrap: anywhere; }
.measure-sheet td.number { white-space: normal; }
.measure-sheet tr.line td { border-top: 1px solid #ded9d1; }
.measure-sheet tr.opening td { padding-top: 0; color: #665f56; font-size: 8.3pt; }
.measure-sheet tr.opening td:first-child { padding-left: 4mm; }
.measure-sheet tfoot { display: table-row-group; }
.measure-sheet tfoot td { padding-top: 2mm; border-top: 1px solid #837c72; text-align: right; break-inside: avoid; }
.measure-sheet tfoot :is(span, b), .measure-total b { margin-left: 6mm; }
.measure-total { padding-top: 2.4mm; border-top: 1.5px solid ${brand.brand1}; font-size: 11pt; text-align: right; break-inside: avoid; }`;

/** The style of the measurement sheet, for a `<style>` element; the job stands at the foot of each page. */
export const measureSheetStyle = (model: MeasureSheetModel, texts: MeasureSheetTexts): string =>
  [
    pageRules([model.owner.lead, model.job.name].join(' · '), texts.page),
    frame,
    head,
    table,
    sheetParts,
  ].join('\n');
