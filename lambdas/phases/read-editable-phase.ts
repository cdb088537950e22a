import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { editablePhase } from './editable-phase.ts';
import { storedPhase } from './stored-phase.ts';

/** One phase with everything it holds (PHA-076). */
export const readEditablePhase = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ id: idSchema }),
  run: async ({ id }) => editablePhase(await storedPhase(id)),
});
