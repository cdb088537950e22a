import type { WantedUpdate } from '#shared/schemas/price-update.ts';
import type { Product } from '#shared/schemas/product.ts';
import { type PlannedList, type PlannedProduct, planPriceUpdate } from './plan.ts';
import { plannedSwaps } from './planned-swaps.ts';
import { swapRanges } from './swap-ranges.ts';

/** An update with a day of its own; ids sort by when they were made. */
type Waiting = { id: string; startsAt: string | null };

/** The order in which waiting updates run: by their instants, then by when they were made (PRG-031). */
export const byTurn = (one: Waiting, other: Waiting): number =>
  turnOf(one).localeCompare(turnOf(other), 'en');

/** Instants and ids have letters and digits in fixed places. */
const turnOf = ({ startsAt, id }: Waiting) => `${startsAt} ${id}`;

/** The updates that run before one that would begin at an instant; those of the same instant were made before it. */
export const earlierThan = <One extends Waiting>(startsAt: string, waiting: readonly One[]): One[] =>
  waiting.filter((one) => (one.startsAt ?? '') <= startsAt).toSorted(byTurn);

/** The catalogue as a plan leaves it at an instant. Ranges that are no longer as it saw them stay. */
export function productsAfter(
  products: readonly Product[],
  plan: { products: readonly PlannedProduct[] },
  at: string,
): Product[] {
  const planned = new Map(plan.products.map((product) => [product.id, product]));
  return products.map((product) => {
    const swaps = plannedSwaps(planned.get(product.id) ?? { ranges: [] }, at);
    return swaps.length > 0 ? { ...product, priceranges: swapRanges(product, swaps).priceranges } : product;
  });
}

/** The catalogue as waiting updates leave it, one after the other, each from the prices of then (PRG-033). */
export const productsAfterAll = (
  products: readonly Product[],
  lists: readonly PlannedList[],
  updates: readonly { wanted: WantedUpdate; startsAt: string }[],
): readonly Product[] =>
  updates.reduce(
    (before, { wanted, startsAt }) =>
      productsAfter(before, planPriceUpdate(before, lists, wanted, new Date(startsAt)), startsAt),
    products,
  );
