import { parseTyped } from './parse-typed.ts';
import { perUnit } from './units.ts';

/**
 * A typed percentage as the stored fraction: '10' is 0.1, '33,33' is 0.3333 (QCA-018). Percentages keep four
 * decimals. undefined when nothing was typed.
 */
export function fractionOfTypedPercent(text: string): number | undefined {
  const percent = parseTyped(text, 4);
  // The quotient of two integers is the double nearest to the decimal, the same one a literal gives.
  return percent === undefined ? undefined : percent / perUnit;
}

/** A percentage as the stored fraction: 12.5 is 0.125. */
export const fractionOfPercent = (percent: number): number => Math.round(percent * 10_000) / perUnit;

/** A stored fraction as percent: 0.125 is 12.5, with no trace of binary arithmetic. */
export function percentOfFraction(stored: number): number {
  return Math.round(stored * perUnit) / 10_000;
}
