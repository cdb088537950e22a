import type { Chosen } from '#shared/guided-test/chosen.ts';
import { chosenProducts, declinedAfter, procedureKey } from '#shared/guided-test/chosen.ts';
import { evaluate } from '#shared/guided-test/evaluate.ts';
import type { RunContext } from '#shared/guided-test/run-choices.ts';
import { resumeRun } from '#shared/guided-test/test-run.ts';
import type { GuidedTestRecord } from '#shared/schemas/guided-test-record.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { TestState } from './test-state.ts';
import { type GuidedTest, reachedPhases, type TestGround } from './use-guided-test.ts';

/** A stored test, and the products of its choices. */
export type StoredState = { state: TestState; brought: readonly string[] };

/**
 * The test as it was when the quotation was saved. All procedures that a complete test asks for were opened then (OPW-34):
 * those of the chosen choices and their phases, and those of phases without choices. A phase without its only choice was
 * complete without it: the choice had been taken back (OPW-68).
 */
export function storedState(
  { color, colorlist }: Quotation,
  { answers, chosen }: GuidedTestRecord,
  { config }: GuidedTest,
  ground: TestGround,
  user: RunContext['user'],
): StoredState {
  const run = resumeRun(config, {
    answers: Object.fromEntries(answers.map(({ question, answers: ids }) => [question, ids])),
    currentStage: 'stage4',
    reopened: null,
    color,
    colorlist,
  });
  const choices = Object.fromEntries(chosen.map(({ phase, choice }) => [phase, choice]));
  const phases = reachedPhases(config, ground, evaluate(config, run.answers), user);
  const opened = [
    ...phases.filter((phase) => phase.choices.length === 0).map((phase) => procedureKey(phase)),
    ...chosen.flatMap(({ phase: id, choice: key }) => [procedureKey({ id }), procedureKey({ id }, { key })]),
  ];
  const declined = phases.reduce<Chosen>((now, phase) => declinedAfter(phase, choices, now), {});
  const state = { run, chosen: choices, declined, brought: null, opened, packs: {} };
  return { state, brought: chosenProducts(phases, choices) };
}

/** The kept test with its changes; its choices bring products to the stored rows, as after an answer. */
export const keptState = (kept: TestState, { config }: GuidedTest, { brought }: StoredState): TestState => ({
  ...kept,
  run: resumeRun(config, kept.run),
  brought,
});
