import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { createTag as store, tags } from '#lambdas/store/catalogue/tag-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { newTagInput } from '#shared/schemas/tag-input.ts';

/** Adds a tag whose slug no other one has (TAG-016, OPC-14). */
export const createTag = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ key: idSchema, tag: newTagInput }),
  async run({ key, tag: wanted }, { user, now, newId }) {
    const entry = { id: newId(), ...wanted, ...nextRevision(0, user, now) };
    const made = await runOnce(user, key, wanted, (once) => store(entry, [once.remembering(entry.id, now)]));
    return tags.existing(made);
  },
});
