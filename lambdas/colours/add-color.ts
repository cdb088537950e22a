import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { editColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { colourInput } from '#shared/schemas/colour-input.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { storedColour } from './stored-colour.ts';

/** Adds a colour to a folder (COL-036); its code must be new there (OPC-07). */
export const addColor = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ colorlistId: idSchema, key: idSchema, ...colourInput }),
  async run({ colorlistId, key, ...values }, { user, now, newId }) {
    const by = savedBy(user, now);
    const colour = { ...values, id: newId(), revision: 1, ...by };
    const made = await runOnce(user, key, { colorlistId, ...values }, async (once) => {
      await editColours(colorlistId, [{ after: colour }], by, [once.remembering(colour.id, now)]);
      return colour.id;
    });
    return made === colour.id ? colour : storedColour(colorlistId, made);
  },
});
