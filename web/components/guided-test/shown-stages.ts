import type { Evaluation } from '#shared/guided-test/evaluate.ts';
import { firstIncomplete, isBefore } from '#shared/guided-test/test-run.ts';
import type { GuidedTestConfig, StageName } from '#shared/schemas/guided-test.ts';
import type { Localised } from '#shared/schemas/localised.ts';

export type ShownStage = {
  name: StageName;
  title: Localised;
  subtitle: Localised | null;
  /** The titles of its given answers. */
  answers: readonly Localised[];
  isComplete: boolean;
  /** Every stage before it is complete. */
  isReachable: boolean;
  /** The answered part, from 0 to 1. */
  progress: number;
};

/** `selected`: the part of the last stage that is done, from 0 to 1. */
export function shownStages(config: GuidedTestConfig, evaluation: Evaluation, selected = 0): ShownStage[] {
  const first = firstIncomplete(evaluation);
  return config.map(({ name, title, subtitle }) => {
    const stage = evaluation.stages.find((one) => one.name === name);
    const isReachable = !isBefore(first, name);
    const questions = stage?.questions ?? [];
    const given = questions.filter((question) => question.given.length > 0);
    return {
      name,
      title,
      subtitle,
      answers: given.flatMap((question) => question.given.map((answer) => answer.title)),
      isComplete: isReachable && (stage ? stage.complete : selected === 1),
      isReachable,
      progress: stage ? given.length / Math.max(1, questions.length) : selected,
    };
  });
}
