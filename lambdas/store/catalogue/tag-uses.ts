import type { Saved } from '#lambdas/runtime/saved-by.ts';
import { guidedTestUses, writesOfRenamedTag } from '#lambdas/store/guided-test/guided-test-tags.ts';
import { usesOfTag } from '#shared/catalogue/tags/uses-of-tag.ts';
import { withSlug } from '#shared/catalogue/tags/with-slug.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import type { Tag } from '#shared/schemas/tag.ts';
import { phases } from './phase-store.ts';
import { changeTag, changingTag } from './tag-store.ts';

/** Tries of a renaming that meets a save of a phase or guided test that uses the tag. */
const tries = 3;

type Writes = Parameters<typeof changeTag>[2];

/**
 * Writes the next revision of a tag, its new slug into every phase and the guided test that use it; returns whether no
 * other save came between. `more` is written with it.
 */
export async function changeTagAndUses(before: Tag, after: Tag, more: Writes = []): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const refused = await changeTag(before, after, [...(await changingTagAndUses(before, after)), ...more]);
    if (!refused) return true;
    if (refused === 'tag') return false;
  }
  return false;
}

/** The writes of a changed tag and of everything that names its slug. */
export const changingTagAndUses = async (before: Tag, after: Tag) =>
  changingTag(before, after, await renamedPhases(before, after), await writesOfRenamedTag(before, after));

/** Whether a phase or the guided test names a tag by its slug. */
export async function isTagUsed(slug: string): Promise<boolean> {
  const [all, asked] = await Promise.all([phases.list(true), guidedTestUses(slug)]);
  return usesOfTag(slug, all).length + asked.length > 0;
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
