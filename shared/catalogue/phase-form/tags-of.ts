import type { Phase } from '#shared/schemas/phase.ts';

/** Every tag that a phase's conditions, choices and priorities name, by slug. */
export const tagsOf = ({ conditions, choices }: Pick<Phase, 'conditions' | 'choices'>): string[] => [
  ...new Set([
    ...conditions.flatMap(({ include, exclude }) => [...include, ...exclude]),
    ...choices.flatMap(({ visibilityConditions, recommendedConditions, priorities }) => [
      ...visibilityConditions.flat(),
      ...recommendedConditions.flat(),
      ...priorities.flatMap(({ tags }) => tags),
    ]),
  ]),
];
