import type { Chosen } from '#shared/guided-test/chosen.ts';
import { startRun, type TestRun } from '#shared/guided-test/test-run.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { ChosenPacks, SentTest } from '#web/features/quotations/selection/selection-edits.ts';

/** The state of a test, without the rows of its products. */
export type TestState = {
  run: TestRun;
  chosen: Chosen;
  /** The only choices that were taken back (OPW-68); tests that were kept earlier have none. */
  declined?: Chosen;
  /** The products that the choices brought; `null` until the choices of a stored test are compared. */
  brought: readonly string[] | null;
  /** The procedures that were opened, by `procedureKey`. */
  opened: readonly string[];
  packs: ChosenPacks;
};

export const newTest = (config: GuidedTestConfig): TestState => ({
  run: startRun(config),
  chosen: {},
  brought: [],
  opened: [],
  packs: {},
});

/** A test as the server evaluates it again. */
export function sentTest(version: number, { run, chosen, packs }: TestState): SentTest {
  const { answers, color, colorlist } = run;
  return {
    input: {
      guidedTest: {
        version,
        answers: Object.entries(answers).map(([question, ids]) => ({ question, answers: [...ids] })),
        chosen: Object.entries(chosen).map(([phase, choice]) => ({ phase, choice })),
      },
      color: color && { code: color.code, r: color.r, g: color.g, b: color.b },
      colorlist,
    },
    packs,
  };
}
