import type { Quantity } from '#shared/money/units.ts';
import { italianNumber, nonBreakingSpace, roundedToThousandths } from './format-number.ts';
import { unitLabel } from './unit-label.ts';

const upToThreeDecimals = italianNumber(0, 3);

/** A quantity with its unit, up to three decimals: '204,75 kg', '90 l', '130 m²'. */
export function formatQuantity(value: Quantity, um: string): string {
  return `${formatPlainQuantity(value)}${nonBreakingSpace}${unitLabel(um)}`;
}

/** The number alone: '12,5'. */
export function formatPlainQuantity(value: Quantity): string {
  return upToThreeDecimals.format(roundedToThousandths(value));
}
