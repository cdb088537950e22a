/** The value in the middle, of an even count half-way between the two that are; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = inOrder(values);
  const middle = values.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return values.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that a share of all (from 0 to below 1) is below; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  return inOrder(values)[Math.floor(values.length * share)] ?? Number.NaN;
}

const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b);
