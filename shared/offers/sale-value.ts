import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import type { MaterialCopy, OfferLine } from '#shared/schemas/offer-line.ts';
import { wholePercent } from './offer-bounds.ts';

/** S: the cost of a material with its own markup, else the offer's, less its discount, in cents (F5, OFR-026). */
export function saleValue(
  { cost, markup }: Pick<MaterialCopy, 'cost' | 'markup'>,
  { discount }: Pick<OfferLine, 'discount'>,
  offerMarkup: number,
): number {
  const kept = wholePercent - discount;
  return roundedQuotient(
    [cost ?? 0, wholePercent + (markup ?? offerMarkup), kept],
    [wholePercent, wholePercent],
  );
}
