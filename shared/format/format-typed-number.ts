import type { TypedUnit } from '#shared/money/read-typed-number.ts';
import { italianNumber, nonBreakingSpace } from './format-number.ts';
import { unitLabel } from './unit-label.ts';

const everyDecimal = italianNumber(0, 6);

/** A number in a field of a quotation, with every decimal that is stored: '1.234,5', '12,3456'. */
export const formatTypedNumber = (value: number): string => everyDecimal.format(value);

/** The same with its unit: '12,5 %', '125 m²'. */
export const formatTyped = (value: number, unit: TypedUnit): string =>
  `${formatTypedNumber(value)}${nonBreakingSpace}${unitLabel(unit)}`;
