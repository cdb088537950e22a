/** Between a number and its unit: the two never part at a line end. */
export const nonBreakingSpace = '\u00a0';

/** Numbers are written the Italian way in every language (ux §17). */
export function italianNumber(
  minimumFractionDigits: number,
  maximumFractionDigits: number,
): Intl.NumberFormat {
  return new Intl.NumberFormat('it-IT', {
    useGrouping: 'always',
    minimumFractionDigits,
    maximumFractionDigits,
  });
}

/**
 * An integer in millionths cut to thousandths, half up, as the number to print. Rounding on the integer keeps
 * the formatter from rounding a binary fraction.
 */
export function roundedToThousandths(millionths: number): number {
  return Math.round(millionths / 1000) / 1000;
}

const whole = italianNumber(0, 0);

/** A count: '1.284'. */
export const formatWhole = (value: number): string => whole.format(value);
