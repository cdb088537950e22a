import { idInput, operation } from '#lambdas/operation.ts';
import { editablePhase } from './editable-phase.ts';
import { storedPhase } from './stored-phase.ts';

/** One phase with everything it holds (PHA-076). */
export const readEditablePhase = operation({
  allow: 'catalogue.write',
  input: idInput,
  run: async ({ id }) => editablePhase(await storedPhase(id)),
});
