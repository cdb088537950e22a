import { useRef } from 'react';

/** Keys of the entries of a list that has none of its own; they stay with their entries when one is removed. */
export function useRowKeys(count: number) {
  const keys = useRef<string[]>([]);
  const made = useRef(0);
  while (keys.current.length < count) {
    made.current += 1;
    keys.current.push(String(made.current));
  }
  keys.current.length = count;
  return {
    keys: keys.current,
    /** The key that the next entry at the end will have. */
    next: () => String(made.current + 1),
    /** To be called when the entry of that place is removed. */
    forget: (index: number) => void keys.current.splice(index, 1),
    /** To be called when an entry comes back to its place. */
    restore: (index: number, key: string) => void keys.current.splice(index, 0, key),
  };
}
