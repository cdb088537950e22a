/** An exact number. The denominator may be negative; 0 stands for what divides by zero, and stays 0 in all that follows. */
export type Fraction = { numerator: bigint; denominator: bigint };

/** Digits before and after a decimal mark. */
export const decimal = (whole: string, fractional: string): Fraction => ({
  numerator: BigInt(whole + fractional),
  denominator: 10n ** BigInt(fractional.length),
});

export const negated = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: -numerator,
  denominator,
});

export const sum = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator + other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
});

export const product = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
});

export const quotient = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator,
  denominator: other.denominator === 0n ? 0n : one.denominator * other.numerator,
});
