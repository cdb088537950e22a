import * as z from 'zod/mini';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';

export const measureModes = ['vuotoPerPieno', 'exact'] as const;
const sentRule = z.strictObject({
  mode: z.enum(measureModes),
  /** In hundredths of a square metre; null deducts nothing. */
  threshold: z.nullish(z.number().check(z.int(), z.gte(0), z.lte(largestArea * 100))),
});
/** Which openings are deducted: all of them, or those above a threshold (MEA-013, MEA-016). */
export const measureRule = z.pipe(
  sentRule,
  z.transform(({ mode, threshold = null }) => ({ mode, threshold: mode === 'exact' ? null : threshold })),
);
export type MeasureRule = z.output<typeof measureRule>;
