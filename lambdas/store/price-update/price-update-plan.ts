import { readFileIfThere, writeFile } from '#lambdas/runtime/files/files.ts';
import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { fileFolders } from '#lambdas/store/file-folders.ts';
import type { PriceUpdatePlan } from '#shared/price-update/plan.ts';
import type { Job } from '#shared/schemas/job.ts';

/** A plan, and what tells the catalogue it was made for from any other. */
export type KeptPlan = PriceUpdatePlan & { seen: string };

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

/** The plan that an update follows: the id of its job ends with the id of the plan (newJob). */
export const planIdOf = ({ id }: Pick<Job, 'id'>): string => id.slice(id.indexOf('-') + 1);
