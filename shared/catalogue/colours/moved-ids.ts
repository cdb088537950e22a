import { keptInOrder } from '#shared/kept-in-order.ts';

/** The fewest ids one would have to move to get from one order to the other; ids of one order alone do not count. */
export function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const places = after.map((id) => before.indexOf(id)).filter((place) => place >= 0);
  const kept = keptInOrder(places);
  return places.filter((place) => !kept.has(place)).flatMap((place) => before[place] ?? []);
}
