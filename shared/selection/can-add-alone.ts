import type { RuledProduct } from './selected.ts';

/** Whether a product may be chosen on its own: not when it is combined and not standalone (QNW-028, OP42). */
export function canAddAlone(product: Pick<RuledProduct, 'combined' | 'standalone'>): boolean {
  return !product.combined || product.standalone;
}
