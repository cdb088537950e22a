import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { isCounted } from '#shared/catalogue/product-form/unit-rules.ts';
import { formatCatalogueNumber } from '#shared/format/format-catalogue-number.ts';
import { largestConsumption } from '#shared/schemas/product-parts-input.ts';
import type { RowReader } from './row-reader.ts';

type Stored = Pick<EditableProduct, 'um' | 'consumptionType' | 'consumption'>;

/** A counted product is fixed as well: no range of it is asked for a number. */
export const isFixed = ({ um, consumptionType }: { um: string; consumptionType: string }): boolean =>
  isCounted(um) || consumptionType === 'fixed';

/** The unit of a row, and which kind of consumption it has. */
export const usedIn = (row: RowReader, stored: Stored | undefined) => ({
  um: row.text('um', stored?.um) || 'kg',
  consumptionType: row.text('consumptionType', stored?.consumptionType) || 'fixed',
});

export type Consumption = ReturnType<typeof usedIn> & { consumption?: number | null };

/** Only a fixed consumption is one number (CDA-019); another that somebody typed would be lost without a word. */
export function readConsumption(row: RowReader, stored: Stored | undefined): Consumption {
  const used = usedIn(row, stored);
  const consumption = row.number('consumption', stored?.consumption, largestConsumption);
  const isTyped = row.has('consumption') && consumption !== null;
  if (isTyped && isCounted(used.um)) row.refuse('consumption', 'counted-consumption');
  else if (isTyped && used.consumptionType === 'variable') row.refuse('consumption', 'variable-consumption');
  return { ...used, ...(used.consumptionType === 'fixed' && { consumption }) };
}

/**
 * The number of a range. A product of fixed consumption keeps the stored one, which counts nowhere. It takes the same,
 * or the product's own, as older files have them, and refuses any other.
 */
export function readRangeConsumption(row: RowReader, kept: number | null, of: Consumption): number | null {
  const read = row.number('consumption', kept, largestConsumption);
  if (!isFixed(of)) return read;
  const own = of.consumption ?? null;
  if (read === null || read === kept || read === own) return kept;
  if (isCounted(of.um)) row.refuse('consumption', 'counted-consumption');
  else row.refuse('consumption', 'fixed-consumption', undefined, [formatCatalogueNumber(own) || '–']);
  return kept;
}
