import type {
  ConfigAnswer,
  ConfigChoice,
  ConfigPhase,
  ConfigQuestion,
  GuidedTestConfig,
  QuestionStage,
  StageName,
} from '#shared/schemas/guided-test.ts';
import { type ConfigItem, itemsOf, type Place } from './items-of.ts';

export type Change<Item> = (now: Item) => Item;
type ProductStage = GuidedTestConfig[3];
/** The fields of a stage that the panel edits. */
export type StageHeading = Pick<QuestionStage, 'title' | 'subtitle'>;

/** The list with one item changed: the first of that id, should an edited source hold it twice. */
function withChanged<Item extends { id: string }>(
  items: readonly Item[],
  id: string | undefined,
  change: Change<Item>,
): Item[] {
  const index = items.findIndex((item) => item.id === id);
  return items.map((item, place) => (place === index ? change(item) : item));
}

/** The config with one of its first three stages changed. */
export function editQuestionStage(
  config: GuidedTestConfig,
  name: StageName,
  change: <Stage extends QuestionStage>(now: Stage) => Stage,
): GuidedTestConfig {
  const [first, second, third, last] = config;
  return [
    name === 'stage1' ? change(first) : first,
    name === 'stage2' ? change(second) : second,
    name === 'stage3' ? change(third) : third,
    last,
  ];
}

/** The config with its last stage changed. */
export function editProductStage(config: GuidedTestConfig, change: Change<ProductStage>): GuidedTestConfig {
  const [first, second, third, last] = config;
  return [first, second, third, change(last)];
}

/** Titles of any stage. */
export const editHeading = (config: GuidedTestConfig, name: StageName, heading: Partial<StageHeading>) =>
  name === 'stage4'
    ? editProductStage(config, (stage) => ({ ...stage, ...heading }))
    : editQuestionStage(config, name, (stage) => ({ ...stage, ...heading }));

/** The config with one question changed; unchanged where the place has none. */
export const editQuestion = (
  config: GuidedTestConfig,
  { stage, question }: Place,
  change: Change<ConfigQuestion>,
): GuidedTestConfig =>
  editQuestionStage(config, stage, (now) => ({
    ...now,
    questions: withChanged(now.questions, question, change),
  }));

/** The config with one answer changed; the same where the place has none. */
export const editAnswer = (
  config: GuidedTestConfig,
  place: Place,
  change: Change<ConfigAnswer>,
): GuidedTestConfig =>
  editQuestion(config, place, (question) => ({
    ...question,
    answers: withChanged(question.answers, place.answer, change),
  }));

/** The config with one phase changed; the same where the place has none. */
export const editPhase = (
  config: GuidedTestConfig,
  { phase }: Place,
  change: Change<ConfigPhase>,
): GuidedTestConfig =>
  editProductStage(config, (stage) => ({ ...stage, phases: withChanged(stage.phases, phase, change) }));

/** The config with one choice changed; the same where the place has none. */
export const editChoice = (
  config: GuidedTestConfig,
  place: Place,
  change: Change<ConfigChoice>,
): GuidedTestConfig =>
  editPhase(config, place, (phase) => ({
    ...phase,
    choices: withChanged(phase.choices, place.choice, change),
  }));

/** Whether two places name the same element. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.stage === other.stage &&
  one.question === other.question &&
  one.answer === other.answer &&
  one.phase === other.phase &&
  one.choice === other.choice;

/** The element at a place; nothing at the place of a stage, or of an element that is gone. */
export const itemAt = (config: GuidedTestConfig, place: Place): ConfigItem | undefined =>
  itemsOf(config).find((item) => isSamePlace(item.place, place));
