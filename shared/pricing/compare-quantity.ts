import { type Quantity, quantity } from '#shared/money/units.ts';
import type { Sign } from './priced-quotation.ts';

/** Q_p: the quantity in all chosen packages, in millionths of the unit. */
export function selectedQuantity(packs: readonly { count: number; size: Quantity }[]): Quantity {
  return quantity(packs.reduce((sum, { count, size }) => sum + count * size, 0));
}

/** Compares the selected quantity with the estimate (formula 5, OP6). Both are whole millionths: six decimals. */
export function compareQuantity(selected: Quantity, estimate: Quantity): Sign {
  if (selected < estimate) return '<';
  return selected > estimate ? '>' : '=';
}
