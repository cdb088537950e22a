import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import type { ShownParts } from './document-options.ts';
import type { DocumentTexts } from './document-texts.ts';

export type DocumentTotals = {
  label: string;
  /** Above the total: ticked incidences, list price and discount. */
  lines: readonly { label: string; value: string }[];
  total: { label: string; value: string };
};

/** The sums under the table; null where there is no money or numbers are hidden (QCA-003, OP32). */
export function documentTotals(
  priced: PricedQuotation,
  shown: ShownParts,
  { totals: texts }: DocumentTexts,
): DocumentTotals | null {
  const { total, listTotal, totalIncidence, tickedCount, hasDiscounts } = priced;
  if (!shown.numbers || total === null) return null;
  const lines: { label: string; value: string }[] = [];
  if (totalIncidence !== null && tickedCount > 0)
    lines.push({ label: texts.incidence, value: formatMoney(totalIncidence) });
  if (hasDiscounts && listTotal !== null) {
    lines.push({ label: texts.list, value: formatMoney(listTotal) });
    lines.push({ label: texts.discount, value: `−${formatMoney(cents(listTotal - total))}` });
  }
  return { label: texts.label, lines, total: { label: texts.total, value: formatMoney(total) } };
}
