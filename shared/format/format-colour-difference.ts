import { italianNumber, nonBreakingSpace } from './format-number.ts';

const oneDecimal = italianNumber(1, 1);

/** A difference of colours as CIEDE2000 counts it: 'ΔE 2,3'. */
export const formatColourDifference = (difference: number): string =>
  `ΔE${nonBreakingSpace}${oneDecimal.format(difference)}`;
