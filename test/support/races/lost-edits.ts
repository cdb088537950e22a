import { isDeepStrictEqual } from 'node:util';
import type { Fields } from './editable.ts';

/** A successful save: its changes, and the read before it. */
export type Acknowledged = { by: string; changes: Fields; read: Fields };

/**
 * Finds acknowledged edits that are lost, although no later editor saw and replaced them, and values that no
 * save was acknowledged for. It ignores revisions: unique values are enough.
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
    .map(([name, value]) => `never acknowledged: ${name} = ${JSON.stringify(value)}`);
  return [...lost, ...unknown];
}

const isReplaced = (log: readonly Acknowledged[], name: string, value: unknown): boolean =>
  log.some(({ changes, read }) => name in changes && isDeepStrictEqual(read[name], value));
