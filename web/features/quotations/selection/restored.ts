import type { ChosenRow } from './chosen-product.ts';

/** The rows of now with those that had gone, back at their places; what came since stays. */
export function restored(
  now: readonly ChosenRow[],
  before: readonly ChosenRow[],
  gone: readonly ChosenRow[],
): ChosenRow[] {
  const current = new Map([...gone, ...now].map((row) => [row.sId, row]));
  const old = new Set(before.map(({ sId }) => sId));
  return [...before.flatMap(({ sId }) => current.get(sId) ?? []), ...now.filter(({ sId }) => !old.has(sId))];
}
