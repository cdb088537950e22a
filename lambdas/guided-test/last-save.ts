import { readGuidedTestDraft, readGuidedTestPointer } from '#lambdas/store/guided-test/guided-test-store.ts';

/** Who saved or published last, and when (OPW-22). */
export async function lastSave(): Promise<{ updatedBy: string; updatedAt: string } | undefined> {
  const [draft, pointer] = await Promise.all([readGuidedTestDraft(), readGuidedTestPointer()]);
  if (draft) return { updatedBy: draft.savedBy, updatedAt: draft.lastSaved };
  return pointer && { updatedBy: pointer.publishedBy, updatedAt: pointer.publishedAt };
}
