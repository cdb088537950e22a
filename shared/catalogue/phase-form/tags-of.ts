import type { Choice, Phase } from '#shared/schemas/phase.ts';

/** Every tag that a phase's conditions name, by slug. */
export const tagsOfConditions = ({ conditions }: Pick<Phase, 'conditions'>): string[] =>
  conditions.flatMap(({ include, exclude }) => [...include, ...exclude]);

/** Every tag that a choice and its priorities name. */
export const tagsOfChoice = (choice: Choice): string[] => [
  ...choice.visibilityConditions.flat(),
  ...choice.recommendedConditions.flat(),
  ...choice.priorities.flatMap(({ tags }) => tags),
];

/** Every tag that a phase names, each once. */
export const tagsOf = (phase: Pick<Phase, 'conditions' | 'choices'>): string[] => [
  ...new Set([...tagsOfConditions(phase), ...phase.choices.flatMap(tagsOfChoice)]),
];
