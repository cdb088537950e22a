import { parseStoredPrice, parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { perUnit, pricePerEuro } from '#shared/money/units.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Product } from '#shared/schemas/product.ts';
import { packList } from './stored-packs.ts';

/** A price range with its packages: units of measure of a package, and its price in euro. */
export type ListPriceRange = { name: Localised; packs: { packaging: number; price: number }[] };

/** The prices above 0 that a product has in one price list, range after range; ranges without one are left out. */
export function listPrices({ priceranges }: Pick<Product, 'priceranges'>, list: string): ListPriceRange[] {
  return priceranges
    .map(({ name, name_i18n, prices }) => ({
      name: name_i18n ?? { it: name },
      packs: packList(prices).flatMap((pack) => {
        const packaging = parseStoredQuantity(pack.packaging);
        const price = parseStoredPrice(pack[list]);
        const isOffered = packaging && price && packaging > 0 && price > 0;
        return isOffered ? [{ packaging: packaging / perUnit, price: price / pricePerEuro }] : [];
      }),
    }))
    .filter(({ packs }) => packs.length > 0);
}
