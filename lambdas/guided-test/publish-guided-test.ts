import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { writeGuidedTestVersion } from '#lambdas/store/guided-test/guided-test-store.ts';
import { publishedConfig } from '#lambdas/store/guided-test/published-config.ts';
import { DomainError } from '#shared/errors.ts';
import { checkConfig } from '#shared/guided-test/check-config.ts';
import { isSameConfig } from '#shared/guided-test/same-config.ts';
import { guidedTestDraftInput } from '#shared/schemas/guided-test-input.ts';
import { answeredGuidedTest } from './answered-guided-test.ts';
import { lastSave } from './last-save.ts';
import { sentConfig } from './sent-config.ts';

/**
 * Publishes the guided test that users run from now on (PUBLISH_TEST, WED-071). Errors in it refuse it (OPW-16). The
 * same content again changes nothing (WED-077), so that a retry is harmless.
 */
export const publishGuidedTest = userOperation({
  allow: 'wizard.write',
  input: z.strictObject({ draft: guidedTestDraftInput }),
  async run({ draft: { config: text, revision, version, keeps } }, { user, now }) {
    const config = sentConfig(text, 'no-config-to-publish');
    const wrong = checkConfig(config).filter(({ level }) => level === 'error');
    if (wrong.length > 0) throw new DomainError('guided-test-errors', { count: wrong.length });
    const published = await publishedConfig();
    if (!isSameConfig(published.config, config)) {
      const { updatedAt: publishedAt, updatedBy: publishedBy } = savedBy(user, now);
      const base = { revision: revision ?? null, version, keeps: keeps === true };
      await saveOrConflict(
        () => writeGuidedTestVersion(base, config, { publishedAt, publishedBy }),
        lastSave,
      );
    }
    return answeredGuidedTest();
  },
});
