/** The list after one entry moved to another position. */
export function moved<Entry>(entries: readonly Entry[], entry: Entry, position: number): Entry[] {
  const others = entries.filter((other) => other !== entry);
  return others.toSpliced(position, 0, entry);
}
