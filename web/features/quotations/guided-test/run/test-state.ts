import type { Chosen } from '#shared/guided-test/chosen.ts';
import { startRun, type TestRun } from '#shared/guided-test/test-run.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';

/** Counts of packages that were set by hand, by row and package. */
export type ChosenPacks = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How far a test is, but for the rows of its products. */
export type TestState = {
  run: TestRun;
  chosen: Chosen;
  /** The products that the chosen choices brought; `null` until the choices of a stored test are looked at. */
  brought: readonly string[] | null;
  /** The procedures that were opened, by `procedureKey`. */
  opened: readonly string[];
  packs: ChosenPacks;
};

/** A test that nobody has begun. */
export const newTest = (config: GuidedTestConfig): TestState => ({
  run: startRun(config),
  chosen: {},
  brought: [],
  opened: [],
  packs: {},
});
