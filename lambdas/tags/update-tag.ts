import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { tags } from '#lambdas/store/catalogue/tag-store.ts';
import { changeTagAndUses } from '#lambdas/store/catalogue/tag-uses.ts';
import type { Tag } from '#shared/schemas/tag.ts';
import { tagInput } from '#shared/schemas/tag-input.ts';

/** Renames a tag; a new slug is written wherever it is used, in the one transaction (TAG-017, OPC-14, decision 11). */
export const updateTag = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ tag: tagInput }),
  async run({ tag: wanted }, { user, now }): Promise<Tag> {
    const before = await tags.editable(wanted.id, wanted.revision);
    const after = { ...before, ...wanted, ...nextRevision(before.revision, user, now) };
    if (await changeTagAndUses(before, after)) return after;
    throw conflictWith(await tags.existing(wanted.id));
  },
});
