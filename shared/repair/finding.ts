/** An entity as it is stored, in any form: repairs look at faults that schemas would mend while they read it. */
export type Stored = Readonly<Record<string, unknown>>;

/** The old and the new value, as short texts; the first is empty where it says nothing. */
export type Change = { before: string; after: string };

/** The changes a task would make to an entity: the new fields, and the old and new value of each. */
export type Finding<Fields = Stored> = { fields: Fields; changes: readonly Change[] };

/** A stored value as a short text. */
export const shown = (value: unknown): string =>
  value === undefined || value === null || value === '' ? '–' : String(value);
