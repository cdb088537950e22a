import * as z from 'zod/mini';
import { callerOnce, onceSchema, rememberingOnce } from '#lambdas/runtime/caller-once.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { editColours } from '#lambdas/store/folder-colour-store.ts';
import { doneOnceWhere } from '#lambdas/store/once-store.ts';
import { mostImported } from '#shared/catalogue/colours/pasted-colours.ts';
import { colorInput } from '#shared/schemas/color-input.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const imported = z.strictObject({ id: optional(idSchema), revision: optional(z.int()), ...colorInput });

/** Adds and changes colours of a folder by their codes, all or none: a changed one must be what was read. */
export const importColors = operation({
  allow: 'catalogue.write',
  input: z.strictObject({
    colorlistId: idSchema,
    key: onceSchema,
    colors: z.array(imported).check(z.minLength(1), z.maxLength(mostImported)),
  }),
  async run({ colorlistId, key, colors }, { caller, now, newId }) {
    const by = savedBy(signedInUser(caller), now);
    const edits = colors.map(({ id, revision, ...values }) => {
      if (!id || !revision) return { after: { ...values, id: newId(), revision: 1, ...by } };
      const before = { ...values, id, revision, ...by };
      return { before, after: { ...before, revision: revision + 1 } };
    });
    const once = callerOnce(caller, key, { colorlistId, colors });
    await doneOnceWhere(once, async () => {
      await editColours(colorlistId, edits, by, rememberingOnce(once, colorlistId, now));
      return colorlistId;
    });
    return colors.map(({ code }) => code);
  },
});
