import builtIn from '#shared/guided-test/default-guided-test.json' with { type: 'json' };
import { normalise } from '#shared/guided-test/normalise.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { type GuidedTestPointer, readGuidedTestPointer, readGuidedTestVersion } from './guided-test-store.ts';

type PublishedConfig = Partial<GuidedTestPointer> & { version: number; config: GuidedTestConfig };

/** The guided test that users run until one is published: it comes with the product, and is stored nowhere (OPW-02). */
export const builtInConfig = (): GuidedTestConfig => normalise(builtIn);

/** A version that was published; 0 is the built-in guided test (OPW-02). */
export async function configOfVersion(version: number): Promise<GuidedTestConfig | undefined> {
  if (version === 0) return builtInConfig();
  const stored = await readGuidedTestVersion(version);
  return stored === undefined ? undefined : normalise(stored);
}

/** The guided test of users: the newest published configuration, else the built-in one. */
export async function publishedConfig(): Promise<PublishedConfig> {
  const pointer = await readGuidedTestPointer();
  const version = pointer?.version ?? 0;
  const config = await configOfVersion(version);
  if (!config) throw new Error(`Version ${version} of the guided test is missing.`);
  return { ...pointer, version, config };
}
