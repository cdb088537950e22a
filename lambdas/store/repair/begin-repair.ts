import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { listMembers } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { beginAlone } from '#lambdas/store/job/begin-job.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { allQuotations, allUsers, ofManagedCountries } from '#lambdas/store/list/lists.ts';
import { countRepairSteps } from '#shared/repair/steps.ts';
import { type AnyRepairTask, kindsOfTask, type RepairedKind } from '#shared/repair/tasks.ts';
import type { Job } from '#shared/schemas/job.ts';
import type { RepairWork } from '#shared/schemas/repair.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** One repair at a time. */
export const repairLock = 'repair';

type Wanted = Pick<RepairWork, 'tasks' | 'dryRun' | 'forceItaly'> & {
  /** Tells the run from others in the history. */
  variant: string;
  user: CurrentUser;
  now: Date;
  id: string;
};

/** Begins a repair of all there is now that its starter manages; `already-running` while another one is not over. */
export async function beginRepair(
  { tasks, dryRun, forceItaly, variant, user, now, id }: Wanted,
  also: (job: Job) => Parameters<typeof beginAlone>[2] = () => [],
): Promise<Job> {
  const entities = await entitiesOf(tasks, user);
  const work: RepairWork = { tasks, dryRun, forceItaly, starter: user.id, entities };
  const total = countRepairSteps(work);
  const begun = await newJob({ kind: 'repair', variant, total, work, user, now, id });
  return beginAlone(repairLock, begun, also(begun.job));
}

const idsOf: Readonly<Record<RepairedKind, (user: CurrentUser) => Promise<string[]>>> = {
  user: async (user) => (await allUsers([ofManagedCountries(user)])).map(({ id }) => id),
  quotation: async (user) => (await allQuotations([ofManagedCountries(user)])).map(({ id }) => id),
  phase: async () => (await listPhases()).map(({ id }) => id),
  // A product that no list shows any more is still known to price lists.
  product: async () => [
    ...new Set([...(await listProducts()).map(({ id }) => id), ...(await listMembers()).keys()]),
  ],
};

async function entitiesOf(
  tasks: readonly AnyRepairTask[],
  starter: CurrentUser,
): Promise<RepairWork['entities']> {
  const wanted = new Set<RepairedKind>(tasks.flatMap((task) => kindsOfTask[task]));
  const of = async (kind: RepairedKind) => (wanted.has(kind) ? idsOf[kind](starter) : []);
  const [user, quotation, phase, product] = await Promise.all([
    of('user'),
    of('quotation'),
    of('phase'),
    of('product'),
  ]);
  return { user, quotation, phase, product };
}
