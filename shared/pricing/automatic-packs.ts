import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import { perUnit, type Quantity } from '#shared/money/units.ts';
import type { Unit } from '#shared/schemas/product.ts';
import { largestPackCount } from './largest-pack-count.ts';

/**
 * The counts that the calculation proposes for the packages shown, in their order. The first package covers the
 * estimate (OP4), rounded up to whole packages (QCA-021); of pieces it is one (QCA-022). The quotient is rounded to six
 * decimals before it is rounded up (formula 4), so that a trace of a package is not a package.
 */
export function automaticPacks(
  um: Unit,
  packs: readonly { size: Quantity }[],
  estimate: Quantity,
): readonly number[] {
  return packs.map(({ size }, index) => (index === 0 ? firstCount(um, size, estimate) : 0));
}

function firstCount(um: Unit, size: Quantity, estimate: Quantity): number {
  if (um === 'pz') return 1;
  // A size that could not be read: the row shows < and the user chooses.
  if (size <= 0) return 0;
  return Math.min(Math.ceil(roundedQuotient([estimate, perUnit], [size]) / perUnit), largestPackCount);
}
