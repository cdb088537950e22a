import * as z from 'zod/mini';
import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { type Saved, savedBy } from '#lambdas/runtime/saved-by.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { phases } from '#lambdas/store/phase-store.ts';
import { changeTag } from '#lambdas/store/tag-store.ts';
import { usesOfTag } from '#shared/catalogue/tags/uses-of-tag.ts';
import { withSlug } from '#shared/catalogue/tags/with-slug.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import type { Tag } from '#shared/schemas/tag.ts';
import { tagInput } from '#shared/schemas/tag-input.ts';
import { existingTag } from './existing-tag.ts';

/** Somebody may save one of the phases between its reading and the renaming: it is read again, so many times. */
const tries = 3;

/** Renames a tag; a new slug is written into every phase that uses it, in the one transaction (TAG-017, OPC-14). */
export const updateTag = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ tag: tagInput }),
  async run({ tag: wanted }, { caller, now }): Promise<Tag> {
    const saved = savedBy(signedInUser(caller), now);
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const before = await existingTag(wanted.id);
      if (before.revision !== wanted.revision) throw conflictWith(before);
      const after = { ...before, ...wanted, ...saved, revision: before.revision + 1 };
      const refused = await changeTag(before, after, await renamedPhases(before, after, saved));
      if (!refused) return after;
    }
    throw conflictWith(await existingTag(wanted.id));
  },
});

async function renamedPhases(before: Tag, after: Tag, saved: Saved): Promise<Phase[]> {
  if (before.slug === after.slug) return [];
  const all = await phases.list(true);
  return all
    .filter((phase) => usesOfTag(before.slug, [phase]).length > 0)
    .map((phase) => ({
      ...withSlug(phase, before.slug, after.slug),
      ...saved,
      revision: phase.revision + 1,
    }));
}
