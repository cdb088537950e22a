import { readGuidedTestDraft } from '#lambdas/store/guided-test/guided-test-store.ts';
import { publishedConfig } from '#lambdas/store/guided-test/published-config.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { safeConfig } from './safe-config.ts';

/** The editor opens the draft, else the published configuration, else the built-in one (WED-064 to WED-066). */
export async function answeredGuidedTest() {
  const [draft, published] = await Promise.all([readGuidedTestDraft(), publishedConfig()]);
  const { version, publishedAt, publishedBy } = published;
  const publishedText = JSON.stringify(safeConfig(published.config));
  return {
    source: draft ? 'DRAFT' : version > 0 ? 'PUBLISHED' : 'BUILT_IN',
    config: draft ? JSON.stringify(safeConfig(normalise(draft.config))) : publishedText,
    revision: draft?.revision ?? null,
    lastSaved: draft?.lastSaved ?? null,
    savedBy: draft?.savedBy ?? null,
    published: publishedText,
    version,
    publishedAt: publishedAt ?? null,
    publishedBy: publishedBy ?? null,
  };
}
