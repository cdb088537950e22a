import { type Choice, choice, type Phase, phase } from '#shared/schemas/phase.ts';

/** A choice that is always visible, of one product. */
export const aChoice = (changes: Partial<Choice> = {}): Choice => ({
  ...choice.parse({ products: ['adda-calce'] }),
  ...changes,
});

/** A phase for everybody, with one choice. */
export const aPhase = (changes: Partial<Phase> = {}): Phase => ({
  ...phase.parse({ id: 'finitura', name: { it: 'Finitura' }, updatedBy: 'Giulia Ferrero' }),
  updatedAt: '2026-01-10T09:00:00.000Z',
  choices: [aChoice()],
  ...changes,
});
