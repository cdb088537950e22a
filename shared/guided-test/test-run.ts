import { white } from '#shared/catalogue/colours/available-colours.ts';
import type { ConfigAnswer, GuidedTestConfig, StageName } from '#shared/schemas/guided-test.ts';
import type { Colour } from '#shared/schemas/product.ts';
import { stageNames } from '#shared/schemas/stage-names.ts';
import { type Answers, type AskedQuestion, type Evaluation, evaluate, questionStagesOf } from './evaluate.ts';

/** The progress of a guided test: the state of a user, or of the preview, between answers. */
export type TestRun = {
  answers: Answers;
  currentStage: StageName;
  /** An answered question that the user opened again to change its answer. */
  reopened: string | null;
  color: Colour | null;
  /** The folder of the colour, empty for the white among the colours; `null` without one. */
  colorlist: string | null;
};
export type PickedColour = { color: Colour; colorlist: string };

/** The stage of an evaluation, none for the last one, which asks nothing. */
export const stageOf = ({ stages }: Evaluation, name: StageName) =>
  stages.find((stage) => stage.name === name);

const stageAfter = (name: StageName): StageName => stageNames[stageNames.indexOf(name) + 1] ?? 'stage4';

/** The first stage of which a question is not answered; the last one when all are. */
export const firstIncomplete = ({ stages }: Evaluation): StageName =>
  stages.find(({ complete }) => !complete)?.name ?? 'stage4';

/** A stage before another. */
export const isBefore = (one: StageName, other: StageName): boolean =>
  stageNames.indexOf(one) < stageNames.indexOf(other);

/** Stages without questions to ask are passed by themselves (WIZ-040, OPW-26). */
function passed(evaluation: Evaluation, name: StageName): StageName {
  let stage = name;
  while (stageOf(evaluation, stage)?.questions.length === 0) stage = stageAfter(stage);
  return stage;
}

/** The answers that count: answers to questions that are shown no longer are left out (OPW-08). */
const counted = ({ given }: Evaluation): Answers => Object.fromEntries(given);

/** The questions of which an answer that counts does this. */
const asking = ({ stages }: Evaluation, action: ConfigAnswer['action']): string[] =>
  stages
    .flatMap(({ questions }) => questions)
    .filter(({ given }) => given.some((answer) => answer.action === action))
    .map(({ question }) => question.id);

const noColour = { color: null, colorlist: null };

/** The colour that the answers still ask for: the one picked, white, or none (OPW-31). */
function colourOf(evaluation: Evaluation, { color, colorlist }: Pick<TestRun, 'color' | 'colorlist'>) {
  if (asking(evaluation, 'selectColor').length > 0) return { color, colorlist };
  if (asking(evaluation, 'setWhite').length === 0) return noColour;
  const { code, r, g, b } = white;
  return { color: { code, r, g, b }, colorlist: null };
}

/** The answers without those that ask for a colour while none of a folder is picked (OPW-31). */
function withColour(config: GuidedTestConfig, run: TestRun): Answers {
  if (run.color && run.colorlist !== null) return run.answers;
  const unpicked = new Set(asking(evaluate(config, run.answers), 'selectColor'));
  if (unpicked.size === 0) return run.answers;
  return Object.fromEntries(Object.entries(run.answers).filter(([id]) => !unpicked.has(id)));
}

/** The run with only what its answers allow: never in a stage before which one is incomplete. */
function settled(config: GuidedTestConfig, run: TestRun): TestRun {
  const evaluation = evaluate(config, withColour(config, run));
  const first = firstIncomplete(evaluation);
  const stage = isBefore(first, run.currentStage) ? first : run.currentStage;
  return {
    answers: counted(evaluation),
    currentStage: passed(evaluation, stage),
    reopened: run.reopened !== null && evaluation.given.has(run.reopened) ? run.reopened : null,
    ...colourOf(evaluation, run),
  };
}

/** A test before its first answer (WIZ-031). */
export const startRun = (config: GuidedTestConfig): TestRun =>
  settled(config, { answers: {}, currentStage: 'stage1', reopened: null, ...noColour });

/** A test that is taken up again. Its configuration may have changed meanwhile. */
export const resumeRun = (config: GuidedTestConfig, run: TestRun): TestRun => settled(config, run);

/**
 * The run after a question is answered; the answers replace those it had (WIZ-036, OPW-08). An answer that asks for a
 * colour needs the one picked: without it the question stays unanswered (OPW-31).
 */
export function giveAnswer(
  config: GuidedTestConfig,
  run: TestRun,
  question: string,
  ids: readonly string[],
  picked?: PickedColour,
): TestRun {
  return settled(config, {
    ...run,
    ...(picked ?? {}),
    answers: { ...run.answers, [question]: ids },
    reopened: null,
  });
}

/**
 * The run of a user after an answer (WIZ-037): the last one of a stage leads to the next stage. Where an earlier question
 * was opened again, the user looks at the stage, which stays.
 */
export function answerAndGoOn(...given: Parameters<typeof giveAnswer>): TestRun {
  const [config, run, question] = given;
  const answered = giveAnswer(...given);
  const stage = stageOf(evaluate(config, answered.answers), answered.currentStage);
  const isLast = stage?.questions.at(-1)?.question.id === question;
  return run.reopened === null || isLast ? continueRun(config, answered) : answered;
}

/** The run with the last answer before the current stage opened again; unchanged without one. */
export function reopenBefore(config: GuidedTestConfig, run: TestRun): TestRun {
  const { stages } = evaluate(config, run.answers);
  const earlier = stages.filter(
    ({ name, questions }) => isBefore(name, run.currentStage) && questions.length > 0,
  );
  const stage = earlier.at(-1);
  const question = stage?.questions.findLast(({ given }) => given.length > 0)?.question.id;
  return stage && question ? reopenQuestion(config, goToStage(config, run, stage.name), question) : run;
}

/** The run after the user opened an answered question again. */
export const reopenQuestion = (config: GuidedTestConfig, run: TestRun, question: string): TestRun =>
  settled(config, { ...run, reopened: question });

/** The next stage, once this one is complete (WIZ-038, WIZ-039). */
export function continueRun(config: GuidedTestConfig, run: TestRun): TestRun {
  const evaluation = evaluate(config, run.answers);
  if (!stageOf(evaluation, run.currentStage)?.complete) return run;
  return settled(config, { ...run, currentStage: stageAfter(run.currentStage), reopened: null });
}

/** A stage that all earlier ones are complete for; another one changes nothing. */
export function goToStage(config: GuidedTestConfig, run: TestRun, stage: StageName): TestRun {
  const first = firstIncomplete(evaluate(config, run.answers));
  return isBefore(first, stage) ? run : settled(config, { ...run, currentStage: stage, reopened: null });
}

/** Whether there is anything to restart: an answer in any stage (WIZ-041, OPW-24). */
export const isStarted = ({ answers }: TestRun): boolean => Object.keys(answers).length > 0;

/** Without the answers of the current stage and of later ones (WIZ-043, OPW-24). */
export function restartStage(config: GuidedTestConfig, run: TestRun): TestRun {
  const dropped = new Set(
    questionStagesOf(config)
      .filter(({ name }) => !isBefore(name, run.currentStage))
      .flatMap(({ questions }) => questions.map(({ id }) => id)),
  );
  const answers = Object.fromEntries(Object.entries(run.answers).filter(([id]) => !dropped.has(id)));
  return settled(config, { ...run, answers, reopened: null });
}

/** The question that is asked now: the one to change, else the first that is not answered. */
export function askedNow(evaluation: Evaluation, run: TestRun): AskedQuestion | undefined {
  const questions = stageOf(evaluation, run.currentStage)?.questions ?? [];
  return (
    questions.find(({ question }) => question.id === run.reopened) ??
    questions.find(({ given }) => given.length === 0)
  );
}
