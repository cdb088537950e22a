import type { MeasureUnit } from '#shared/measuring/measure-line.ts';
import type { Sums } from '#shared/measuring/measure-places.ts';
import { italianNumber, nonBreakingSpace } from './format-number.ts';
import { unitLabel } from './unit-label.ts';

const upToThreeDecimals = italianNumber(0, 3);
const twoDecimals = italianNumber(2, 2);
const upToTwoDecimals = italianNumber(0, 2);

/** A measured dimension, a number of equal things or a coefficient, given in thousandths: '18,6'. */
export const formatDimension = (thousandths: number): string => upToThreeDecimals.format(thousandths / 1000);

/** The net of a line or the sum of a place, given in hundredths: '52,92 m²', '14,70 m', '14 pz'. */
export function formatMeasure(hundredths: number, unit: MeasureUnit): string {
  const number = unit === 'pz' ? upToTwoDecimals : twoDecimals;
  return `${number.format(hundredths / 100)}${nonBreakingSpace}${unitLabel(unit)}`;
}

/** The threshold of a rule, given in hundredths of a square metre: '4 m²'. */
export const formatThreshold = (hundredths: number): string =>
  `${upToTwoDecimals.format(hundredths / 100)}${nonBreakingSpace}${unitLabel('mq')}`;

/** The sums of a place that are not 0, never added to each other (MEA-023). */
export const formatSums = (sums: Sums): string[] =>
  (['mq', 'm', 'pz'] as const).flatMap((unit) => (sums[unit] > 0 ? [formatMeasure(sums[unit], unit)] : []));
