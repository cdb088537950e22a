import type { transact } from '#lambdas/runtime/table/transact.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { usesTag, withTagRenamed } from '#shared/guided-test/with-tag.ts';
import type { Tag } from '#shared/schemas/tag.ts';
import { draftWrite, readGuidedTestDraft, versionWrites } from './guided-test-store.ts';
import { publishedConfig } from './published-config.ts';

type Write = Parameters<typeof transact>[0][number];
type GuidedTestUse = { kind: 'GUIDED_TEST' | 'GUIDED_TEST_DRAFT' };

const read = async () => {
  const [published, stored] = await Promise.all([publishedConfig(), readGuidedTestDraft()]);
  return { published, draft: stored && { ...stored, config: normalise(stored.config) } };
};

/** Whether the guided test names a tag, as published and as draft. */
export async function guidedTestUses(slug: string): Promise<GuidedTestUse[]> {
  const { published, draft } = await read();
  return [
    ...(usesTag(published.config, slug) ? [{ kind: 'GUIDED_TEST' } as const] : []),
    ...(draft && usesTag(draft.config, slug) ? [{ kind: 'GUIDED_TEST_DRAFT' } as const] : []),
  ];
}

/** A tag's new slug in the guided test: a new published version (decision 11), and the draft, then of that version. */
export async function writesOfRenamedTag(before: Tag, after: Tag): Promise<Write[]> {
  if (before.slug === after.slug) return [];
  const { published, draft } = await read();
  const isPublished = usesTag(published.config, before.slug);
  const version = published.version + (isPublished ? 1 : 0);
  const { updatedAt: at, updatedBy: by } = after;
  const writes: Write[] = [];
  if (isPublished) {
    const config = withTagRenamed(published.config, before.slug, after.slug);
    writes.push(...(await versionWrites(published.version, config, { publishedAt: at, publishedBy: by })));
  }
  if (draft && (isPublished || usesTag(draft.config, before.slug))) {
    const config = withTagRenamed(draft.config, before.slug, after.slug);
    writes.push(await draftWrite(draft, config, { lastSaved: at, savedBy: by }, version));
  }
  return writes;
}
