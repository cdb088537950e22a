import { type ImportedEntry, namesOfEntry } from '#shared/catalogue/workbook/imported.ts';
import type { PlannedEntry } from '#shared/catalogue/workbook/plan.ts';
import type { JobNote } from '#shared/schemas/job.ts';

type About = JobNote['about'];

/** Where an entry is that an import left out; one that was to be added is nowhere, unless somebody else added it. */
export function aboutPlanned(entry: PlannedEntry, reason: string): About {
  const { kind, id, does } = entry;
  // A colour is told by its folder, which is there.
  const isThere = kind === 'colour' || does === 'change' || reason === 'conflict';
  if (reason === 'not-found' || !isThere) return undefined;
  return entry.kind === 'product' ? { kind, id, name: entry.sent.name } : { kind, id };
}

/** Where an entry is that an undoing left. */
export function aboutImported(entry: ImportedEntry, reason: string): About {
  if (reason === 'not-found') return undefined;
  const { kind, id } = entry;
  const name = namesOfEntry(entry);
  return { kind, id, ...(name && { name }) };
}
