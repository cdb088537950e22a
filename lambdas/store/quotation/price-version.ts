import { hashOf } from '#lambdas/runtime/hash-of.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';

/** Stands for the prices of a row as its owner sees them: other ranges, packages or prices give another version. */
export function priceVersion({ priceType, priceranges }: QuotationRow): string {
  const ranges = priceranges.map(({ name, colors, prices }) => [
    name,
    colors,
    prices.map(({ id, packaging, price }) => [id, packaging, price]),
  ]);
  return hashOf(JSON.stringify([priceType, ranges]));
}
