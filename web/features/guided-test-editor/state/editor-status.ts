import type { StoredGuidedTest } from './stored-guided-test.ts';
import type { Progress } from './use-writes.ts';

/** The states that the toolbar tells of (WED-085 to WED-089), failures too (ADR 34). */
export type EditorStatus = {
  state: Exclude<Progress, 'publishing'> | 'draft-changed' | 'draft-same' | 'unpublished' | 'published';
  /** When it was saved or published (ISO 8601); null while something is not. */
  since: string | null;
  /** Whose draft it is. */
  by?: string | null;
};

type Differences = {
  progress: Progress | undefined;
  /** From what is stored. */
  changed: boolean;
  /** From what users run. */
  differs: boolean;
};

export function editorStatus(
  {
    source,
    lastSaved,
    savedBy,
    publishedAt,
  }: Pick<StoredGuidedTest, 'source' | 'lastSaved' | 'savedBy' | 'publishedAt'>,
  { progress, changed, differs }: Differences,
): EditorStatus {
  const isTold =
    progress === 'saving' ||
    (progress === 'not-saved' && changed) ||
    (progress === 'not-published' && differs);
  if (isTold) return { state: progress, since: null };
  if (changed) return { state: 'unpublished', since: null };
  if (source !== 'DRAFT') return { state: 'published', since: publishedAt };
  return { state: differs ? 'draft-changed' : 'draft-same', since: lastSaved, by: savedBy };
}
