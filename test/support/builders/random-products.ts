import type { ConsumptionRange, Product, StoredPriceRange } from '#shared/schemas/product.ts';
import { aProduct } from './product.ts';

type Random = () => number;

const below = (random: Random, most: number) => Math.floor(random() * most);
const decimal = (random: Random, most: number, places: number) =>
  below(random, most * 10 ** places) / 10 ** places;
const several = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

function priceRange(random: Random, place: number): StoredPriceRange {
  const prices = several(1 + below(random, 3), (index) => ({
    id: `pack-${place}-${index}`,
    packaging: String(1 + decimal(random, 25, 1)).replace('.', ','),
    // One in ten has no price.
    pcu: below(random, 10) === 0 ? null : 1 + decimal(random, 300, 4),
  }));
  const colors = [`colour-${place}`].map((code) => ({ code, r: 0, g: 0, b: 0 }));
  return { name: `Fascia ${place}`, colors, prices };
}

/** Sometimes requires one of the other products. */
function consumptionRange(random: Random, count: number): ConsumptionRange {
  const requiredProducts = several(below(random, 2), () => ({
    product: `product-${below(random, count)}`,
    consumption: decimal(random, 2, 3),
  }));
  return { name: 'Standard', consumption: decimal(random, 5, 3), requiredProducts };
}

/** One to six products of every kind in quotations, some of which require others. */
export function randomProducts(random: Random): Product[] {
  const count = 1 + below(random, 6);
  return several(count, (index) =>
    aProduct({
      id: `product-${index}`,
      um: (['kg', 'l', 'mq', 'pz'] as const)[below(random, 4)] ?? 'kg',
      consumptionType: below(random, 2) ? 'variable' : 'fixed',
      consumption: decimal(random, 5, 3),
      consumptionranges: several(1 + below(random, 2), () => consumptionRange(random, count)),
      priceType: below(random, 2) ? 'colors' : 'fixed',
      priceranges: several(1 + below(random, 3), (place) => priceRange(random, place)),
    }),
  );
}
