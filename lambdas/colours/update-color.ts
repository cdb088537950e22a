import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { mustBuildOn, savedBy } from '#lambdas/runtime/saved-by.ts';
import { editColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { colourInput } from '#shared/schemas/colour-input.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { storedColour } from './stored-colour.ts';

/** Changes a colour of a folder (COL-037). */
export const updateColor = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ colorlistId: idSchema, id: idSchema, revision: z.int(), ...colourInput }),
  async run({ colorlistId, id, revision, ...values }, { user, now }) {
    const before = await storedColour(colorlistId, id);
    mustBuildOn(revision, before);
    const by = savedBy(user, now);
    const after = { ...before, ...values, revision: revision + 1, ...by };
    await editColours(colorlistId, [{ before, after }], by);
    return after;
  },
});
