import { procedureKey } from '#shared/guided-test/chosen.ts';
import { evaluate } from '#shared/guided-test/evaluate.ts';
import { resumeRun } from '#shared/guided-test/test-run.ts';
import type { GuidedTestRecord } from '#shared/schemas/guided-test-record.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { SessionUser } from '#web/app/session.ts';
import { reachedPhases } from './reached-phases.ts';
import type { TestState } from './test-state.ts';
import type { Questionnaire, TestGround } from './use-questionnaire.ts';

/**
 * The test as it was when the quotation was saved. Its procedures were opened then (OPW-34): those of the chosen choices
 * and their phases, and those of phases that leave nothing to choose.
 */
export function storedState(
  { color, colorlist }: Quotation,
  { answers, chosen }: GuidedTestRecord,
  { config }: Questionnaire,
  ground: TestGround,
  user: Pick<SessionUser, 'pricelist' | 'superUser'>,
): TestState {
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
  return { run, chosen: choices, brought: null, opened, packs: {} };
}
