import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { writeGuidedTestDraft } from '#lambdas/store/guided-test/guided-test-store.ts';
import { guidedTestDraftInput } from '#shared/schemas/guided-test-input.ts';
import { answeredGuidedTest } from './answered-guided-test.ts';
import { lastSave } from './last-save.ts';
import { sentConfig } from './sent-config.ts';

/** Keeps the content of the editor, even with errors in it (SAVE_DRAFT, WED-070). */
export const saveGuidedTestDraft = userOperation({
  allow: 'wizard.write',
  input: z.strictObject({ draft: guidedTestDraftInput }),
  async run({ draft: { config: text, revision, version, keeps } }, { user, now }) {
    const config = sentConfig(text, 'no-config-to-save');
    const { updatedAt: lastSaved, updatedBy } = savedBy(user, now);
    const base = { revision: revision ?? null, version, keeps: keeps === true };
    await saveOrConflict(
      () => writeGuidedTestDraft(base, config, { lastSaved, savedBy: updatedBy }),
      lastSave,
    );
    return answeredGuidedTest();
  },
});
