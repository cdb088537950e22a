import type { RunCheck } from '#shared/guided-test/check-runs/run-finding.ts';
import type { CataloguePhase } from '#shared/guided-test/run-phases.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';

export type CheckWork = {
  config: GuidedTestConfig;
  /** The price list of the users it is made for; `null` for all. */
  pricelist: string | null;
  /** The phases of the price list. */
  catalogue: readonly CataloguePhase[];
  /** Ids of those that may be chosen. */
  products: readonly string[];
};
export type CheckNews =
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'done'; check: RunCheck }
  | { kind: 'failed' };
/** Begins a check and reports its progress. Returns the function that stops it. */
export type StartCheck = (work: CheckWork, onNews: (news: CheckNews) => void) => () => void;
