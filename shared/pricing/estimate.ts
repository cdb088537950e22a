import { roundedSumOfProducts } from '#shared/money/rounded-sum-of-products.ts';
import { perUnit, type Quantity, quantity } from '#shared/money/units.ts';
import type { Unit } from '#shared/schemas/product.ts';

type SurfaceAndConsumption = { surface: Quantity; consumption: Quantity };

/**
 * E_p in millionths of the unit: surface × consumption of the row and of each requirer, rounded once to six
 * decimals (formula 3, OP2). Pieces are always 1, required or not (OP43).
 */
export function estimateOf(
  um: Unit,
  row: SurfaceAndConsumption,
  requirers: readonly SurfaceAndConsumption[],
): Quantity {
  if (um === 'pz') return quantity(perUnit);
  const parts = [row, ...requirers].map(({ surface, consumption }) => [surface, consumption] as const);
  return quantity(roundedSumOfProducts(parts, perUnit));
}
