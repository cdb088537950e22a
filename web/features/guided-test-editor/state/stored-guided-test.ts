import builtIn from '#shared/guided-test/default-guided-test.json';
import { normalise } from '#shared/guided-test/normalise.ts';
import { isSameConfig } from '#shared/guided-test/same-config.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { EditedGuidedTestStateFragment } from '#web/graphql/guided-test-editor.ts';

/** The stored configuration to edit, and the version that users run. */
export type StoredGuidedTest = Omit<EditedGuidedTestStateFragment, 'config' | 'published'> & {
  original: GuidedTestConfig;
  published: GuidedTestConfig;
};

export function storedGuidedTest({
  config,
  published,
  ...rest
}: EditedGuidedTestStateFragment): StoredGuidedTest {
  return { ...rest, original: normalise(JSON.parse(config)), published: normalise(JSON.parse(published)) };
}

/** Who saved or published it last, and when. */
export function lastWrite({ source, savedBy, lastSaved, publishedBy, publishedAt }: StoredGuidedTest) {
  const [by, at] = source === 'DRAFT' ? [savedBy, lastSaved] : [publishedBy, publishedAt];
  return { updatedBy: by ?? '', updatedAt: at ?? '' };
}

/** The draft that differs from what users run, and so holds work of somebody. */
export const unpublishedDraft = (stored: StoredGuidedTest) =>
  stored.source === 'DRAFT' && !isSameConfig(stored.original, stored.published)
    ? lastWrite(stored)
    : undefined;

/** The built-in guided test: it is edited when nothing could be loaded (WED-067). */
export function builtInGuidedTest(): StoredGuidedTest {
  const original = normalise(builtIn);
  return {
    source: 'BUILT_IN',
    revision: null,
    lastSaved: null,
    savedBy: null,
    version: 0,
    publishedAt: null,
    publishedBy: null,
    original,
    published: original,
  };
}
