/** The ids after one of them was moved to a place, counted from 0; places outside are the first or the last. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, place), 0, id);
}
