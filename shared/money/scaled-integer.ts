/**
 * The digits before and after a decimal mark as an integer scaled by `decimals` places, rounded half up by
 * looking at the digits: no floating point. Larger than a safe integer counts as the largest safe integer,
 * so that range checks refuse it.
 */
export function scaledInteger(whole: string, fractional: string, decimals: number): number {
  const kept = fractional.slice(0, decimals).padEnd(decimals, '0');
  const roundUp = (fractional[decimals] ?? '0') >= '5' ? 1 : 0;
  return Math.min(Number(whole + kept) + roundUp, Number.MAX_SAFE_INTEGER);
}
