/** The value in the middle, or the mean of the two in the middle; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = inOrder(values);
  const middle = values.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return values.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The smallest value above a share of all (from 0 to below 1); NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  return inOrder(values)[Math.floor(values.length * share)] ?? Number.NaN;
}

const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b);
