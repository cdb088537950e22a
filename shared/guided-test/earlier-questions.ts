import type { ConfigQuestion, GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { questionStagesOf } from './evaluate.ts';
import type { Place } from './items-of.ts';

/** The questions that are asked before an item: conditions may look at these alone (WED-111). */
export function earlierQuestions(config: GuidedTestConfig, { question }: Place): ConfigQuestion[] {
  const questions = questionStagesOf(config).flatMap((stage) => stage.questions);
  const own = questions.findIndex(({ id }) => id === question);
  return own < 0 ? questions : questions.slice(0, own);
}
