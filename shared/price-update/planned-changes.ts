import { becomesAnother, type PriceUpdatePlan } from './plan.ts';

/**
 * The prices that an update changes, as they are before it: an update that finds others does something else than was
 * confirmed (PRG-034).
 */
export const plannedChanges = ({ products }: Pick<PriceUpdatePlan, 'products'>) =>
  products
    .flatMap(({ id, ranges }) =>
      ranges.flatMap(({ packs }, range) =>
        packs.flatMap((pack) =>
          pack.prices.filter(becomesAnother).map(({ list, updated }) => {
            const before = 'left' in updated ? null : updated.before;
            return [id, range, pack.id, list, before].join(' ');
          }),
        ),
      ),
    )
    .toSorted();
