import { copyPriceList } from '#lambdas/store/catalogue/copy-price-list.ts';
import { customerGone } from '#lambdas/store/customer-uses/customer-gone.ts';
import { erasePerson } from '#lambdas/store/erasure/erase-person.ts';
import { importCatalogue } from '#lambdas/store/import/import-catalogue.ts';
import { undoImport } from '#lambdas/store/import/undo-import.ts';
import type { Worker } from '#lambdas/store/job/run-job.ts';
import { collectPersonalData } from '#lambdas/store/personal-data/collect-personal-data.ts';
import { beginWaiting } from '#lambdas/store/price-update/begin-waiting.ts';
import { undoPriceUpdate } from '#lambdas/store/price-update/undo-price-update.ts';
import { updatePrices } from '#lambdas/store/price-update/update-prices.ts';
import { importRegister } from '#lambdas/store/register/import-register.ts';
import { repairData } from '#lambdas/store/repair/repair-data.ts';
import type { Job, JobKind } from '#shared/schemas/job.ts';

export const workers: Readonly<Record<JobKind, Worker>> = {
  import: importCatalogue,
  import_undo: undoImport,
  price_list_copy: copyPriceList,
  price_update: updatePrices,
  price_update_undo: undoPriceUpdate,
  repair: repairData,
  personal_data: collectPersonalData,
  erasure: erasePerson,
  customer_merge: customerGone,
  customer_erasure: customerGone,
  register_import: importRegister,
};

type Beginner = (job: Job, now: Date) => Promise<Job | undefined>;

/** Kinds of jobs that may wait for their day, and what begins them; undefined while they have to wait on. */
export const beginners: Partial<Readonly<Record<JobKind, Beginner>>> = { price_update: beginWaiting };
