import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const held = new Map(Object.entries(value));
  return Object.fromEntries([...held.keys()].toSorted().map((key) => [key, sorted(held.get(key))]));
};

/** A configuration, or a part of it, as text that is the same for equal ones, in any order of their keys (OPW-19). */
export const canonical = (part: unknown): string => JSON.stringify(sorted(part));

/** Whether two configurations hold the same; none is only the same as none (WED-079). */
export const isSameConfig = (one: GuidedTestConfig | null, other: GuidedTestConfig | null): boolean =>
  one === other || canonical(one) === canonical(other);
