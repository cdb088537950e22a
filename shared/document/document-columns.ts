import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import type { ShownParts } from './document-options.ts';
import type { ColumnKey, DocumentTexts, NumericColumn } from './document-texts.ts';

export type DocumentColumn = { key: ColumnKey; label: string };

/** The numbers of a row, in the order of the specification (ux §21). */
const numericColumns: readonly NumericColumn[] = [
  'consumption',
  'incidence',
  'surface',
  'packages',
  'quantity',
  'discount',
  'cost',
];

/** Money exists only with a price list (QVW-017, QVW-019), discounts only when there are any (QVW-018). */
function exists(column: NumericColumn, { hasMoney, hasDiscounts }: PricedQuotation): boolean {
  if (column === 'discount') return hasMoney && hasDiscounts;
  return hasMoney || (column !== 'incidence' && column !== 'cost');
}

/** The columns of the table; without numbers their width goes to the specs (QPR-017, ux §14). */
export function columnsOf(
  priced: PricedQuotation,
  shown: ShownParts,
  { columns }: DocumentTexts,
): readonly DocumentColumn[] {
  const named = (key: ColumnKey) => ({ key, label: columns[key] });
  if (!shown.numbers) return [named('product'), named('specs')];
  return [named('product'), ...numericColumns.filter((column) => exists(column, priced)).map(named)];
}
