import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { editColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { storedColour } from './stored-colour.ts';

/** Deletes a colour of a folder (COL-026). The published version has it until the next publishing. */
export const deleteColor = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ colorlistId: idSchema, id: idSchema }),
  async run({ colorlistId, id }, { user, now }) {
    const before = await storedColour(colorlistId, id);
    await editColours(colorlistId, [{ before }], savedBy(user, now));
    return id;
  },
});
