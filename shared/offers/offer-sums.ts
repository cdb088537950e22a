import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import type { OfferRounding, OfferTerms } from '#shared/schemas/offer.ts';
import { wholePercent } from './offer-bounds.ts';

/** Why an offer cannot be stored as it is. */
type SumFault = 'discount-too-large' | 'rounding-too-large';

/** T, D, R and N of F8, in cents. */
export type OfferSums = {
  sum: number;
  discount: number;
  rounding: number;
  taxable: number;
  fault: SumFault | null;
};

/** The terms that change the sum: a rounding by its amount alone. */
export type SumTerms = Pick<OfferTerms, 'discount'> & { rounding: Pick<OfferRounding, 'amount'> | null };

/**
 * The sums of an offer whose counted lines come to `sum` (F8). A discount above the sum takes all of it, and a rounding
 * leads to nothing below 0: the fault says so. Where nothing counts there is nothing to round (OFR-050).
 */
export function offerSums(sum: number, { discount, rounding }: SumTerms): OfferSums {
  const wanted = discountOf(sum, discount);
  const taken = Math.min(wanted, sum);
  const signed = sum === 0 ? 0 : (rounding?.amount ?? 0);
  const taxable = Math.max(0, sum - taken + signed);
  const fault = wanted > sum ? 'discount-too-large' : sum - taken + signed < 0 ? 'rounding-too-large' : null;
  return { sum, discount: taken, rounding: taxable - sum + taken, taxable, fault };
}

/** D: a percentage of the sum, or an amount. */
const discountOf = (sum: number, discount: OfferTerms['discount']): number =>
  discount === null
    ? 0
    : 'percent' in discount
      ? roundedQuotient([sum, discount.percent], [wholePercent])
      : discount.amount;
