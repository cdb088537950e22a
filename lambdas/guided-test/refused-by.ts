import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { ConditionFailed } from '#lambdas/store/transact.ts';
import { readWizardDraft, readWizardPointer } from '#lambdas/store/wizard-store.ts';

/** Runs what saves or publishes; a lost race says who saved or published since, and when (OPW-22). */
export async function sayingWho(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    if (!(cause instanceof ConditionFailed)) throw cause;
    const [draft, pointer] = await Promise.all([readWizardDraft(), readWizardPointer()]);
    if (draft) throw conflictWith({ updatedBy: draft.savedBy, updatedAt: draft.lastSaved });
    if (pointer) throw conflictWith({ updatedBy: pointer.publishedBy, updatedAt: pointer.publishedAt });
    throw cause;
  }
}
