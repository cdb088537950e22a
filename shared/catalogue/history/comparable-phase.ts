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
    conditions: conditions.map(lineText),
    choices: byPosition(choices, comparableChoice),
  };
}

const joined = (tags: readonly string[]) => tags.join(' + ');

/** Tags to include, then those to exclude: `esterno + calce − cappotto`. */
const lineText = ({ include, exclude }: ConditionLine): string =>
  [joined(include), ...exclude.map((tag) => `− ${tag}`)].filter(Boolean).join(' ');

function comparableChoice(choice: Choice): Comparable {
  const { products, visibility, visibilityConditions, recommended, recommendedConditions } = choice;
  return {
    products,
    visibility,
    visibilityConditions: visibilityConditions.map(joined),
    recommended,
    recommendedConditions: recommendedConditions.map(joined),
    withProcedure: value(choice.withProcedure),
    procedure: texts(choice.procedure),
    priorities: choice.priorities.map((priority) =>
      [String(priority.value), joined(priority.tags)].filter(Boolean).join(' · '),
    ),
  };
}
