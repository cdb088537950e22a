import type { PhaseInput } from '#shared/schemas/phase-input.ts';

export type ChoiceInput = PhaseInput['choices'][number];

/** A choice as it is sent to be saved, with what the test changes. */
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

/** What saving a phase takes: all of it, and no more (PHA-073). */
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
