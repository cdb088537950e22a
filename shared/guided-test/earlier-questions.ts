import type { WizardConfig, WizardQuestion } from '#shared/schemas/wizard.ts';
import { questionStagesOf } from './evaluate.ts';
import type { Place } from './items-of.ts';

/** The questions that are asked before an item: conditions may look at these alone (WED-111). */
export function earlierQuestions(config: WizardConfig, { question }: Place): WizardQuestion[] {
  const questions = questionStagesOf(config).flatMap((stage) => stage.questions);
  const own = questions.findIndex(({ id }) => id === question);
  return own < 0 ? questions : questions.slice(0, own);
}
