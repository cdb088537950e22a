import type { ConfigPhase, ConfigQuestion, GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { tagsOf } from './check-config.ts';
import { questionStagesOf } from './evaluate.ts';
import type { ShownRule } from './is-shown.ts';
import { itemsOf } from './items-of.ts';

/** Whether a rule, an answer or an alert of a guided test names a tag. */
export const usesTag = (config: GuidedTestConfig, slug: string): boolean =>
  itemsOf(config).some((found) => tagsOf(found).includes(slug)) ||
  questionStagesOf(config).some(({ alerts }) => alerts.some(({ allTags }) => allTags.includes(slug)));

type Rename = (slugs: readonly string[]) => string[];

const inRule = ({ visible, hidden }: ShownRule, rename: Rename): Pick<ShownRule, 'visible' | 'hidden'> => ({
  visible: Array.isArray(visible) ? rename(visible) : visible,
  hidden: hidden.map((hides) => (typeof hides === 'string' ? (rename([hides])[0] ?? hides) : hides)),
});

const inQuestion = (question: ConfigQuestion, rename: Rename): ConfigQuestion => ({
  ...question,
  ...inRule(question, rename),
  answers: question.answers.map((answer) => ({
    ...answer,
    ...inRule(answer, rename),
    tag: rename(answer.tag),
  })),
});

const inPhase = (phase: ConfigPhase, rename: Rename): ConfigPhase => ({
  ...phase,
  tagConditions: phase.tagConditions.map(({ include, exclude }) => ({
    include: rename(include),
    exclude: rename(exclude),
  })),
  choices: phase.choices.map((choice) => ({
    ...choice,
    visibilityConditions: choice.visibilityConditions.map(rename),
    recommendedConditions: choice.recommendedConditions.map(rename),
    priorities: choice.priorities.map((priority) => ({ ...priority, tags: rename(priority.tags) })),
  })),
});

/** A guided test that calls a tag by its new slug, wherever it called it by the one before (decision 11). */
export function withTagRenamed(config: GuidedTestConfig, before: string, after: string): GuidedTestConfig {
  const rename: Rename = (slugs) => slugs.map((slug) => (slug === before ? after : slug));
  const inStage = <Stage extends GuidedTestConfig[0 | 1 | 2]>(stage: Stage): Stage => ({
    ...stage,
    questions: stage.questions.map((question) => inQuestion(question, rename)),
    alerts: stage.alerts.map((alert) => ({ ...alert, allTags: rename(alert.allTags) })),
  });
  const [first, second, third, last] = config;
  const phases = last.phases.map((phase) => inPhase(phase, rename));
  return [inStage(first), inStage(second), inStage(third), { ...last, phases }];
}

type Slugs = { slug: string; formerSlugs?: readonly string[] | null | undefined };

/** An older guided test with the slugs of today, where it is known what a slug became (ADR 35). */
export function withSlugsOfToday(config: GuidedTestConfig, tags: readonly Slugs[]): GuidedTestConfig {
  const taken = new Set(tags.map(({ slug }) => slug));
  const former = tags.flatMap(({ slug, formerSlugs }) => (formerSlugs ?? []).map((was) => ({ was, slug })));
  const timesHad = (slug: string) => former.filter(({ was }) => was === slug).length;
  return former
    .filter(({ was }) => !taken.has(was) && timesHad(was) === 1)
    .reduce((now, { was, slug }) => withTagRenamed(now, was, slug), config);
}
