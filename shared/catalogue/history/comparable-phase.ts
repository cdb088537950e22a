import type { Choice, ConditionLine, Phase } from '#shared/schemas/phase.ts';
import { byPosition, texts, value } from './comparable-parts.ts';
import type { Comparable } from './differences.ts';

/** A phase as its history compares it: choices by their place, a line of conditions as one text. */
export function comparablePhase(phase: Phase): Comparable {
  const { name, withProcedure, procedure, availablePricelists, conditions, choices } = phase;
  return {
    name: texts(name),
    withProcedure: value(withProcedure),
    procedure: texts(procedure),
    availablePricelists,
    conditions: conditions.map(conditionText),
    choices: byPosition(choices, comparableChoice),
  };
}

export const joinedTags = (tags: readonly string[]) => tags.join(' + ');

/** Tags to include, then those to exclude: `esterno + calce − cappotto`. */
export const conditionText = ({ include, exclude }: ConditionLine): string =>
  [joinedTags(include), ...exclude.map((tag) => `− ${tag}`)].filter(Boolean).join(' ');

function comparableChoice(choice: Choice): Comparable {
  const { products, visibility, visibilityConditions, recommended, recommendedConditions } = choice;
  return {
    products,
    visibility,
    visibilityConditions: visibilityConditions.map(joinedTags),
    recommended,
    recommendedConditions: recommendedConditions.map(joinedTags),
    withProcedure: value(choice.withProcedure),
    procedure: texts(choice.procedure),
    priorities: choice.priorities.map(priorityText),
  };
}

export const priorityText = ({
  value: priority,
  tags,
}: {
  value: number | string;
  tags: readonly string[];
}): string => [String(priority), joinedTags(tags)].filter(Boolean).join(' · ');
