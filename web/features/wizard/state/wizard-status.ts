import type { StoredWizard } from './stored-wizard.ts';

/** The five states that the toolbar tells of (WED-085 to WED-089). */
export type WizardStatus = {
  state: 'saving' | 'draft-changed' | 'draft-same' | 'unpublished' | 'published';
  /** When it was saved or published (ISO 8601). */
  since: string | null;
};

type Differences = {
  saving: boolean;
  /** From what is stored. */
  changed: boolean;
  /** From what users run. */
  differs: boolean;
};

export function wizardStatus(
  { source, lastSaved, publishedAt }: Pick<StoredWizard, 'source' | 'lastSaved' | 'publishedAt'>,
  { saving, changed, differs }: Differences,
): WizardStatus {
  if (saving) return { state: 'saving', since: null };
  if (changed) return { state: 'unpublished', since: lastSaved };
  if (source !== 'DRAFT') return { state: 'published', since: publishedAt };
  return { state: differs ? 'draft-changed' : 'draft-same', since: lastSaved };
}
