import type { OfferTerms } from '#shared/schemas/offer.ts';
import { evaluateOffer, type TotalTerms } from '../evaluate-offer.ts';
import type { Share } from '../payment-plan.ts';
import type { Choosable } from '../what-counts.ts';

/** A line of a version: how it may be chosen, and its amount as printed. */
export type SelectableLine = Choosable & {
  id: string;
  /** The code of one of the VAT codes. */
  vat: string;
  /** Cents; null for a line that has no amount of its own. It does not depend on what is chosen (OFR-045). */
  amount: number | null;
  /** Places in the list of lines: the works of a material, which counts with one of them (F6). */
  works: readonly number[];
};

/**
 * All that a selection needs to be computed, and the part of a snapshot that answers it (SND-003). It holds no cost and no
 * markup. Every number is an integer: cents, hundredths of a percent, places of lines.
 */
export type SelectableOffer = Omit<TotalTerms, 'lines'> & {
  lines: readonly SelectableLine[];
  plan: readonly Share[];
};

/** The part of a working copy that goes into the snapshot of its version. */
export function selectableOffer(offer: OfferTerms): SelectableOffer {
  const { discount, rounding, withholding, splitPayment, stamp, vat, plan } = offer;
  const evaluated = evaluateOffer(offer).lines;
  return {
    ...{ discount, withholding, splitPayment, stamp, vat },
    rounding: rounding && { amount: rounding.amount },
    lines: offer.lines.map(({ id, vat: code, optional, alternative, chosen }, at) => ({
      ...{ id, vat: code, optional, alternative, chosen },
      amount: evaluated[at]?.amount ?? null,
      works: evaluated[at]?.works ?? [],
    })),
    plan: plan.map(({ kind, value }) => ({ kind, value })),
  };
}
