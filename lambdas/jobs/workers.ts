import type { StepOutcome } from '#lambdas/runtime/run-job.ts';
import type { Job, JobKind } from '#shared/schemas/job.ts';
import { copyPriceList } from './copy-price-list.ts';
import { erasePerson } from './erase-person.ts';
import { importCatalogue } from './import-catalogue.ts';
import { collectPersonalData } from './personal-data.ts';
import { undoPriceUpdate } from './price-update/undo-price-update.ts';
import { updatePrices } from './price-update/update-prices.ts';
import { repairData } from './repair/repair-data.ts';

/**
 * The step of a job, by its number, once its work is read; `reached` is the job as it stands before it. A step that is
 * done twice must end in the same state.
 */
export type Worker = (
  job: Job,
) => Promise<(index: number, now: Date, reached: Job) => Promise<StepOutcome | 'later'>>;

export const workers: Readonly<Record<JobKind, Worker>> = {
  import: importCatalogue,
  price_list_copy: copyPriceList,
  price_update: updatePrices,
  price_update_undo: undoPriceUpdate,
  repair: repairData,
  personal_data: collectPersonalData,
  erasure: erasePerson,
};
