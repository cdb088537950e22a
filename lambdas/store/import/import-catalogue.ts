import { readJobWork } from '#lambdas/store/job/job-work.ts';
import { type StepOutcome, stepAt, type Worker } from '#lambdas/store/job/run-job.ts';
import type { ImportedEntry } from '#shared/catalogue/workbook/imported.ts';
import type { Plan, PlannedEntry } from '#shared/catalogue/workbook/plan.ts';
import { DomainError } from '#shared/errors.ts';
import { aboutPlanned } from './about-entry.ts';
import { applyEntry } from './apply-entry.ts';
import { keepingImported } from './imported-batch.ts';
import type { By } from './settle.ts';

/** Writes a checked workbook into the catalogue, entry by entry. What it changes is kept for undoing. */
export const importCatalogue: Worker = async (job) => {
  // Written by startCatalogueImport.
  const { entries } = (await readJobWork(job)) as Pick<Plan, 'entries'>;
  return async (index, now) => {
    const entry = stepAt(entries, index, job);
    const at = now.toISOString();
    const keeping = (done: ImportedEntry) => keepingImported(job, { step: index, at }, done);
    return appliedOrSkipped(entry, { updatedAt: at, updatedBy: job.startedBy, now, keeping });
  };
};

/** A refused entry is left out, and the reason is noted. */
async function appliedOrSkipped(entry: PlannedEntry, by: By): Promise<StepOutcome> {
  try {
    return await applyEntry(entry, by);
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    const ended = entry.kind === 'colour' ? { skipped: entry.edits.length } : 'skipped';
    const reason = reasonOf(cause);
    return { ended, note: { subject: entry.name, reason, about: aboutPlanned(entry, reason) } };
  }
}

/** A save names the field of a required product that is not there. */
const reasonOf = ({ code, params }: DomainError): string =>
  code === 'invalid-input' && String(params?.field).includes('requiredProducts') ? 'required-missing' : code;
