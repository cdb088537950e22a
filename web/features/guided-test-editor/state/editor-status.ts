import type { StoredGuidedTest } from './stored-guided-test.ts';

/** The five states that the toolbar tells of (WED-085 to WED-089). */
export type EditorStatus = {
  state: 'saving' | 'draft-changed' | 'draft-same' | 'unpublished' | 'published';
  /** When it was saved or published (ISO 8601); null while something is not. */
  since: string | null;
  /** Whose draft it is. */
  by?: string | null;
};

type Differences = {
  saving: boolean;
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
  { saving, changed, differs }: Differences,
): EditorStatus {
  if (saving) return { state: 'saving', since: null };
  if (changed) return { state: 'unpublished', since: null };
  if (source !== 'DRAFT') return { state: 'published', since: publishedAt };
  return { state: differs ? 'draft-changed' : 'draft-same', since: lastSaved, by: savedBy };
}
