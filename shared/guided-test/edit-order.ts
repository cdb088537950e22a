import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { checkConfig } from './check-config.ts';
import { editPhase, editProductStage, editQuestion, editQuestionStage, isSamePlace } from './edit-place.ts';
import { type ConfigItem, itemsOf, type Place } from './items-of.ts';

type ChangeList = <Item extends { id: string }>(items: readonly Item[]) => Item[];

/** The configuration with the list changed in which the item of a place stands. */
function changeList(config: GuidedTestConfig, place: Place, change: ChangeList): GuidedTestConfig {
  if (place.choice !== undefined)
    return editPhase(config, place, (phase) => ({ ...phase, choices: change(phase.choices) }));
  if (place.phase !== undefined)
    return editProductStage(config, (stage) => ({ ...stage, phases: change(stage.phases) }));
  if (place.answer !== undefined)
    return editQuestion(config, place, (question) => ({ ...question, answers: change(question.answers) }));
  return editQuestionStage(config, place.stage, (stage) => ({
    ...stage,
    questions: change(stage.questions),
  }));
}

const idOf = ({ question, answer, phase, choice }: Place) => choice ?? phase ?? answer ?? question;

/** Without a question, answer, phase or choice; what its siblings and rules say stays (OPW-17). */
export const removeItem = (config: GuidedTestConfig, place: Place): GuidedTestConfig =>
  changeList(config, place, (items) => {
    const index = items.findIndex(({ id }) => id === idOf(place));
    return index < 0 ? [...items] : items.toSpliced(index, 1);
  });

/** With an item at another position among its siblings, counted from 0. */
export const moveItem = (config: GuidedTestConfig, place: Place, position: number): GuidedTestConfig =>
  changeList(config, place, (items) => {
    const index = items.findIndex(({ id }) => id === idOf(place));
    const [item] = items.slice(index, index + 1);
    return item ? items.toSpliced(index, 1).toSpliced(position, 0, item) : [...items];
  });

const conditionRules: readonly string[] = ['condition-unknown', 'condition-later'];
const brokenIn = (config: GuidedTestConfig) =>
  checkConfig(config).filter(({ rule }) => conditionRules.includes(rule));

/** The items whose conditions hold no longer once `after` replaces `before`: asked later, or gone (OPW-17). */
export function brokenBy(before: GuidedTestConfig, after: GuidedTestConfig): ConfigItem[] {
  const already = brokenIn(before);
  const broken = brokenIn(after).filter(
    ({ place, about }) => !already.some((one) => one.about === about && isSamePlace(one.place, place)),
  );
  return itemsOf(after).filter((item) => broken.some(({ place }) => isSamePlace(place, item.place)));
}
