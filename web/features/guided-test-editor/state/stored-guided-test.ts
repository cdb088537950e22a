import builtIn from '#shared/guided-test/default-guided-test.json';
import { normalise } from '#shared/guided-test/normalise.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { EditedGuidedTestStateFragment } from '#web/graphql/guided-test-editor.ts';

/** What the server has: the configuration to edit, and what users run. */
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

/** What is edited when nothing could be loaded: the built-in guided test (WED-067). */
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
