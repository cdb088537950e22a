import type { Cents } from '#shared/money/units.ts';
import { italianNumber, nonBreakingSpace } from './format-number.ts';

const euros = italianNumber(2, 2);

/** Shown where there is no amount: no price, or pieces that have no incidence. */
const noAmount = '—';

/** An amount in euro: '1.234,56 €'; null, not known, is a dash and never 0,00 (OP18). */
export function formatMoney(amount: Cents | null): string {
  if (amount === null) return noAmount;
  return `${euros.format(amount / 100)}${nonBreakingSpace}€`;
}

/** A change with its sign, a true minus: '+120,00 €', '−3,50 €', '0,00 €'. */
export function formatSignedMoney(amount: Cents): string {
  const sign = amount === 0 ? '' : amount > 0 ? '+' : '−';
  return `${sign}${euros.format(Math.abs(amount) / 100)}${nonBreakingSpace}€`;
}
