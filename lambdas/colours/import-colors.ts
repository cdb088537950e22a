import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { editColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { mostImported } from '#shared/catalogue/colours/pasted-colours.ts';
import { colourInput } from '#shared/schemas/colour-input.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

const imported = z.strictObject({ id: z.nullish(idSchema), revision: z.nullish(z.int()), ...colourInput });

/** Adds and changes colours of a folder by their codes, all or none. A changed one must still be as it was read. */
export const importColors = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({
    colorlistId: idSchema,
    key: idSchema,
    colors: z.array(imported).check(z.minLength(1), z.maxLength(mostImported)),
  }),
  async run({ colorlistId, key, colors }, { user, now, newId }) {
    const by = savedBy(user, now);
    const edits = colors.map(({ id, revision, ...values }) => {
      if (!id || !revision) return { after: { ...values, id: newId(), revision: 1, ...by } };
      const before = { ...values, id, revision, ...by };
      return { before, after: { ...before, revision: revision + 1 } };
    });
    await runOnce(user, key, { colorlistId, colors }, async (once) => {
      await editColours(colorlistId, edits, by, [once.remembering(colorlistId, now)]);
      return colorlistId;
    });
    return colors.map(({ code }) => code);
  },
});
