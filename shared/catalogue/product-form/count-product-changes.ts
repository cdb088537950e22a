import type { ProductDraft } from './draft.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Entries = readonly { key: number }[];

/** Entries that were added, taken away or edited. */
function changedEntries(before: Entries, after: Entries): number {
  const earlier = new Map(before.map((entry) => [entry.key, entry]));
  const edited = after.filter((entry) => !isSame(earlier.get(entry.key), entry)).length;
  const kept = new Set(after.map(({ key }) => key));
  return edited + before.filter(({ key }) => !kept.has(key)).length;
}

/** A text or list in each language counts on its own. */
const changedLanguages = <Value>(before: Record<string, Value>, after: Record<string, Value>): number =>
  Object.keys(after).filter((language) => !isSame(before[language], after[language])).length;

/** How many things were changed, for the bar: a field once, a text in each language, each range. */
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
    changedEntries(before.priceranges, priceranges)
  );
}
