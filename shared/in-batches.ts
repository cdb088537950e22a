/** The entries in their order, so many at a time; the last batch may be smaller. */
export const inBatches = <Entry>(size: number, entries: readonly Entry[]): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
