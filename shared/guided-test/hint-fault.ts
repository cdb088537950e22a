import type { Localised } from '#shared/schemas/localised.ts';

/** Letters of a hint, in each language: two lines under a question, a few in the card of an answer. */
export const hintLimits = { question: 200, answer: 140 };

export type HintFault = 'hint-missing' | 'hint-long';

/** The fault of a hint, if any. Without Italian there is nothing that the other languages fall back to. */
export function hintFault(
  kind: keyof typeof hintLimits,
  hint: Localised | null | undefined,
): HintFault | undefined {
  if (!hint) return undefined;
  const lengths = Object.values(hint).map((text) => text?.trim().length ?? 0);
  if (lengths.some((length) => length > hintLimits[kind])) return 'hint-long';
  return hint.it.trim() === '' && lengths.some((length) => length > 0) ? 'hint-missing' : undefined;
}
