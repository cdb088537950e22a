import { type Price, pricePerEuro } from '#shared/money/units.ts';
import { italianNumber, nonBreakingSpace } from './format-number.ts';

const euros = italianNumber(2, 4);

/** A catalogue price in euro, two to four decimals: '112,50 €', '33,335 €' (decision 6). */
export function formatPrice(value: Price): string {
  return `${euros.format(value / pricePerEuro)}${nonBreakingSpace}€`;
}

/** The difference of two prices with its sign, a true minus: '+1,86 €', '−2,345 €', '0,00 €'. */
export function formatSignedPrice(difference: Price): string {
  const sign = difference === 0 ? '' : difference > 0 ? '+' : '−';
  return `${sign}${euros.format(Math.abs(difference) / pricePerEuro)}${nonBreakingSpace}€`;
}
