import { idInput, operation } from '#lambdas/operation.ts';
import { phases } from '#lambdas/store/catalogue/phase-store.ts';
import { editablePhase } from './editable-phase.ts';

/** One phase with everything it holds (PHA-076). */
export const readEditablePhase = operation({
  allow: 'catalogue.write',
  input: idInput,
  run: async ({ id }) => editablePhase(await phases.existing(id)),
});
