import type { Choice, Phase } from '#shared/schemas/phase.ts';

type Rename = (slugs: readonly string[]) => string[];

const inChoice = (choice: Choice, rename: Rename): Choice => ({
  ...choice,
  visibilityConditions: choice.visibilityConditions.map(rename),
  recommendedConditions: choice.recommendedConditions.map(rename),
  priorities: choice.priorities.map((priority) => ({ ...priority, tags: rename(priority.tags) })),
});

/** A phase that calls a tag by its new slug, wherever it called it by the one before (OPC-14). */
export function withSlug(phase: Phase, before: string, after: string): Phase {
  const rename: Rename = (slugs) => slugs.map((slug) => (slug === before ? after : slug));
  return {
    ...phase,
    conditions: phase.conditions.map(({ include, exclude }) => ({
      include: rename(include),
      exclude: rename(exclude),
    })),
    choices: phase.choices.map((choice) => inChoice(choice, rename)),
  };
}
