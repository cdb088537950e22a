import type { Quantity } from '#shared/money/units.ts';
import { italianNumber, nonBreakingSpace, roundedToThousandths } from './format-number.ts';
import { unitLabel } from './unit-label.ts';

const twoOrThreeDecimals = italianNumber(2, 3);

/** A consumption per square metre, a third decimal only when it says something: '0,28 l/m²', '0,125 l/m²'. */
export function formatConsumption(value: Quantity, um: string): string {
  const number = twoOrThreeDecimals.format(roundedToThousandths(value));
  return `${number}${nonBreakingSpace}${unitLabel(um)}/m²`;
}
