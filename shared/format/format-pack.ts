import type { Quantity } from '#shared/money/units.ts';
import { formatWhole, nonBreakingSpace } from './format-number.ts';
import { formatQuantity } from './format-quantity.ts';

/**
 * The packaging of one package: '15 l', '55 m²'; pieces are always '1 pz', also when another size is stored (QCA-024).
 */
export function formatPackaging(size: Quantity, um: string): string {
  return um === 'pz' ? `1${nonBreakingSpace}pz` : formatQuantity(size, um);
}

/** Packages of one size: '5 × 15 l', '6 × 1 pz', '240.000 × 25 kg' (OP5). */
export function formatPack(pack: { count: number; size: Quantity }, um: string): string {
  return `${formatWhole(pack.count)}${nonBreakingSpace}×${nonBreakingSpace}${formatPackaging(pack.size, um)}`;
}

/** The packages that are chosen, one text for each size: ['5 × 15 l', '1 × 5 l']. */
export const formatPacks = (packs: readonly { count: number; size: Quantity }[], um: string): string[] =>
  packs.filter(({ count }) => count > 0).map((pack) => formatPack(pack, um));
