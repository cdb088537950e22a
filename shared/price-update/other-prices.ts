import { pricePerEuro } from '#shared/money/units.ts';
import { becomesAnother, type PlannedPrice, type PriceUpdatePlan } from './plan.ts';

type Plan = Pick<PriceUpdatePlan, 'lists' | 'products'>;

/** Prices that are others in a plan than in the one that was confirmed, where either changes them (PRG-034). */
export function otherPrices(confirmed: Plan, plan: Plan) {
  const [before, now] = [pricesOf(confirmed), pricesOf(plan)];
  const lists = new Map(confirmed.lists.map(({ id, name }) => [id, name]));
  const inBoth = new Set(plan.lists.map(({ id }) => id).filter((id) => lists.has(id)));
  return [...new Map([...before, ...now])].flatMap(
    ([
      key,
      {
        product,
        range,
        pack,
        price: { list },
      },
    ]) => {
      const found = [before.get(key)?.price, now.get(key)?.price] as const;
      const [old, today] = [euroOf(found[0]), euroOf(found[1])];
      const changes = found.some((price) => price && becomesAnother(price));
      if (old === today || !changes || !inBoth.has(list)) return [];
      return [
        {
          ...{ product: product.name, range: range.name, um: product.um, packaging: String(pack.packaging) },
          ...{ pricelist: lists.get(list) ?? list, confirmed: old, now: today },
        },
      ];
    },
  );
}

const pricesOf = ({ products }: Plan) =>
  new Map(
    products.flatMap((product) =>
      product.ranges.flatMap((range, index) =>
        range.packs.flatMap((pack) =>
          pack.prices.map(
            (price) =>
              [[product.id, index, pack.id, price.list].join(' '), { product, range, pack, price }] as const,
          ),
        ),
      ),
    ),
  );

/** Null where there is no price. */
const euroOf = (price: PlannedPrice | undefined) =>
  price && !('left' in price.updated) ? price.updated.before / pricePerEuro : null;
