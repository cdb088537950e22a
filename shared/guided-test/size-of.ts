import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { questionStagesOf } from './evaluate.ts';

/** How large a guided test is by itself. */
export type ConfigSize = {
  questions: number;
  answers: number;
  /** Its own. */
  phases: number;
  /** Phases of the catalogue that its own stand for; `null` where those of the catalogue do not follow (OPW-11). */
  replaced: readonly string[] | null;
};

export function sizeOf(config: GuidedTestConfig): ConfigSize {
  const questions = questionStagesOf(config).flatMap((stage) => stage.questions);
  const { phases, includeCataloguePhases } = config[3];
  return {
    questions: questions.length,
    answers: questions.reduce((sum, question) => sum + question.answers.length, 0),
    phases: phases.length,
    replaced: includeCataloguePhases
      ? phases.flatMap(({ catalogPhaseId }) => (catalogPhaseId ? [catalogPhaseId] : []))
      : null,
  };
}

/** Its phases and those of the catalogue that follow them, as the editor counts them. */
export const phasesWith = (
  { phases, replaced }: Pick<ConfigSize, 'phases' | 'replaced'>,
  catalogue: readonly { id: string }[],
): number => phases + (replaced ? catalogue.filter(({ id }) => !replaced.includes(id)).length : 0);
