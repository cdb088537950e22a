export type Keyed = { key: number };

/** Whether a part is the same one as a part of the base; with the place of each. */
export type Likeness<Part> = (part: Part, base: Part, place: number, basePlace: number) => boolean;

/**
 * The parts of a list with the keys of those in `base` that they are alike. Each likeness is tried for all parts before the
 * next one. The others get keys of their own, from `firstOwn` downwards.
 */
export function keyedAs<Part extends Keyed>(
  parts: readonly Part[],
  base: readonly Part[],
  likenesses: readonly Likeness<Part>[],
  firstOwn = -1,
): Part[] {
  const found = new Map<number, Part>();
  for (const isAlike of likenesses) {
    parts.forEach((part, place) => {
      if (found.has(place)) return;
      const taken = new Set(found.values());
      const alike = base.find((other, at) => !taken.has(other) && isAlike(part, other, place, at));
      if (alike) found.set(place, alike);
    });
  }
  return parts.map((part, place) => ({ ...part, key: found.get(place)?.key ?? firstOwn - place }));
}
