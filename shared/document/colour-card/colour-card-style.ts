import { frame, head, pageRules, table } from '../document-style.ts';
import type { OfferHeadOwner } from '../offer/offer-owner.ts';
import { ownersHead } from '../offer/offer-style.ts';
import type { ColourCardTexts } from './colour-card-texts.ts';

const own = `
.colour-card th, .colour-card td { padding: 2mm 0 2mm 4mm; vertical-align: middle; }
.colour-card th:first-child, .colour-card td:first-child { padding-left: 0; }
.colour-card tbody tr { break-inside: avoid; }
.colour-card tbody td { border-top: 1px solid #ded9d1; overflow-wrap: anywhere; }
.colour-card .tile { width: 16mm; }
.colour-card .tile span { display: block; width: 16mm; height: 12mm; border: .2mm solid rgb(0 0 0 / .3); border-radius: 1.5mm; }
.colour-card td b { font-size: 10.5pt; }
.colour-card .second { display: block; color: #665f56; }
.colour-card .colour-caution { margin-top: 5mm; color: #665f56; font-size: 8pt; }`;

/** The style of the colour card, for a `<style>` element; owner and customer stand at the foot of each page. */
export const colourCardStyle = (owner: OfferHeadOwner, customer: string, texts: ColourCardTexts): string =>
  [
    pageRules([owner.name, customer].join(' · '), texts.page),
    `.document { --accent: ${owner.accent}; }`,
    ...[frame, head, table, ownersHead, own],
  ].join('\n');
