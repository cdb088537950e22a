import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import { shownColumns } from '#shared/pricing/shown-columns.ts';
import type { ShownParts } from './document-options.ts';
import type { ColumnKey, DocumentTexts } from './document-texts.ts';

export type DocumentColumn = { key: ColumnKey; label: string };

/** The columns of the table; without numbers their width goes to the specs (QPR-017, ux §14). */
export function columnsOf(
  priced: PricedQuotation,
  shown: ShownParts,
  { columns }: DocumentTexts,
): readonly DocumentColumn[] {
  const named = (key: ColumnKey) => ({ key, label: columns[key] });
  if (!shown.numbers) return [named('product'), named('specs')];
  return [named('product'), ...shownColumns(priced).map(named)];
}
