import { useMemo } from 'react';

/** The same map as long as it says the same: the parts of the form are drawn again only when it says something else. */
export function useSameMap<Value>(entries: [string, Value][]): ReadonlyMap<string, Value> {
  const text = JSON.stringify(entries);
  return useMemo(() => new Map(JSON.parse(text) as typeof entries), [text]);
}
