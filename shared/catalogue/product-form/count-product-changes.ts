import type { PackDraft, PriceRangeDraft, ProductDraft } from './draft.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Entries that were added, taken away or edited; an edited one counts once, or as `changesOf` counts it. */
function changedEntries<Entry extends { key: number }>(
  before: readonly Entry[],
  after: readonly Entry[],
  changesOf: (earlier: Entry, later: Entry) => number = () => 1,
): number {
  const earlier = new Map(before.map((entry) => [entry.key, entry]));
  const counts = after.map((entry) => {
    const former = earlier.get(entry.key);
    if (!former) return 1;
    return isSame(former, entry) ? 0 : changesOf(former, entry);
  });
  const kept = new Set(after.map(({ key }) => key));
  const removed = before.filter(({ key }) => !kept.has(key)).length;
  return counts.reduce((sum, count) => sum + count, removed);
}

/** Each price that was changed, and once all else of the range. */
function changesOfRange(
  { packs: before, ...earlier }: PriceRangeDraft,
  { packs: after, ...later }: PriceRangeDraft,
) {
  const former = new Map(before.map(({ id, prices }) => [id, prices]));
  const prices = after.reduce((sum, pack) => sum + changedPrices(former.get(pack.id) ?? {}, pack.prices), 0);
  const withoutPrices = (packs: readonly PackDraft[]) => packs.map(({ prices: _, ...pack }) => pack);
  const rest = [earlier, withoutPrices(before)];
  return prices + (isSame(rest, [later, withoutPrices(after)]) ? 0 : 1);
}

type Prices = PackDraft['prices'];
const changedPrices = (before: Prices, after: Prices): number =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (list) => (before[list] ?? '') !== (after[list] ?? ''),
  ).length;

/** A text or list in each language counts on its own. */
const changedLanguages = <Value>(before: Record<string, Value>, after: Record<string, Value>): number =>
  Object.keys(after).filter((language) => !isSame(before[language], after[language])).length;

/** How many things were changed, for the bar: a field once, a text in each language, each price, each range. */
export function countProductChanges(before: ProductDraft, after: ProductDraft): number {
  const { name, details, specs, attachments, consumptionranges, priceranges, ...single } = after;
  const fields = Object.entries(single).filter(
    ([field, value]) => !isSame(before[field as keyof typeof single], value),
  ).length;
  return (
    fields +
    changedLanguages(before.name, name) +
    changedLanguages(before.details, details) +
    changedLanguages(before.specs, specs) +
    changedLanguages(before.attachments, attachments) +
    changedEntries(before.consumptionranges, consumptionranges) +
    changedEntries(before.priceranges, priceranges, changesOfRange)
  );
}
