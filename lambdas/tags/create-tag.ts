import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { createTag as store } from '#lambdas/store/catalogue/tag-store.ts';
import { digestOf, doneOnce, onceKey } from '#lambdas/store/once/once-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { newTagInput } from '#shared/schemas/tag-input.ts';
import { existingTag } from './existing-tag.ts';

/** Adds a tag whose slug no other one has (TAG-016, OPC-14). */
export const createTag = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ key: idSchema, tag: newTagInput }),
  async run({ key, tag: wanted }, { caller, now, newId }) {
    const user = signedInUser(caller);
    const once = onceKey(user.id, key, digestOf(wanted));
    const entry = { id: newId(), ...wanted, ...nextRevision(0, user, now) };
    return existingTag(await doneOnce(once, () => store(entry, { key: once, now })));
  },
});
