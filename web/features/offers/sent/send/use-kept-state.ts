import { type Dispatch, type SetStateAction, useState } from 'react';

/** The fields of the dialog's ways, beside what they started from. */
export type Kept = Map<string, { start: unknown; value: unknown }>;

/** The state of a field, which stays while another way is looked at. */
export function useKeptState<Value>(
  kept: Kept,
  name: string,
  start: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const before = kept.get(name);
  const [first] = useState(before ? before.start : start);
  const [value, setValue] = useState(before ? (before.value as Value) : start);
  kept.set(name, { start: first, value });
  return [value, setValue];
}

/** Whether closing the dialog would lose words. */
export const isTyped = (kept: Kept): boolean =>
  [...kept.values()].some(({ start, value }) => typeof value === 'string' && value !== start);
