import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { client, table } from '#lambdas/runtime/table/table.ts';
import { ConditionFailed, put, remove, transact, update } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { listScattered, ofPerson } from '#lambdas/store/person/of-person.ts';
import { type Job, type JobKind, type JobLogLine, job as jobSchema } from '#shared/schemas/job.ts';
import { writingLog } from './job-log.ts';

const keyOf = (kind: JobKind, id: string) => ({ pk: partitions.jobs(kind), sk: id });

const itemOf = (job: Job) => ({
  ...keyOf(job.kind, job.id),
  ...job,
  ...(job.owner && ofPerson(job.owner, sorts.job(`${job.kind}#${job.id}`))),
});

/** Marks a job that nobody has finished yet, so that it is found without looking at all there ever were. */
const markOf = ({ kind, id }: Pick<Job, 'kind' | 'id'>) => ({
  pk: partitions.unfinishedJobs,
  sk: `${kind}#${id}`,
});

/** The writes that begin a job; part of the transaction that remembers the key of the call. */
export const beginning = (job: Job) => [
  put({
    Item: itemOf(job),
    ConditionExpression: 'attribute_not_exists(pk)',
  }),
  put({ Item: { ...markOf(job), kind: job.kind, job: job.id } }),
];

export async function readJob(kind: JobKind, id: string): Promise<Job | undefined> {
  const item = await readItem(keyOf(kind, id));
  return item && jobSchema.parse(item);
}

/** Jobs that are shown. */
const newest = 20;

/** The newest jobs of a kind that a user sees, the newest first. */
export async function listJobs(kind: JobKind, sees: (job: Job) => boolean = () => true): Promise<Job[]> {
  const seen: Job[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': partitions.jobs(kind) },
        ScanIndexForward: false,
        Limit: newest,
        ExclusiveStartKey,
      }),
    );
    seen.push(...(page.Items ?? []).map((item) => jobSchema.parse(item)).filter(sees));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey && seen.length < newest);
  return seen.slice(0, newest);
}

/** Jobs that nobody has finished yet, whether they wait, run or were left: of one kind, or all. */
export async function listUnfinishedJobs(kind?: JobKind): Promise<Job[]> {
  const marks = await itemsOf(partitions.unfinishedJobs, {
    prefix: kind && `${kind}#`,
    ConsistentRead: true,
  });
  // Written by beginning above.
  const keys = marks.map((mark) => keyOf(mark.kind as JobKind, mark.job as string));
  const jobs = (await getItems(keys, true)).map((item) => jobSchema.parse(item));
  await Promise.all(marks.filter(({ job }) => !jobs.some(({ id }) => id === job)).map(unmark));
  return jobs;
}

/** A job that is gone, erased or expired, left its mark. */
const unmark = ({ pk, sk }: Record<string, unknown>) =>
  client.send(new DeleteCommand({ TableName: table, Key: { pk, sk } }));

/** The jobs of a kind that are about a person, the newest first, without expired ones. */
export async function listJobsOf(owner: string, kind: JobKind, now: Date): Promise<Job[]> {
  const keys = await listScattered(owner, sorts.job(`${kind}#`));
  const jobs = (await getItems(keys, true)).map((item) => jobSchema.parse(item));
  return jobs
    .filter(({ ttl }) => ttl === undefined || ttl * 1000 > now.getTime())
    .toSorted((a, b) => b.id.localeCompare(a.id));
}

/**
 * Takes a running job for a holder, from its cursor. Undefined when it waits, is over, rests, or has another holder. A
 * lease that ran out is free: its holder died.
 */
export async function takeJob(
  job: Job,
  holder: string,
  now: Date,
  seconds: number,
): Promise<Job | undefined> {
  const stored = await readJob(job.kind, job.id);
  if (!stored || !isFree(stored, holder, now.toISOString())) return undefined;
  const leaseUntil = new Date(now.getTime() + seconds * 1000).toISOString();
  const taken: Job = { ...stored, restsUntil: null, holder, leaseUntil };
  return (await kept([], taken, stored)) === 'kept' ? taken : undefined;
}

function isFree({ state, restsUntil, leaseUntil, holder: held }: Job, holder: string, now: string) {
  if (state !== 'running') return false;
  return (restsUntil ?? '') <= now && (!leaseUntil || leaseUntil < now || held === holder);
}

type Write = Parameters<typeof transact>[0][number];
type Keeping = { log?: readonly JobLogLine[]; writes?: readonly Write[] };

/**
 * Keeps the progress of a holder, the log of its steps, and the writes of the last one, all or nothing. `taken` when
 * the job has another holder meanwhile, `refused` when a write of the step lost a race.
 */
export const keepJob = (job: Job, { log = [], writes = [] }: Keeping = {}): Promise<Kept> =>
  kept([...writes, ...writingLog(job, log)], job, { holder: job.holder });

export type Kept = 'kept' | 'taken' | 'refused';

/** Whether a job has not begun: it waits for its day, or for a person. */
export const isWaiting = ({ state }: Pick<Job, 'state'>): boolean => state === 'waiting' || state === 'held';

/** Cancels a job that has not begun, in the name of a person; false when it has, or is over. */
export async function cancelJob(job: Job, by: string, now: Date): Promise<boolean> {
  if (!isWaiting(job)) return false;
  try {
    await transact(cancelling(job, by, now));
    return true;
  } catch (cause) {
    if (cause instanceof ConditionFailed) return false;
    throw cause;
  }
}

/** The writes that cancel a job which has not begun; they are refused when it has. */
export const cancelling = (job: Job, by: string, now: Date) => [
  written({ ...job, state: 'cancelled', finishedAt: now.toISOString(), cancelledBy: by }, job),
  remove({ Key: markOf(job) }),
];

/** Keeps another state of a job that has not begun, with writes and lines of its log; false when it has. */
export const keepWaiting = async (before: Job, job: Job, { log = [], writes = [] }: Keeping = {}) =>
  (await kept([...writes, ...writingLog(job, log)], job, before)) === 'kept';

/** Notes in the history that a finished job was undone; refused the second time. */
export const renaming = ({ kind, id }: Job, before: string, after: string) =>
  update({
    Key: keyOf(kind, id),
    UpdateExpression: 'SET #variant = :after',
    ConditionExpression: '#variant = :before AND #state = :done',
    ExpressionAttributeNames: { '#variant': 'variant', '#state': 'state' },
    ExpressionAttributeValues: { ':before': before, ':after': after, ':done': 'done' },
  });

type Before = Pick<Job, 'holder'> & Partial<Pick<Job, 'leaseUntil' | 'state'>>;

async function kept(writes: readonly Write[], job: Job, before: Before): Promise<Kept> {
  const isOver = job.state === 'done' || job.state === 'cancelled';
  try {
    await transact([...writes, written(job, before), ...(isOver ? [remove({ Key: markOf(job) })] : [])]);
    return 'kept';
  } catch (cause) {
    if (!(cause instanceof ConditionFailed)) throw cause;
    return cause.refused.includes(writes.length) ? 'taken' : 'refused';
  }
}

/** The job itself, while the given fields are as before; other fields may differ. */
function written(job: Job, before: Before) {
  const names = (['holder', 'leaseUntil', 'state'] as const).filter((name) => before[name] !== undefined);
  return put({
    Item: itemOf(job),
    ConditionExpression: names.map((name) => `#${name} = :${name}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, before[name]])),
  });
}
