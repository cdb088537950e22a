import type { Fraction } from '#shared/money/units.ts';
import { italianNumber, nonBreakingSpace } from './format-number.ts';

const twoDecimals = italianNumber(2, 2);

/** A fraction as percentage with two decimals: 162 100 millionths is '16,21 %'. */
export function formatPercent(value: Fraction): string {
  return `${twoDecimals.format(hundredths(value))}${nonBreakingSpace}%`;
}

/** A change with its sign, a true minus: '+1,00 %', '−3,00 %', '0,00 %'. */
export const formatSignedPercent = (value: Fraction): string =>
  `${formatSignedPoints(value)}${nonBreakingSpace}%`;

/** Percentage points between two fractions, with their sign: '+3,20', '−3,00', '0,00'. */
export function formatSignedPoints(value: Fraction): string {
  const size = hundredths(Math.abs(value));
  const sign = size === 0 ? '' : value > 0 ? '+' : '−';
  return `${sign}${twoDecimals.format(size)}`;
}

/** Percent rounded half up to two decimals on the integer. */
function hundredths(millionths: number): number {
  return Math.round(millionths / 100) / 100;
}
