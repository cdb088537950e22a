import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { editColours } from '#lambdas/store/folder-colour-store.ts';
import { colorInput } from '#shared/schemas/color-input.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** Adds a colour to a folder (COL-036); its code must be new there (OPC-07). */
export const addColor = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ colorlistId: idSchema, ...colorInput }),
  async run({ colorlistId, ...values }, { caller, now, newId }) {
    const by = savedBy(signedInUser(caller), now);
    const colour = { ...values, id: newId(), revision: 1, ...by };
    await editColours(colorlistId, [{ after: colour }], by);
    return colour;
  },
});
