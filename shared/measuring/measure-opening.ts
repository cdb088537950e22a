import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { Opening } from '#shared/schemas/measures.ts';
import { type FormulaFault, readFormula } from './read-formula.ts';
import { scaledProduct } from './scaled-product.ts';

/** Dimensions in thousandths; what is deducted in hundredths of a square metre, null where nothing is. */
export type OpeningValues = { count: number; width: number; height: number; deducted: number | null };

type OpeningFault = { field: 'count' | 'width' | 'height' } & (
  | FormulaFault
  | { reason: 'opening-incomplete' }
);
type Read = { values: OpeningValues; fault?: undefined } | { values?: undefined; fault: OpeningFault };

/**
 * An opening under a rule (F2). Its single area decides, not rounded; how many there are does not matter (MEA-013, MEA-014). A
 * larger one is deducted whole.
 */
export function measureOpening(opening: Opening, { mode, threshold }: MeasureRule): Read {
  const read = { count: 1000, width: 0, height: 0 };
  for (const field of ['count', 'width', 'height'] as const) {
    const { value, fault } = readFormula(opening[field] ?? '');
    if (fault) return { fault: { ...fault, field } };
    if (value === null && field !== 'count') return { fault: { reason: 'opening-incomplete', field } };
    read[field] = value ?? read[field];
  }
  const [count, width, height] = [BigInt(read.count), BigInt(read.width), BigInt(read.height)];
  const isDeducted = mode === 'exact' || (threshold !== null && width * height > BigInt(threshold) * 10_000n);
  const deducted = isDeducted ? Number(scaledProduct([count, width, height], 7)) : null;
  return { values: { ...read, deducted } };
}
