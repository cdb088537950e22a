import type { OfferPolicy } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { isFixed } from './is-fixed.ts';

/** A material is one of these: supplied by the customer, included already, in the price of its works, or priced. */
export type MaterialState = 'customer' | 'included' | 'folded' | 'priced';

/** The state of a material with these works (F5, OFR-030 to OFR-034). */
export function materialState(
  line: OfferLine,
  works: readonly number[],
  lines: readonly OfferLine[],
  policy: OfferPolicy,
): MaterialState {
  if (policy === 'byCustomer') return 'customer';
  if (!isFixed(line) || works.length === 0) return 'priced';
  if (works.every((place) => lines[place]?.work?.finished)) return 'included';
  return policy === 'priced' ? 'priced' : 'folded';
}
