import type {
  ConfigAnswer,
  ConfigChoice,
  ConfigPhase,
  ConfigQuestion,
  GuidedTestConfig,
  StageName,
} from '#shared/schemas/guided-test.ts';
import type { Pair } from '#shared/schemas/guided-test-rules.ts';
import { questionStagesOf } from './evaluate.ts';

/** Where an item of the guided test stands: ids from the stage down. */
export type Place = {
  stage: StageName;
  question?: string;
  answer?: string;
  phase?: string;
  choice?: string;
};

type Found<Kind extends string, Item> = { kind: Kind; place: Place; item: Item };
/** Every element of a guided test that has rules. */
export type ConfigItem =
  | Found<'question', ConfigQuestion>
  | Found<'answer', ConfigAnswer>
  | Found<'phase', ConfigPhase>
  | Found<'choice', ConfigChoice>;

/** Every question, answer, phase and choice, in the order in which a run meets them. */
export function itemsOf(config: GuidedTestConfig): ConfigItem[] {
  const asked = questionStagesOf(config).flatMap(({ name: stage, questions }) =>
    questions.flatMap((question): ConfigItem[] => [
      { kind: 'question', place: { stage, question: question.id }, item: question },
      ...question.answers.map((answer): ConfigItem => {
        return { kind: 'answer', place: { stage, question: question.id, answer: answer.id }, item: answer };
      }),
    ]),
  );
  const stage = 'stage4';
  const offered = config[3].phases.flatMap((phase): ConfigItem[] => [
    { kind: 'phase', place: { stage, phase: phase.id }, item: phase },
    ...phase.choices.map((choice): ConfigItem => {
      return { kind: 'choice', place: { stage, phase: phase.id, choice: choice.id }, item: choice };
    }),
  ]);
  return [...asked, ...offered];
}

/** The given answers that the rules of an item look at: its conditions, and its `hidden` list. */
export const pairsOf = ({ item }: ConfigItem): Pair[] => [
  ...item.conditions,
  ...('hidden' in item && Array.isArray(item.hidden)
    ? item.hidden.filter((hides): hides is Pair => typeof hides !== 'string')
    : []),
];

/** The items whose rules look at a question, or at one of its answers (OPW-17). */
export const dependentsOn = (config: GuidedTestConfig, { question, answer }: Place): ConfigItem[] =>
  itemsOf(config).filter(
    (found) =>
      !(found.place.question === question && (answer === undefined || found.place.answer === answer)) &&
      pairsOf(found).some(
        ({ questionId, answerId }) =>
          questionId === question && (answer === undefined || answerId === answer),
      ),
  );
