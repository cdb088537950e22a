import { isDeepStrictEqual } from 'node:util';
import type { Fields } from './editable.ts';

/** A save that was answered: what it changed, and what its editor had read before. */
export type Acknowledged = { by: string; changes: Fields; read: Fields };

/**
 * The edits that were acknowledged and are gone, though nobody who had read them changed the field again; and values that
 * nobody was told were saved. It knows nothing of revisions: values that are there only once say it all.
 */
export function lostEdits(first: Fields, log: readonly Acknowledged[], last: Fields): string[] {
  const lost = log.flatMap(({ by, changes }) =>
    Object.entries(changes)
      .filter(([name, value]) => !isDeepStrictEqual(last[name], value) && !isReplaced(log, name, value))
      .map(([name, value]) => `lost: ${name} = ${JSON.stringify(value)} of ${by}`),
  );
  const unknown = Object.entries(last)
    .filter(
      ([name, value]) =>
        ![first, ...log.map(({ changes }) => changes)].some((state) => isDeepStrictEqual(state[name], value)),
    )
    .map(([name, value]) => `saved by nobody: ${name} = ${JSON.stringify(value)}`);
  return [...lost, ...unknown];
}

const isReplaced = (log: readonly Acknowledged[], name: string, value: unknown): boolean =>
  log.some(({ changes, read }) => name in changes && isDeepStrictEqual(read[name], value));
