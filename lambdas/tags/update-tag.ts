import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { mustBeOf, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { changeTagAndUses } from '#lambdas/store/catalogue/tag-uses.ts';
import type { Tag } from '#shared/schemas/tag.ts';
import { tagInput } from '#shared/schemas/tag-input.ts';
import { existingTag } from './existing-tag.ts';

/** Renames a tag; a new slug is written wherever it is used, in the one transaction (TAG-017, OPC-14, decision 11). */
export const updateTag = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ tag: tagInput }),
  async run({ tag: wanted }, { caller, now }): Promise<Tag> {
    const before = await existingTag(wanted.id);
    mustBeOf(wanted.revision, before);
    const after = { ...before, ...wanted, ...nextRevision(before.revision, signedInUser(caller), now) };
    if (await changeTagAndUses(before, after)) return after;
    throw conflictWith(await existingTag(wanted.id));
  },
});
