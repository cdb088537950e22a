/**
 * Integer shares of an integer amount over weights that are not negative, by largest remainder. The shares add up to the
 * amount. The units that rounding down leaves go to the largest parts, to the earlier one when parts are equal. Without any
 * weight there is nothing to share by: undefined. Exact for every safe integer.
 */
export function largestRemainder(amount: number, weights: readonly number[]): number[] | undefined {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return undefined;
  const units = BigInt(Math.abs(amount));
  const exact = weights.map((weight, at) => {
    const share = units * BigInt(weight);
    return { at, whole: Number(share / total), part: share % total };
  });
  const missing = Number(units) - exact.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    exact
      .toSorted((one, other) =>
        one.part === other.part ? one.at - other.at : one.part > other.part ? -1 : 1,
      )
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return exact.map(({ at, whole }) => {
    const share = whole + (raised.has(at) ? 1 : 0);
    return amount < 0 && share > 0 ? -share : share;
  });
}
