import { brand } from '#shared/brand.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import type { Language } from '#shared/languages.ts';
import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { quantity } from '#shared/money/units.ts';
import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { columnsOf, type DocumentColumn } from './document-columns.ts';
import { type DocumentOptions, type ShownParts, shownParts } from './document-options.ts';
import { type DocumentOwner, documentOwner } from './document-owner.ts';
import { type DocumentRow, documentRow } from './document-rows.ts';
import { type DocumentTexts, fill } from './document-texts.ts';
import { type DocumentTotals, documentTotals } from './document-totals.ts';
import { provinceInBrackets } from './province-in-brackets.ts';
import { type QrShape, qrShape } from './qr-shape.ts';

/** The printed quotation, ready to be shown: every text and number as it stands on paper. */
export type DocumentModel = {
  language: Language;
  head: { vendor: string; address: string; logo: string; title: string; date: string };
  job: { label: string; name: string; place: string; area: string | null };
  owner: DocumentOwner;
  columns: readonly DocumentColumn[];
  rows: readonly DocumentRow[];
  /** The word before the list prices of a row; null when none are shown. */
  priceLabel: string | null;
  totals: DocumentTotals | null;
  /** `own`: what the owner wrote for this quotation; its lines are kept. */
  notes: { title: string; own: string | null; paragraphs: readonly string[] };
  /** The QR code of the online version. */
  online: { code: QrShape; label: string; caption: string; hint: string } | null;
};

/**
 * The contents of the printed quotation (QPR-007 to QPR-019, OP32, OP55, OP59). `priced` is
 * `priceQuotation(quotation)`: its rows are in the order of the quotation's. `texts` are those of `options.language`.
 * Nothing throws: missing names, colours and prices show as such.
 */
export function documentModel(
  quotation: Quotation,
  priced: PricedQuotation,
  options: DocumentOptions,
  texts: DocumentTexts,
): DocumentModel {
  const { language, phases, forSite } = options;
  const shown = shownParts(options);
  const columns = columnsOf(priced, shown, texts);
  const surroundings = { columns, shown, language, texts, phases, forSite, hasMoney: priced.hasMoney };
  const rows = priced.rows.map((row) => documentRow(row, surroundings));
  return {
    language,
    head: {
      vendor: brand.vendor,
      address: brand.address,
      logo: `data:image/svg+xml,${encodeURIComponent(brand.logo)}`,
      title: forSite ? texts.siteTitle : texts.title,
      date: formatDate(options.now?.toISOString() ?? quotation.createdAt),
    },
    job: jobOf(quotation, shown, texts),
    owner: documentOwner(quotation.user, options, texts),
    columns,
    rows,
    priceLabel: shown.prices && priced.hasMoney ? texts.listPrice : null,
    totals: documentTotals(priced, shown, texts),
    notes: { own: quotation.note?.trim() || null, ...notesOf(rows, priced, shown, texts) },
    online: onlineOf(options, texts),
  };
}

function jobOf({ name, location, province, area }: Quotation, shown: ShownParts, texts: DocumentTexts) {
  const squareMetres = formatQuantity(parseStoredQuantity(area) ?? quantity(0), 'mq');
  return {
    label: texts.job,
    name,
    place: location && `${location} ${provinceInBrackets(province)}`.trim(),
    area: shown.numbers ? fill(texts.area, { area: squareMetres }) : null,
  };
}

function onlineOf({ onlineVersion }: DocumentOptions, { online: texts }: DocumentTexts) {
  if (!onlineVersion) return null;
  const { address, until } = onlineVersion;
  return { ...texts, code: qrShape(address), caption: fill(texts.caption, { date: formatDate(until) }) };
}

/** Only notes on what the document shows (QPR-014, OP55). */
function notesOf(
  rows: readonly DocumentRow[],
  { hasMoney, tickedCount }: PricedQuotation,
  shown: ShownParts,
  { notes: texts }: DocumentTexts,
) {
  const hasColours = rows.some(({ badges }) => badges.some(({ swatch }) => swatch));
  const paragraphs = [
    shown.numbers && texts.quantities,
    shown.specs && texts.specs,
    hasColours && texts.colours,
    shown.numbers && hasMoney && tickedCount > 0 && texts.incidences,
  ].filter((paragraph) => paragraph !== false);
  return { title: texts.title, paragraphs };
}
