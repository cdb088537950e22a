import type { Saved } from '#lambdas/runtime/saved-by.ts';
import { writesOfRenamedTag } from '#lambdas/store/guided-test/guided-test-tags.ts';
import { usesOfTag } from '#shared/catalogue/tags/uses-of-tag.ts';
import { withSlug } from '#shared/catalogue/tags/with-slug.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import type { Tag } from '#shared/schemas/tag.ts';
import { phases } from './phase-store.ts';
import { changeTag } from './tag-store.ts';

/** Tries of a renaming that meets a save of a phase or guided test that uses the tag. */
const tries = 3;

/**
 * Writes the next revision of a tag, its new slug into every phase and the guided test that use it; returns whether no
 * other save came between.
 */
export async function changeTagAndUses(before: Tag, after: Tag): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const refused = await changeTag(
      before,
      after,
      await renamedPhases(before, after),
      await writesOfRenamedTag(before, after),
    );
    if (!refused) return true;
    if (refused === 'tag') return false;
  }
  return false;
}

async function renamedPhases(before: Tag, after: Tag): Promise<Phase[]> {
  if (before.slug === after.slug) return [];
  const saved: Saved = { updatedAt: after.updatedAt, updatedBy: after.updatedBy };
  const all = await phases.list(true);
  return all
    .filter((phase) => usesOfTag(before.slug, [phase]).length > 0)
    .map((phase) => ({
      ...withSlug(phase, before.slug, after.slug),
      ...saved,
      revision: phase.revision + 1,
    }));
}
