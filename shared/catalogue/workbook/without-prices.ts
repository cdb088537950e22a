import type { SentProduct } from '#shared/catalogue/product-of-input.ts';
import type { Plan, PlannedEntry, PlannedOf } from './plan.ts';
import type { StoredCatalogue } from './plan-workbook.ts';
import { withoutDate } from './read-ranges.ts';
import { hasSameContent } from './same-content.ts';

/** A plan for somebody who may not change prices of many products, and how many products keep theirs. */
export function withoutPrices(
  { entries, left }: Plan,
  stored: StoredCatalogue,
): { plan: Plan; products: number } {
  const known = knownIn(entries, stored);
  let products = 0;
  const kept = entries.flatMap((entry): PlannedEntry[] => {
    const before = entry.kind === 'product' ? stored.products.get(entry.id) : undefined;
    if (entry.kind !== 'product' || !before || hasSamePrices(entry, stored, known)) return [entry];
    products += 1;
    const sent = { ...entry.sent, priceranges: before.priceranges.map(withoutDate) };
    return hasSameContent(sent, before, known) ? [] : [{ ...entry, sent }];
  });
  const dropped = entries.length - kept.length;
  return { plan: { entries: kept, left: { ...left, product: left.product + dropped } }, products };
}

/** Whether a plan changes prices of products that are in the catalogue. */
export function changesPrices({ entries }: Pick<Plan, 'entries'>, stored: StoredCatalogue): boolean {
  const known = knownIn(entries, stored);
  return entries.some((entry) => entry.kind === 'product' && !hasSamePrices(entry, stored, known));
}

type Known = Parameters<typeof hasSameContent>[2];

/** New products bring their own prices: they change none. */
function hasSamePrices(
  { id, sent: { priceranges } }: PlannedOf<'product'>,
  { products }: StoredCatalogue,
  known: Known,
): boolean {
  const before = products.get(id);
  // The rest is as stored, and older words in it compare with themselves.
  return !before || hasSameContent({ ...before, priceranges } as unknown as SentProduct, before, known);
}

/** The ids that a plan may name. */
export function knownIn(entries: Plan['entries'], stored: StoredCatalogue): Known {
  const lists = [...stored.priceLists, ...entries.filter(({ kind }) => kind === 'priceList')];
  return { phases: stored.phases, priceLists: lists.map(({ id }) => id) };
}
