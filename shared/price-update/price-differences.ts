import { parseStoredPrice } from '#shared/money/parse-stored-number.ts';
import type { Product } from '#shared/schemas/product.ts';
import { isRangeChanged, type PriceUpdatePlan } from './plan.ts';

type Copied = Pick<Product, 'id' | 'name' | 'priceranges'>;

/**
 * Whether a product as a quotation copied it has other prices than the catalogue will have after an update (OPW-54); of
 * packages and lists that both have. Products that are gone differ from nothing.
 */
export function priceDifferences({
  products,
}: Pick<PriceUpdatePlan, 'products'>): (copied: Copied) => boolean {
  const after = new Map(products.map((product) => [product.id, newPrices(product)]));
  return ({ id, priceranges }) => {
    const now = after.get(id);
    return priceranges.some((range, index) =>
      range.prices.some((pack) =>
        Object.keys(pack).some((list) => {
          const price = now?.get(`${index} ${pack.id} ${list}`);
          return price !== undefined && parseStoredPrice(pack[list]) !== price;
        }),
      ),
    );
  };
}

function newPrices({ ranges }: PriceUpdatePlan['products'][number]): Map<string, number> {
  const entries = ranges.flatMap((range, index) => {
    const changes = isRangeChanged(range);
    return range.packs.flatMap((pack) =>
      pack.prices.flatMap(({ list, updated }): [string, number][] =>
        'left' in updated ? [] : [[`${index} ${pack.id} ${list}`, changes ? updated.after : updated.before]],
      ),
    );
  });
  return new Map(entries);
}
