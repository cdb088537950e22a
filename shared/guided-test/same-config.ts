import type { WizardConfig } from '#shared/schemas/wizard.ts';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, sorted(held)]),
  );
};

/** A configuration as text that is the same for equal ones, whatever the order of their keys (OPW-19). */
export const canonical = (config: WizardConfig): string => JSON.stringify(sorted(config));

/** Whether two configurations hold the same; none is only the same as none (WED-079). */
export const isSameConfig = (one: WizardConfig | null, other: WizardConfig | null): boolean =>
  one === other || (one !== null && other !== null && canonical(one) === canonical(other));
