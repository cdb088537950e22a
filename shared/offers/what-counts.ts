import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { isFixed } from './is-fixed.ts';

/** A line, as far as it may be chosen. */
export type Choosable = Pick<OfferLine, 'optional' | 'alternative' | 'chosen'>;

/** For each line, whether it counts; `works` are those of the materials (F6, OFR-035, OFR-040, OFR-041). */
export function whatCounts(
  lines: readonly Choosable[],
  works: readonly (readonly number[])[],
): readonly boolean[] {
  const isTaken = lines.map((line) => isFixed(line) || line.chosen);
  return isTaken.map((taken, place) => {
    const own = works[place] ?? [];
    return taken && (own.length === 0 || own.some((work) => isTaken[work]));
  });
}
