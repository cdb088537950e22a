import type { Localised } from '#shared/schemas/localised.ts';
import type { Choice, ConditionLine } from '#shared/schemas/phase.ts';
import type { PhaseInput } from '#shared/schemas/phase-input.ts';
import { cleanPhase } from './clean-phase.ts';
import { parsePriority, priorityText } from './parse-priority.ts';

/** A text in the two languages that phases have. */
export type Texts = { it: string; en: string };
export type PriorityDraft = { value: string; tags: string[] };
export type ChoiceDraft = Omit<Choice, 'procedure' | 'priorities'> & {
  procedure: Texts;
  priorities: PriorityDraft[];
};

/** A phase while it is edited: priorities as they were typed, lines that may still be empty. */
export type PhaseDraft = {
  name: Texts;
  withProcedure: boolean;
  procedure: Texts;
  conditions: ConditionLine[];
  choices: ChoiceDraft[];
  availablePricelists: string[];
};

type Answered = Omit<PhaseDraft, 'name' | 'procedure' | 'choices'> & {
  name: Localised;
  procedure?: Localised | null;
  choices: readonly (Omit<ChoiceDraft, 'products' | 'procedure' | 'priorities'> & {
    products: readonly { id: string }[];
    procedure?: Localised | null;
    priorities: readonly { value: number; tags: string[] }[];
  })[];
};

const textsOf = (text: Localised | null | undefined): Texts => ({ it: text?.it ?? '', en: text?.en ?? '' });

/** The draft of a phase as the server answers it. */
export const draftOf = (phase: Answered): PhaseDraft => ({
  name: textsOf(phase.name),
  withProcedure: phase.withProcedure,
  procedure: textsOf(phase.procedure),
  conditions: phase.conditions.map(({ include, exclude }) => ({ include, exclude })),
  choices: phase.choices.map((choice) => ({
    products: choice.products.map(({ id }) => id),
    visibility: choice.visibility,
    visibilityConditions: choice.visibilityConditions,
    recommended: choice.recommended,
    recommendedConditions: choice.recommendedConditions,
    withProcedure: choice.withProcedure,
    procedure: textsOf(choice.procedure),
    priorities: choice.priorities.map(({ value, tags }) => ({ value: priorityText(value), tags })),
  })),
  availablePricelists: phase.availablePricelists,
});

/** A new choice: always offered, never recommended, without products (CDA-037, CDA-039). */
export const newChoice = (): ChoiceDraft => ({
  products: [],
  visibility: 'always',
  visibilityConditions: [],
  recommended: 'never',
  recommendedConditions: [],
  withProcedure: false,
  procedure: { it: '', en: '' },
  priorities: [],
});

/** The first choice with a priority that is no number; -1 when all are numbers. */
export const badChoiceOf = ({ choices }: PhaseDraft): number =>
  choices.findIndex(({ priorities }) => priorities.some(({ value }) => parsePriority(value) === undefined));

/** The input that saves a draft (PHA-059 to PHA-062, PHA-073, PHA-074). */
export function phaseInputOf(
  draft: PhaseDraft,
  { id, revision }: { id: string; revision: number },
): PhaseInput {
  const { name, withProcedure, procedure, conditions, choices, availablePricelists } = cleanPhase({
    ...draft,
    choices: draft.choices.map((choice) => ({
      ...choice,
      priorities: choice.priorities.map(({ value, tags }) => ({ value: parsePriority(value) ?? 0, tags })),
    })),
  });
  const indexed = choices.map((choice, index) => ({ index, ...choice }));
  return { id, revision, name, withProcedure, procedure, conditions, choices: indexed, availablePricelists };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const fields = ['name', 'withProcedure', 'procedure', 'conditions', 'availablePricelists'] as const;

/** How many things of a phase differ: its fields, and each of its choices. */
export function countPhaseChanges(before: PhaseDraft, after: PhaseDraft): number {
  const changed = fields.filter((field) => !isSame(before[field], after[field]));
  const count = Math.max(before.choices.length, after.choices.length);
  const choices = Array.from({ length: count }, (_, index) => [before.choices[index], after.choices[index]]);
  return changed.length + choices.filter(([earlier, later]) => !isSame(earlier, later)).length;
}
