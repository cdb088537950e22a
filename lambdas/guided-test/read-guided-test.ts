import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { configOfVersion, publishedConfig } from '#lambdas/store/guided-test/published-config.ts';
import { seesWholeGuidedTest } from '#shared/access/super-user.ts';
import { configFor } from '#shared/guided-test/for-user.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { runnerOf } from './runner-of.ts';
import { safeConfig } from './safe-config.ts';

/** The guided test for a user: the newest, or the one that an older quotation was made with (OPW-02, OPW-23). */
export const readGuidedTest = userOperation({
  allow: 'quotation.write',
  input: z.strictObject({ version: z.nullish(z.int().check(z.gte(0), z.lte(99_999_999))) }),
  async run({ version }, { user }) {
    const { config, version: found } = await versionOf(version);
    return { version: found, config: JSON.stringify(safeConfig(await shownTo(user, config))) };
  },
});

async function versionOf(version: number | null | undefined) {
  if (typeof version !== 'number') return publishedConfig();
  const config = mustBeThere(await configOfVersion(version));
  return { version, config };
}

/** Without phases of its own a guided test holds nothing that some may not see. */
async function shownTo(user: CurrentUser, config: GuidedTestConfig): Promise<GuidedTestConfig> {
  if (seesWholeGuidedTest(user) || config[3].phases.length === 0) return config;
  const [phases, runner] = await Promise.all([listPhases(), runnerOf(user)]);
  return configFor(config, phases, runner);
}
