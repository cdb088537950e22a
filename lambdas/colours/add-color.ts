import * as z from 'zod/mini';
import { callerOnce, onceSchema, rememberingOnce } from '#lambdas/runtime/caller-once.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { editColours } from '#lambdas/store/folder-colour-store.ts';
import { doneOnceWhere } from '#lambdas/store/once-store.ts';
import { colorInput } from '#shared/schemas/color-input.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { storedColour } from './stored-colour.ts';

/** Adds a colour to a folder (COL-036); its code must be new there (OPC-07). */
export const addColor = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ colorlistId: idSchema, key: onceSchema, ...colorInput }),
  async run({ colorlistId, key, ...values }, { caller, now, newId }) {
    const by = savedBy(signedInUser(caller), now);
    const colour = { ...values, id: newId(), revision: 1, ...by };
    const once = callerOnce(caller, key, { colorlistId, ...values });
    const made = await doneOnceWhere(once, async () => {
      await editColours(colorlistId, [{ after: colour }], by, rememberingOnce(once, colour.id, now));
      return colour.id;
    });
    return made === colour.id ? colour : storedColour(colorlistId, made);
  },
});
