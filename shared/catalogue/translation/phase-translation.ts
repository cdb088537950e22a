import * as z from 'zod/mini';
import type { Localised } from '#shared/schemas/localised.ts';
import { type OptionalText, withEnglish, wouldOverwrite } from './english.ts';
import { at, hasEveryPlace, place } from './indexed.ts';

/** A phase, stored or being edited, as far as its texts go. */
export type TranslatablePhase = {
  name: Localised;
  procedure?: OptionalText;
  choices: readonly { procedure?: OptionalText }[];
};

/** Texts of a phase to be translated (TRA-007); the index of a choice is its place in the phase. */
export type PhaseTexts = {
  name: string;
  procedure: string;
  choices: { index: number; procedure: string }[];
};

const phaseTranslation = z.object({
  success: z.literal(true),
  translations: z.object({
    name: z.string(),
    procedure: z.string(),
    choices: z.array(z.object({ index: place, procedure: z.string() })),
  }),
});

/** The answer of `translatePhase` (TRA-008). */
export type PhaseTranslation = z.infer<typeof phaseTranslation>;
export type PhaseTranslations = PhaseTranslation['translations'];

/** Every Italian text of a phase. */
export const phaseTexts = ({ name, procedure, choices }: TranslatablePhase): PhaseTexts => ({
  name: name.it,
  procedure: procedure?.it ?? '',
  choices: choices.map((choice, index) => ({ index, procedure: choice.procedure?.it ?? '' })),
});

/** Whether translating would write over an English text: asked first (OPC-51). */
export const hasPhaseEnglish = ({ name, procedure, choices }: TranslatablePhase): boolean =>
  [name, procedure, ...choices.map((choice) => choice.procedure)].some(wouldOverwrite);

/** Whether an answer is a success of the right shape: every choice that was sent has its place (TRA-014). */
export function isPhaseTranslation(answer: unknown, sent: PhaseTexts): answer is PhaseTranslation {
  const { success, data } = phaseTranslation.safeParse(answer);
  return success && hasEveryPlace(data.translations.choices, sent.choices.length);
}

/** A phase with English for every text that has Italian; choices are matched by index (TRA-009 to TRA-011). */
export const withPhaseTranslations = <Phase extends TranslatablePhase>(
  phase: Phase,
  translations: PhaseTranslations,
): Phase => ({
  ...phase,
  name: withEnglish(phase.name, translations.name),
  procedure: withEnglish(phase.procedure, translations.procedure),
  choices: phase.choices.map((choice, index) => ({
    ...choice,
    procedure: withEnglish(choice.procedure, at(translations.choices, index)?.procedure ?? ''),
  })),
});
