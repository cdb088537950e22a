import { newId } from '#lambdas/runtime/new-id.ts';
import { readColourFolder } from '#lambdas/store/catalogue/colour-folder-store.ts';
import {
  type ColourEdit,
  editColours,
  listFolderColours,
} from '#lambdas/store/catalogue/folder-colour-store.ts';
import type { StepOutcome } from '#lambdas/store/job/run-job.ts';
import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import type { ImportedEntry } from '#shared/catalogue/workbook/imported.ts';
import type { PlannedOf } from '#shared/catalogue/workbook/plan.ts';
import { DomainError } from '#shared/errors.ts';
import type { ColourValues, FolderColour } from '#shared/schemas/colour-folder.ts';
import { aboutPlanned } from './about-entry.ts';
import { type By, endOf } from './settle.ts';

type Edit = PlannedOf<'colour'>['edits'][number];
type Edited = ColourEdit & { after: FolderColour };

/** Some colours of a folder, all at once; those that are no longer as the check saw them are left out. */
export async function applyColours(entry: PlannedOf<'colour'>, by: By): Promise<StepOutcome> {
  const [folder, stored] = await Promise.all([readColourFolder(entry.id), listFolderColours(entry.id)]);
  if (!folder) throw new DomainError('not-found');
  const present = new Map(stored.map((colour) => [codeKey(colour.code), colour]));
  const open = entry.edits.filter((edit) => !isSaved(edit, present.get(codeKey(edit.code))));
  const fresh = open.filter((edit) => isAsSeen(edit, present.get(codeKey(edit.code))));
  const { updatedAt, updatedBy } = by;
  const saved = { updatedAt, updatedBy };
  const edits = fresh.map((edit) => editOf(edit, present.get(codeKey(edit.code)), saved));
  if (fresh.length > 0)
    await editColours(entry.id, edits, saved, [await by.keeping(importedOf(entry, edits))]);
  const late = open.filter((edit) => !fresh.includes(edit));
  const ended = countsOf(entry.edits.map((edit) => (late.includes(edit) ? 'skipped' : endOf(edit))));
  if (late.length === 0) return { ended };
  const codes = late.map(({ code }) => code).join(', ');
  const about = aboutPlanned(entry, 'conflict');
  return { ended, note: { subject: `${entry.name}: ${codes}`, reason: 'conflict', about } };
}

const countsOf = (ends: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(ends, (end) => end)].map(([end, all]) => [end, all.length]));

const valuesOf = ({ code, hbw, r, g, b }: ColourValues): ColourValues => ({ code, hbw, r, g, b });

const importedOf = ({ id, name }: PlannedOf<'colour'>, edits: readonly Edited[]): ImportedEntry => ({
  ...{ kind: 'colour', id, name },
  colours: edits.map(({ before, after }) => ({
    ...{ id: after.id, before: before ? valuesOf(before) : null, after: valuesOf(after) },
  })),
});

const isSaved = (edit: Edit, stored: FolderColour | undefined): boolean =>
  stored !== undefined && JSON.stringify(valuesOf(edit)) === JSON.stringify(valuesOf(stored));

function isAsSeen(edit: Edit, stored: FolderColour | undefined): boolean {
  if (edit.does === 'add') return stored === undefined;
  return stored?.id === edit.id && stored.revision === edit.revision;
}

function editOf(
  edit: Edit,
  before: FolderColour | undefined,
  by: { updatedAt: string; updatedBy: string },
): Edited {
  const values = valuesOf(edit);
  if (!before) return { after: { ...values, id: newId(), revision: 1, ...by } };
  return { before, after: { ...before, ...values, revision: before.revision + 1, ...by } };
}
