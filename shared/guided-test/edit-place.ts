import type {
  QuestionStage,
  StageName,
  WizardAnswer,
  WizardChoice,
  WizardConfig,
  WizardPhase,
  WizardQuestion,
} from '#shared/schemas/wizard.ts';
import { itemsOf, type Place, type WizardItem } from './items-of.ts';

export type Change<Item> = (now: Item) => Item;
type ProductStage = WizardConfig[3];
/** What the panel edits of a stage. */
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

export function editQuestionStage(
  config: WizardConfig,
  name: StageName,
  change: <Stage extends QuestionStage>(now: Stage) => Stage,
): WizardConfig {
  const [first, second, third, last] = config;
  return [
    name === 'stage1' ? change(first) : first,
    name === 'stage2' ? change(second) : second,
    name === 'stage3' ? change(third) : third,
    last,
  ];
}

export function editProductStage(config: WizardConfig, change: Change<ProductStage>): WizardConfig {
  const [first, second, third, last] = config;
  return [first, second, third, change(last)];
}

/** Titles of any stage. */
export const editHeading = (config: WizardConfig, name: StageName, heading: Partial<StageHeading>) =>
  name === 'stage4'
    ? editProductStage(config, (stage) => ({ ...stage, ...heading }))
    : editQuestionStage(config, name, (stage) => ({ ...stage, ...heading }));

export const editQuestion = (
  config: WizardConfig,
  { stage, question }: Place,
  change: Change<WizardQuestion>,
): WizardConfig =>
  editQuestionStage(config, stage, (now) => ({
    ...now,
    questions: withChanged(now.questions, question, change),
  }));

export const editAnswer = (config: WizardConfig, place: Place, change: Change<WizardAnswer>): WizardConfig =>
  editQuestion(config, place, (question) => ({
    ...question,
    answers: withChanged(question.answers, place.answer, change),
  }));

export const editPhase = (
  config: WizardConfig,
  { phase }: Place,
  change: Change<WizardPhase>,
): WizardConfig =>
  editProductStage(config, (stage) => ({ ...stage, phases: withChanged(stage.phases, phase, change) }));

export const editChoice = (config: WizardConfig, place: Place, change: Change<WizardChoice>): WizardConfig =>
  editPhase(config, place, (phase) => ({
    ...phase,
    choices: withChanged(phase.choices, place.choice, change),
  }));

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.stage === other.stage &&
  one.question === other.question &&
  one.answer === other.answer &&
  one.phase === other.phase &&
  one.choice === other.choice;

/** What stands at a place; nothing at the place of a stage, or of what is gone. */
export const itemAt = (config: WizardConfig, place: Place): WizardItem | undefined =>
  itemsOf(config).find((item) => isSamePlace(item.place, place));
