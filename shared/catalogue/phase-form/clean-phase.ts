import { asksForTags } from '#shared/guided-test/matches-tags.ts';
import { hasText } from '#shared/rich-text/has-text.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Choice, Phase } from '#shared/schemas/phase.ts';

/** The fields of a phase that super users edit. */
export type PhaseContent = Pick<
  Phase,
  'withProcedure' | 'procedure' | 'conditions' | 'choices' | 'availablePricelists'
> & { name: Localised };

/** A rich text without blanks around it; one that holds no text is empty. */
const trimmedMarkup = (markup: string | null | undefined): string =>
  hasText(markup) ? (markup ?? '').trim() : '';

const trimmed = ({ it, en }: Localised): Localised => ({ it: it.trim(), en: (en ?? '').trim() });

const cleanProcedure = (procedure: Localised | null | undefined): Localised => ({
  it: trimmedMarkup(procedure?.it),
  en: trimmedMarkup(procedure?.en),
});

const withTags = (lines: readonly string[][]) => lines.filter((line) => line.length > 0);

const cleanChoice = (choice: Choice): Choice => ({
  ...choice,
  visibilityConditions: withTags(choice.visibilityConditions),
  recommendedConditions: withTags(choice.recommendedConditions),
  procedure: cleanProcedure(choice.procedure),
  priorities: choice.priorities.filter(({ value }) => value !== 0),
});

/** A phase as it is saved: without lines that have no tags, blanks around texts and priorities of 0 (PHA-059 to PHA-062). */
export const cleanPhase = (phase: PhaseContent): PhaseContent => ({
  ...phase,
  name: trimmed(phase.name),
  procedure: cleanProcedure(phase.procedure),
  conditions: phase.conditions.filter(asksForTags),
  choices: phase.choices.map(cleanChoice),
});

/** Whether there is a procedure to show: it is switched on and has a text in any language. */
export const hasProcedure = ({
  withProcedure,
  procedure,
}: Pick<Phase, 'withProcedure' | 'procedure'>): boolean =>
  withProcedure && (hasText(procedure?.it) || hasText(procedure?.en));
