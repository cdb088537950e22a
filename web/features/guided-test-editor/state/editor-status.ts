import type { StoredGuidedTest } from './stored-guided-test.ts';
import type { Write } from './use-writes.ts';

/** The states that the toolbar tells of (WED-085 to WED-089), and the two failures (ADR 34). */
export type EditorStatus = {
  state:
    | 'saving'
    | 'draft-changed'
    | 'draft-same'
    | 'unpublished'
    | 'published'
    | 'not-saved'
    | 'not-published';
  /** When it was saved or published (ISO 8601); null while something is not. */
  since: string | null;
  /** Whose draft it is. */
  by?: string | null;
};

type Differences = {
  saving: boolean;
  /** The write that did not work, until the next one. */
  failed: Write | undefined;
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
  { saving, failed, changed, differs }: Differences,
): EditorStatus {
  if (saving) return { state: 'saving', since: null };
  if (failed === 'save' && changed) return { state: 'not-saved', since: null };
  if (failed === 'publish' && differs) return { state: 'not-published', since: null };
  if (changed) return { state: 'unpublished', since: null };
  if (source !== 'DRAFT') return { state: 'published', since: publishedAt };
  return { state: differs ? 'draft-changed' : 'draft-same', since: lastSaved, by: savedBy };
}
