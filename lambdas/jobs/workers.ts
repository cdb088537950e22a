import { copyPriceList } from '#lambdas/store/catalogue/copy-price-list.ts';
import { erasePerson } from '#lambdas/store/erasure/erase-person.ts';
import { importCatalogue } from '#lambdas/store/import/import-catalogue.ts';
import type { StepOutcome } from '#lambdas/store/job/run-job.ts';
import { collectPersonalData } from '#lambdas/store/personal-data/personal-data.ts';
import { undoPriceUpdate } from '#lambdas/store/price-update/undo-price-update.ts';
import { updatePrices } from '#lambdas/store/price-update/update-prices.ts';
import { repairData } from '#lambdas/store/repair/repair-data.ts';
import type { Job, JobKind } from '#shared/schemas/job.ts';

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
