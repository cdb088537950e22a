import { readFileIfThere, writeFile } from '#lambdas/runtime/files/files.ts';
import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { fileFolders } from '#lambdas/store/file-folders.ts';
import { confirmedIdOf } from '#shared/price-update/confirmed-id-of.ts';
import type { PriceUpdatePlan } from '#shared/price-update/plan.ts';
import type { Job } from '#shared/schemas/job.ts';

export type KeptPlan = PriceUpdatePlan & {
  /** A digest of all prices of the catalogue that it was made for. */
  seen: string;
  /** A digest of the prices that it changes, as they were. */
  changes: string;
  /** The instant at which it is to begin; null for at once. */
  startsAt: string | null;
  /** The job of a waiting update that it takes the place of. */
  replaces: string | null;
};

const keyOf = (id: string) => `${fileFolders.priceUpdates}${id}.json.br`;

export const keepPlan = async (id: string, plan: KeptPlan): Promise<void> =>
  writeFile(keyOf(id), await packed(plan));

/** The last one that this process read: plans never change, and are asked for page after page. */
let held: { id: string; plan: KeptPlan } | undefined;

/** Undefined for an unknown id, or once it has expired. */
export async function planOf(id: string): Promise<KeptPlan | undefined> {
  if (held?.id === id) return held.plan;
  const file = await readFileIfThere(keyOf(id));
  if (!file) return undefined;
  // Written by keepPlan above.
  const plan = (await unpacked(file)) as KeptPlan;
  held = { id, plan };
  return plan;
}

/** The plan that an update follows: the one of its day, else the one it was confirmed by. */
export const planIdOf = (job: Pick<Job, 'id' | 'plan'>): string => job.plan ?? confirmedIdOf(job);

/** The plan that a job was confirmed by. */
export const confirmedPlanOf = (job: Pick<Job, 'id'>): Promise<KeptPlan | undefined> =>
  planOf(confirmedIdOf(job));
