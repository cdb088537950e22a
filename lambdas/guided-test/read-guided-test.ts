import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { configOfVersion, publishedConfig } from '#lambdas/store/wizard-configs.ts';
import { DomainError } from '#shared/errors.ts';

/** What a user runs: the newest questionnaire, or the one that a quotation of before was made with (OPW-02, OPW-23). */
export const readGuidedTest = operation({
  allow: 'quotation.write',
  input: z.strictObject({ version: z.nullish(z.int().check(z.gte(0), z.lte(99_999_999))) }),
  async run({ version }) {
    if (typeof version !== 'number') {
      const published = await publishedConfig();
      return { version: published.version, config: JSON.stringify(published.config) };
    }
    const config = await configOfVersion(version);
    if (!config) throw new DomainError('not-found');
    return { version, config: JSON.stringify(config) };
  },
});
