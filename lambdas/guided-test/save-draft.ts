import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { sayingWho } from '#lambdas/runtime/saying-who.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { saveWizardDraft } from '#lambdas/store/guided-test/wizard-store.ts';
import { wizardInput } from '#shared/schemas/wizard-input.ts';
import { answeredWizard } from './answered-wizard.ts';
import { lastSave } from './refused-by.ts';
import { sentConfig } from './sent-config.ts';

/** Keeps what the editor holds, with whatever is still wrong with it (SAVE_DRAFT, WED-070). */
export const saveDraft = operation({
  allow: 'wizard.write',
  input: z.strictObject({ draft: wizardInput }),
  async run({ draft: { config: text, revision, version } }, { caller, now }) {
    const config = sentConfig(text, 'no-config-to-save');
    const { updatedAt: lastSaved, updatedBy } = savedBy(signedInUser(caller), now);
    const base = { revision: revision ?? null, version };
    await sayingWho(() => saveWizardDraft(base, config, { lastSaved, savedBy: updatedBy }), lastSave);
    return answeredWizard();
  },
});
