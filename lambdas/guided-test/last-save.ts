import { readGuidedTestDraft, readGuidedTestPointer } from '#lambdas/store/guided-test/guided-test-store.ts';

/** The last save or publishing: its author and time (OPW-22). */
export async function lastSave(): Promise<{ updatedBy: string; updatedAt: string } | undefined> {
  const [draft, pointer] = await Promise.all([readGuidedTestDraft(), readGuidedTestPointer()]);
  if (draft) return { updatedBy: draft.savedBy, updatedAt: draft.lastSaved };
  return pointer && { updatedBy: pointer.publishedBy, updatedAt: pointer.publishedAt };
}
