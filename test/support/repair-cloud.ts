import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { repairTasks } from '#shared/repair/tasks.ts';
import { aSuperUser } from './builders/user.ts';
import { openDataServices } from './data-services.ts';
import { itemsOfTable } from './whole-cloud.ts';

/** Table and bucket of this process, with repairs. Import it before any store. */
export const services = await openDataServices();

const { client, table } = await import('#lambdas/runtime/table/table.ts');
const { startRepair } = await import('#lambdas/repair/start-repair.ts');
const { workers } = await import('#lambdas/jobs/workers.ts');
const { runSlice } = await import('#lambdas/store/job/run-job.ts');
const { listUnfinishedJobs, readJob } = await import('#lambdas/store/job/job-store.ts');
const { readJobLog } = await import('#lambdas/store/job/job-log.ts');
const { readLock } = await import('#lambdas/store/job/job-lock.ts');

export const now = new Date('2026-11-20T10:00:00Z');
let calls = 0;
export const nextId = () => {
  calls += 1;
  return `made-${calls}`;
};
export const context = () => ({
  caller: { kind: 'user' as const, user: aSuperUser({ firstName: 'Sandra', lastName: 'Gatti' }) },
  address: '127.0.0.1',
  now,
  newId: nextId,
});

/** Between runs time passes and leases of killed processes expire; all steps of a run have one time. */
let clock = now.getTime();
export const waited: number[] = [];

export async function seenThrough(): Promise<void> {
  for (const job of await listUnfinishedJobs('repair')) {
    const step = await workers.repair(job);
    for (let state: string | undefined; state !== 'done'; ) {
      clock += 300_000;
      const wait = async (milliseconds: number) => void waited.push(milliseconds);
      const slice = { holder: `${clock}`, clock: () => clock, wait, budget: 60_000 };
      const after = await runSlice(job, { ...slice, step: (index, reached) => step(index, now, reached) });
      if (!after) throw new Error('Nobody else is at it.');
      state = after.state;
    }
  }
}

export type Begin = () => Promise<unknown>;

export const start = (
  changes: Partial<{ tasks: readonly string[]; dryRun: boolean; forceItaly: boolean }> = {},
) => {
  const wanted = { tasks: repairTasks, dryRun: false, forceItaly: false, ...changes };
  return startRepair.run({ key: nextId(), ...wanted }, context());
};

/** Starts a repair, unless it is running, and continues it to its end. */
export async function run(begin: Begin): Promise<void> {
  if ((await listUnfinishedJobs('repair')).length === 0) await begin();
  await seenThrough();
}

export const lastJob = async () => {
  const id = (await readLock('repair'))?.id ?? '';
  const job = await readJob('repair', id);
  if (!job) throw new Error('There is no repair.');
  const { lines } = await readJobLog({ kind: 'repair', id }, null);
  return {
    job,
    lines,
    told: lines.map(({ code, subject, detail }) => [code, subject, detail].filter(Boolean).join(' ')),
  };
};

const isOfJobs = /^(JOBS|JOBLOG|UNFINISHED|LOCK|ONCE|RATE)/;

/** All data except the state of jobs. */
export const dataOf = async () =>
  (await itemsOfTable())
    .filter(({ where }) => !isOfJobs.test(where))
    .map(({ where, text }) => `${where} ${text}`)
    .toSorted();

export async function stateOf() {
  const { job, told } = await lastJob();
  return { data: await dataOf(), told, counts: job.counts, state: job.state };
}

export const itemOf = async (Key: { pk: string; sk: string }) =>
  (await client.send(new GetCommand({ TableName: table, Key }))).Item;
