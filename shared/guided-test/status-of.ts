import type { ConfigAnswer, GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { type AskedQuestion, evaluate } from './evaluate.ts';
import { askedNow, stageOf, type TestRun } from './test-run.ts';

type AnswerText = Pick<Localised, 'it' | 'en'>;
/** A question as a status holds it: one answer, or several of a multiple choice (WED-102). */
type QuestionStatus = {
  complete: boolean;
  answer: AnswerText | null;
  answerId: string | null;
  answers?: AnswerText[];
  answerIds?: string[];
};
type StageStatus = {
  complete: boolean;
  tags: readonly string[];
  questions: Record<string, QuestionStatus>;
};
/** The status of the user's run and of the preview: the keys of both (WIZ-045, WED-100 to WED-102). */
export type TestStatus = Pick<TestRun, 'currentStage' | 'color' | 'colorlist'> & {
  /** Counted from 1 among the questions that are shown. */
  currentStep: number;
  complete: boolean;
  tags: string[];
  stages: Record<string, StageStatus>;
};

const textOf = ({ title }: ConfigAnswer): AnswerText => title;

function questionStatus({ question, given }: AskedQuestion): QuestionStatus {
  const [first] = given;
  return {
    complete: given.length > 0,
    answer: first ? textOf(first) : null,
    answerId: first?.id ?? null,
    ...(question.type === 'checkboxes' && {
      answers: given.map(textOf),
      answerIds: given.map(({ id }) => id),
    }),
  };
}

/** The result of a run, as it is kept and handed on. */
export function statusOf(config: GuidedTestConfig, run: TestRun): TestStatus {
  const evaluation = evaluate(config, run.answers);
  const questions = stageOf(evaluation, run.currentStage)?.questions ?? [];
  const asked = askedNow(evaluation, run);
  const { currentStage, color, colorlist } = run;
  return {
    currentStage,
    currentStep: asked ? questions.indexOf(asked) + 1 : Math.max(1, questions.length),
    complete: evaluation.stages.every(({ complete }) => complete),
    tags: [...evaluation.tags],
    color,
    colorlist,
    stages: Object.fromEntries(
      evaluation.stages.map(({ name, complete, tags, questions }) => [
        name,
        {
          complete,
          tags,
          questions: Object.fromEntries(questions.map((one) => [one.question.id, questionStatus(one)])),
        },
      ]),
    ),
  };
}
