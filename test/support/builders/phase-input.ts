import type { PhaseInput } from '#shared/schemas/phase-input.ts';

export type ChoiceInput = PhaseInput['choices'][number];

/** A choice as the client sends it, with the test's changes. */
export const aChoiceInput = (changes: Partial<ChoiceInput> = {}): ChoiceInput => ({
  index: 0,
  products: [],
  visibility: 'always',
  visibilityConditions: [],
  recommended: 'never',
  recommendedConditions: [],
  withProcedure: false,
  procedure: { it: '', en: '' },
  priorities: [],
  ...changes,
});

/** The complete input of a save of a phase (PHA-073). */
export const aPhaseInput = (changes: Partial<PhaseInput> = {}): PhaseInput => ({
  id: 'fase',
  revision: 1,
  name: { it: 'Fondo', en: 'Primer' },
  withProcedure: false,
  procedure: { it: '', en: '' },
  conditions: [],
  choices: [],
  availablePricelists: [],
  ...changes,
});
