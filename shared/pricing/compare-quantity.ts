import { type Quantity, quantity } from '#shared/money/units.ts';
import type { Sign } from './priced-quotation.ts';

/** Q_p: what the chosen packages hold together, in millionths of the unit. */
export function selectedQuantity(packs: readonly { count: number; size: Quantity }[]): Quantity {
  return quantity(packs.reduce((sum, { count, size }) => sum + count * size, 0));
}

/** How the selected quantity stands to the estimate (formula 5, OP6). Both are whole millionths: six decimals. */
export function compareQuantity(selected: Quantity, estimate: Quantity): Sign {
  if (selected < estimate) return '<';
  return selected > estimate ? '>' : '=';
}
