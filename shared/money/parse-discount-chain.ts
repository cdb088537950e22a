import { type Discounts, discountsInOrder, noDiscounts } from './discount-factor.ts';
import { fractionOfTypedPercent, percentOfFraction } from './fraction-of-percent.ts';

/** The fault of a typed chain: it cannot be read, has more than three steps, or a step above 100 %. */
export type ChainFault = 'unreadable' | 'tooLong' | 'range';

/**
 * A percentage as it is typed: '10', '12,5', '10 %'. It has no dot: the comma is the decimal mark, and no percentage
 * reaches a thousand.
 */
const step = /^(?:\d+(?:,\d*)?|,\d+)\s*%?$/;

/**
 * Discounts typed one after the other, '10+5+2' or '12,5 % + 5 %', as the three stored fractions; those that were not
 * typed are 0, and an empty text is no discount. It never guesses: a text that is not clearly a chain is a fault.
 */
export function parseDiscountChain(text: string): Discounts | ChainFault {
  const discounts: Discounts = { ...noDiscounts };
  const typed = text.trim();
  if (!typed) return discounts;
  const steps = typed.split('+').map((part) => part.trim());
  if (!steps.every((part) => step.test(part))) return 'unreadable';
  if (steps.length > discountsInOrder.length) return 'tooLong';
  for (const [index, name] of discountsInOrder.entries()) {
    discounts[name] = fractionOfTypedPercent(steps[index] ?? '0') ?? 0;
    if (discounts[name] > 1) return 'range';
  }
  return discounts;
}

/** Whether a text is a chain whose next step is still to come: '10+'. */
export function isUnfinishedChain(text: string): boolean {
  const [, begun] = /^(.*)\+\s*$/.exec(text) ?? [];
  return begun?.trim() ? typeof parseDiscountChain(begun) !== 'string' : false;
}

/** Discounts as a chain: '10+5+2', '12,5+5', '0+5' when only the second is one; '' when there are none. */
export function discountChain(discounts: Discounts): string {
  const percents = discountsInOrder.map((name) => typedPercent(discounts[name]));
  const last = percents.findLastIndex((percent) => percent !== '0');
  return percents.slice(0, last + 1).join('+');
}

/** A stored fraction as a user types it: 0.125 is '12,5'. */
export function typedPercent(fraction: number): string {
  return String(percentOfFraction(fraction)).replace('.', ',');
}
