import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import type { OfferTerms } from '#shared/schemas/offer.ts';
import { stampDuty, stampThreshold, wholePercent } from './offer-bounds.ts';
import type { VatLine } from './vat-summary.ts';

/** The totals of F11, in cents. */
export type OfferTotals = { vat: number; stamp: number; total: number; withheld: number; toPay: number };

export type Regime = Pick<OfferTerms, 'stamp' | 'withholding' | 'splitPayment'>;

/** Stamp, total, what is withheld and what is to pay (F11, OFR-060, OFR-061, OFR-064). */
export function offerTotals(summary: readonly VatLine[], regime: Regime): OfferTotals {
  const taxable = summary.reduce((sum, line) => sum + line.taxable, 0);
  const vat = summary.reduce((sum, line) => sum + line.vat, 0);
  const stamp = stampOf(summary, regime.stamp);
  const total = taxable + vat + stamp;
  const withheld = roundedQuotient([taxable, regime.withholding ?? 0], [wholePercent]);
  return { vat, stamp, total, withheld, toPay: total - withheld - (regime.splitPayment ? vat : 0) };
}

/** The stamp duty while more than its threshold falls on codes marked for it. */
function stampOf(summary: readonly VatLine[], isOn: boolean): number {
  const marked = summary.reduce((sum, { code, taxable }) => sum + (code.stampable ? taxable : 0), 0);
  return isOn && marked > stampThreshold ? stampDuty : 0;
}
