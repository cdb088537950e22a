import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { editColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { storedColour } from './stored-colour.ts';

/** Deletes a colour of a folder (COL-026); what is published has it until the next publishing. */
export const deleteColor = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ colorlistId: idSchema, id: idSchema }),
  async run({ colorlistId, id }, { caller, now }) {
    const before = await storedColour(colorlistId, id);
    await editColours(colorlistId, [{ before }], savedBy(signedInUser(caller), now));
    return id;
  },
});
