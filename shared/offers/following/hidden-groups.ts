/** Below so many owners a group says `meno di 3 utenti` and no numbers (FUP-024). */
export const fewestOwners = 3;

/** A group of a sum, and the ids of the owners that it counts; an owner may be in several groups. */
export type OwnersOfGroup = { key: string; owners: ReadonlySet<string> };

/**
 * The keys of groups whose numbers are not shown beside their sum, `all` when the sum itself is of too few. The sum less all
 * shown groups tells the hidden ones together: while these have too few owners, the smallest shown group is hidden as well.
 */
export function hiddenGroups(groups: readonly OwnersOfGroup[]): ReadonlySet<string> | 'all' {
  if (isTooSmall(groups)) return 'all';
  const bySize = groups.toSorted(
    (one, other) => one.owners.size - other.owners.size || (one.key < other.key ? -1 : 1),
  );
  let hidden = bySize.filter(({ owners }) => owners.size < fewestOwners).length;
  while (hidden > 0 && isTooSmall(bySize.slice(0, hidden))) hidden += 1;
  return new Set(bySize.slice(0, hidden).map(({ key }) => key));
}

const isTooSmall = (groups: readonly OwnersOfGroup[]): boolean =>
  new Set(groups.flatMap(({ owners }) => [...owners])).size < fewestOwners;
