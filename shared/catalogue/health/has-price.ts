import { validPrice } from '#shared/pricing/shown-packs.ts';
import type { Product } from '#shared/schemas/product.ts';

/** Whether a product has a price above 0 in a price list, in any package of any range (OPC-01). */
export const hasPrice = ({ priceranges }: Pick<Product, 'priceranges'>, pricelist: string): boolean =>
  priceranges.some(({ prices }) => prices.some((pack) => validPrice(pack[pricelist]) !== null));
