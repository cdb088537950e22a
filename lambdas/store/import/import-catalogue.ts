import { readJobWork } from '#lambdas/store/job/job-work.ts';
import type { StepOutcome, Worker } from '#lambdas/store/job/run-job.ts';
import type { Plan, PlannedEntry } from '#shared/catalogue/workbook/plan.ts';
import { DomainError } from '#shared/errors.ts';
import { applyColourFolder } from './apply-colour-folder.ts';
import { applyColours } from './apply-colours.ts';
import { applyMembers } from './apply-members.ts';
import { applyPriceList } from './apply-price-list.ts';
import { applyProduct } from './apply-product.ts';
import { applyTag } from './apply-tag.ts';
import type { By } from './settle.ts';

/** Writes a checked workbook into the catalogue, entry by entry. */
export const importCatalogue: Worker = async (job) => {
  // Written by startCatalogueImport.
  const { entries } = (await readJobWork(job)) as Pick<Plan, 'entries'>;
  return async (index, now) => {
    const entry = entries[index];
    if (!entry) throw new Error(`The import ${job.id} has no step ${index}.`);
    return applied(entry, { updatedAt: now.toISOString(), updatedBy: job.startedBy, now });
  };
};

/** What is refused is left out, and said why. */
async function applied(entry: PlannedEntry, by: By): Promise<StepOutcome> {
  try {
    return await outcomeOf(entry, by);
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    const ended = entry.kind === 'colour' ? { skipped: entry.edits.length } : 'skipped';
    return { ended, note: { subject: entry.name, reason: reasonOf(cause) } };
  }
}

/** A save names the field of a required product that is not there. */
const reasonOf = ({ code, params }: DomainError): string =>
  code === 'invalid-input' && String(params?.field).includes('requiredProducts') ? 'required-missing' : code;

async function outcomeOf(entry: PlannedEntry, by: By): Promise<StepOutcome> {
  switch (entry.kind) {
    case 'tag':
      return { ended: await applyTag(entry, by) };
    case 'colourFolder':
      return { ended: await applyColourFolder(entry, by) };
    case 'colour':
      return applyColours(entry, by);
    case 'priceList':
      return { ended: await applyPriceList(entry, by) };
    case 'product':
      return { ended: await applyProduct(entry, by) };
    case 'members':
      return { ended: await applyMembers(entry, by) };
  }
}
