import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { sayingWho } from '#lambdas/runtime/saying-who.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { publishedConfig } from '#lambdas/store/guided-test/wizard-configs.ts';
import { publishWizard } from '#lambdas/store/guided-test/wizard-store.ts';
import { DomainError } from '#shared/errors.ts';
import { checkConfig } from '#shared/guided-test/check-config.ts';
import { isSameConfig } from '#shared/guided-test/same-config.ts';
import { wizardInput } from '#shared/schemas/wizard-input.ts';
import { answeredWizard } from './answered-wizard.ts';
import { lastSave } from './refused-by.ts';
import { sentConfig } from './sent-config.ts';

/**
 * What users run from now on (PUBLISH_TEST, WED-071). Refused with an error in it (OPW-16); the same as is published
 * changes nothing (WED-077), so that a retry is harmless.
 */
export const publish = operation({
  allow: 'wizard.write',
  input: z.strictObject({ draft: wizardInput }),
  async run({ draft: { config: text, revision, version } }, { caller, now }) {
    const config = sentConfig(text, 'no-config-to-publish');
    const wrong = checkConfig(config).filter(({ level }) => level === 'error');
    if (wrong.length > 0) throw new DomainError('wizard-errors', { count: wrong.length });
    const published = await publishedConfig();
    if (!isSameConfig(published.config, config)) {
      const { updatedAt: publishedAt, updatedBy: publishedBy } = savedBy(signedInUser(caller), now);
      const base = { revision: revision ?? null, version };
      await sayingWho(() => publishWizard(base, config, { publishedAt, publishedBy }), lastSave);
    }
    return answeredWizard();
  },
});
