/** Integers multiplied and divided by ten to the power of `tens`, rounded half up; not negative. */
export function scaledProduct(factors: readonly bigint[], tens: number): bigint {
  const scale = 10n ** BigInt(tens);
  const product = factors.reduce((all, factor) => all * factor, 1n);
  return (2n * product + scale) / (2n * scale);
}
