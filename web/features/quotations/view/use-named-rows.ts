import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { NamedRow } from '#web/components/spoken-place.tsx';
import { useProductText } from '#web/lib/product-text.ts';

/** The rows by the names of their products, as whoever moves them hears them. */
export function useNamedRows(rows: readonly PricedRow[]): NamedRow[] {
  const text = useProductText();
  return rows.map(({ sId, row }) => ({ id: sId, name: text(row.name).text }));
}
