import { slugOf } from '#shared/catalogue/tags/slug-of.ts';
import type {
  ConfigAnswer,
  ConfigChoice,
  ConfigPhase,
  ConfigQuestion,
  GuidedTestConfig,
  QuestionStageName,
  QuestionType,
} from '#shared/schemas/guided-test.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { editPhase, editProductStage, editQuestion, editQuestionStage } from './edit-place.ts';
import { questionStagesOf } from './evaluate.ts';
import type { Place } from './items-of.ts';

/** The configuration with something new in it, and where that stands. */
export type Added = { config: GuidedTestConfig; place: Place };

const shown = () => ({
  visibility: 'always_visible' as const,
  conditions: [],
  visible: true,
  hidden: [],
});

/** An id that says what it is of and that none of `taken` has. */
export function newId(title: string, taken: readonly string[], otherwise: string): string {
  const base = slugOf(title).slice(0, 60) || otherwise;
  const ids = new Set(taken);
  if (!ids.has(base)) return base;
  let number = 2;
  while (ids.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** A new question, the last of its stage (WED-028). */
export function addQuestion(
  config: GuidedTestConfig,
  stage: QuestionStageName,
  { title, type }: { title: string; type: QuestionType },
): Added {
  const taken = questionStagesOf(config).flatMap(({ questions }) => idsOf(questions));
  const id = newId(title, taken, 'domanda');
  const question: ConfigQuestion = { id, title: { it: title }, type, ...shown(), last: false, answers: [] };
  return {
    config: editQuestionStage(config, stage, (now) => ({ ...now, questions: [...now.questions, question] })),
    place: { stage, question: id },
  };
}

/** A new answer, the last of its question (WED-027). */
export function addAnswer(config: GuidedTestConfig, place: Place, title: string): Added {
  let id = '';
  const next = editQuestion(config, place, (question) => {
    id = newId(title, idsOf(question.answers), 'risposta');
    const answer: ConfigAnswer = { id, title: { it: title }, tag: [], ...shown() };
    return { ...question, answers: [...question.answers, answer] };
  });
  return { config: next, place: { ...place, answer: id } };
}

/** A phase after the others: a new one of this title, or one of the catalogue, which brings its own (WED-032, OPW-11). */
export function addPhase(config: GuidedTestConfig, of: { title: Localised; catalogPhaseId?: string }): Added {
  const id = newId(of.title.it, idsOf(config[3].phases), 'fase');
  const fromCatalogue = of.catalogPhaseId !== undefined;
  const phase: ConfigPhase = {
    id,
    title: fromCatalogue ? null : of.title,
    subtitle: null,
    visibility: 'always_visible',
    conditions: [],
    withProcedure: false,
    procedure: null,
    withChoices: !fromCatalogue,
    choices: [],
    catalogPhaseId: of.catalogPhaseId ?? null,
    tagConditions: [],
    availablePricelists: [],
  };
  return {
    config: editProductStage(config, (stage) => ({ ...stage, phases: [...stage.phases, phase] })),
    place: { stage: 'stage4', phase: id },
  };
}

/** A new choice, the last of its phase, which has choices from then on (WED-036). */
export function addChoice(config: GuidedTestConfig, place: Place): Added {
  let id = '';
  const next = editPhase(config, place, (phase) => {
    id = newId('', idsOf(phase.choices), 'scelta');
    const choice: ConfigChoice = {
      id,
      title: null,
      visibility: 'always_visible',
      conditions: [],
      visibilityConditions: [],
      recommended: 'never',
      recommendedConditions: [],
      withProcedure: false,
      procedure: null,
      withProducts: true,
      products: [],
      priorities: [],
    };
    return { ...phase, withChoices: true, choices: [...phase.choices, choice] };
  });
  return { config: next, place: { ...place, choice: id } };
}
