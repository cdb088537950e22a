/** The fewest ids one would have to move to get from one order to the other; those of one order alone do not count. */
export function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const place = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => place.has(id));
  const staying = new Set(longestRising(common, (id) => place.get(id) ?? 0));
  return common.filter((id) => !staying.has(id));
}

/** The longest part of a list, gaps allowed, whose places rise. */
function longestRising(ids: readonly string[], placeOf: (id: string) => number): string[] {
  const endingAt: string[][] = [];
  for (const id of ids) {
    const best = endingAt
      .filter((run) => placeOf(run.at(-1) ?? '') < placeOf(id))
      .reduce<string[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    endingAt.push([...best, id]);
  }
  return endingAt.reduce<string[]>((longest, run) => (run.length > longest.length ? run : longest), []);
}
