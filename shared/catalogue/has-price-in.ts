import { parseStoredPrice } from '#shared/money/parse-stored-number.ts';
import type { Product } from '#shared/schemas/product.ts';

/** Whether a product has a price above 0 in a price list, in any of its packages (OPC-01). */
export const hasPriceIn = ({ priceranges }: Pick<Product, 'priceranges'>, pricelist: string): boolean =>
  priceranges.some(({ prices }) => prices.some((pack) => (parseStoredPrice(pack[pricelist]) ?? 0) > 0));
