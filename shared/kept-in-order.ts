/** The most of a list that keep their order: the others were moved. Places are all different. */
export function keptInOrder(places: readonly number[]): Set<number> {
  const best: { length: number; before: number }[] = [];
  for (const [index, place] of places.entries()) {
    let found = { length: 1, before: -1 };
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (best[earlier]?.length ?? 0) + 1;
      if ((places[earlier] ?? 0) < place && length > found.length) found = { length, before: earlier };
    }
    best.push(found);
  }
  let at = best.reduce((most, { length }, index) => (length > (best[most]?.length ?? 0) ? index : most), 0);
  const kept = new Set<number>();
  for (; best[at]; at = best[at]?.before ?? -1) kept.add(places[at] ?? -1);
  return kept;
}
