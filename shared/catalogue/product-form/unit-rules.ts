import type { Unit } from '#shared/schemas/product.ts';
import type { ProductDraft } from './draft.ts';
import { isPriced } from './priced-in.ts';

/** Square metres and pieces are counted, not consumed, and priced by size (PRD-060, PRD-061). */
export const isCounted = (um: string): boolean => um === 'mq' || um === 'pz';

/**
 * The product in another unit. A counted one has no consumption and is priced by width; back in kilograms or litres
 * that price type becomes the usual one (OPC-25). Ranges stay as they are.
 */
export function withUnit(draft: ProductDraft, um: Unit): ProductDraft {
  if (isCounted(um)) return { ...draft, um, consumptionType: 'fixed', consumption: '', priceType: 'width' };
  const wasCounted = isCounted(draft.um);
  return { ...draft, um, priceType: wasCounted && draft.priceType === 'width' ? 'fixed' : draft.priceType };
}

/** Whether a quotation adds the product itself, and counts its price by its consumption. */
export const needsConsumption = ({
  um,
  standalone,
  priceranges,
}: Pick<ProductDraft, 'um' | 'standalone' | 'priceranges'>): boolean =>
  standalone && !isCounted(um) && isPriced(priceranges);
