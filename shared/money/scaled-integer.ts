/** Stands for a number that is too large to hold exactly. Every range check refuses it. */
export const beyondAnyLimit = Number.POSITIVE_INFINITY;

/**
 * The digits before and after a decimal mark as an integer scaled by `decimals` places, rounded half up by
 * looking at the digits: no floating point. `beyondAnyLimit` when it is larger than a safe integer.
 */
export function scaledInteger(whole: string, fractional: string, decimals: number): number {
  const kept = fractional.slice(0, decimals).padEnd(decimals, '0');
  const roundUp = (fractional[decimals] ?? '0') >= '5' ? 1 : 0;
  const scaled = Number(whole + kept) + roundUp;
  return Number.isSafeInteger(scaled) ? scaled : beyondAnyLimit;
}
