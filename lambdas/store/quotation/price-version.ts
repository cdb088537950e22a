import { createHash } from 'node:crypto';
import type { QuotationRow } from '#shared/schemas/quotation.ts';

/** Stands for the prices of a row as its owner sees them: other ranges, packages or prices give another version. */
export function priceVersion({ priceType, priceranges }: QuotationRow): string {
  const ranges = priceranges.map(({ name, colors, prices }) => [
    name,
    colors,
    prices.map(({ id, packaging, price }) => [id, packaging, price]),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([priceType, ranges]))
    .digest('base64url');
}
