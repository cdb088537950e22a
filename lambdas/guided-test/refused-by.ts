import { readWizardDraft, readWizardPointer } from '#lambdas/store/guided-test/wizard-store.ts';

/** Who saved or published last, and when (OPW-22). */
export async function lastSave(): Promise<{ updatedBy: string; updatedAt: string } | undefined> {
  const [draft, pointer] = await Promise.all([readWizardDraft(), readWizardPointer()]);
  if (draft) return { updatedBy: draft.savedBy, updatedAt: draft.lastSaved };
  return pointer && { updatedBy: pointer.publishedBy, updatedAt: pointer.publishedAt };
}
