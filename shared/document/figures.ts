import { formatMoney } from '#shared/format/format-money.ts';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import type { Cents } from '#shared/money/units.ts';

/** A number as printed: the unit stands apart, because it is set lighter. */
export type Figure = { value: string; unit?: string };

/** Where there is no number to show (OP18, ux §21). */
const dash = '—';

/** Takes the unit off a formatted number: '204,75 kg' is '204,75' and 'kg'. */
export function figure(formatted: string): Figure {
  const space = formatted.lastIndexOf(nonBreakingSpace);
  return space < 0
    ? { value: formatted }
    : { value: formatted.slice(0, space), unit: formatted.slice(space + nonBreakingSpace.length) };
}

/** An amount keeps its currency sign at full strength. */
export const amount = (cents: Cents | null): Figure => ({
  value: cents === null ? dash : formatMoney(cents),
});

/** The figure of a value that a row does not have. */
export const nothing: Figure = { value: dash };
