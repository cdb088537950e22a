import { halfUpBig } from '#shared/money/rounded-quotient.ts';
import type { OfferRounding, OfferTerms, RoundingBasis } from '#shared/schemas/offer.ts';
import { evaluateOffer } from './evaluate-offer.ts';
import { wholePercent } from './offer-bounds.ts';
import { offerTotals } from './offer-totals.ts';
import { vatSummary } from './vat-summary.ts';

type Refused = 'nothing-to-round' | 'rounding-too-large' | 'discount-too-large';

/** The rounding that leads to a wanted total, and the total it reaches: the nearest one where no amount gives it. */
type Reached = { rounding: OfferRounding; reached: number };

/** Cents around the guess that are tried. */
const reach = 5;

/** The rounding of a wanted taxable amount or total with VAT, both in cents (F13, OFR-047, OFR-048, OFR-049). */
export function wantedTotal(offer: OfferTerms, wanted: number, basis: RoundingBasis): Reached | Refused {
  const bare = { ...offer, rounding: null };
  const { taxable: before, fault } = evaluateOffer(bare);
  if (fault) return fault;
  if (before === 0) return 'nothing-to-round';
  const taxable = basis === 'net' ? wanted : nearestTaxable(bare, wanted);
  const amount = taxable - before;
  if (isTooLarge(amount, before)) return 'rounding-too-large';
  const reached = basis === 'net' ? taxable : totalAt(bare, taxable);
  return { rounding: { amount, wanted, basis }, reached };
}

/** Whether a rounding is above a tenth of the amount before it. */
export const isTooLarge = (amount: number, before: number): boolean => 10 * Math.abs(amount) > before;

/** The total with VAT and stamp when the taxable amount is this one (F9 to F11). */
function totalAt(offer: OfferTerms, taxable: number): number {
  const { summary } = evaluateOffer(offer);
  return offerTotals(vatSummary(summary, taxable), offer).total;
}

function nearestTaxable(offer: OfferTerms, wanted: number): number {
  const guess = guessed(offer, wanted);
  const candidates = Array.from({ length: 2 * reach + 1 }, (_, index) => guess - reach + index)
    .filter((taxable) => taxable >= 0)
    .map((taxable) => ({ taxable, total: totalAt(offer, taxable) }));
  const [best] = candidates.toSorted(
    (one, other) =>
      Math.abs(one.total - wanted) - Math.abs(other.total - wanted) ||
      Number(one.total > wanted) - Number(other.total > wanted) ||
      Math.abs(one.taxable - guess) - Math.abs(other.taxable - guess) ||
      one.taxable - other.taxable,
  );
  return best?.taxable ?? 0;
}

/** n0 = (W − s) / (1 + ρ), half up. */
function guessed(offer: OfferTerms, wanted: number): number {
  const { summary, stamp, sum } = evaluateOffer(offer);
  const whole = BigInt(sum) * BigInt(wholePercent);
  const rates = summary.reduce((total, { code, sum: own }) => total + BigInt(own) * BigInt(code.rate), 0n);
  const left = BigInt(wanted - stamp);
  const guess = halfUpBig((left < 0n ? -left : left) * whole, whole + rates);
  return left < 0n ? -guess : guess;
}

/** Whether the stored rounding no longer leads to the total that was wanted (OFR-050). */
export function isOffWanted(offer: OfferTerms): boolean {
  if (!offer.rounding) return false;
  const { wanted, basis, amount } = offer.rounding;
  const found = wantedTotal(offer, wanted, basis);
  return typeof found === 'string' || found.rounding.amount !== amount;
}
