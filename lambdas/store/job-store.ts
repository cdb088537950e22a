import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Job, type JobKind, job as jobSchema } from '#shared/schemas/job.ts';
import { getItems } from './get-items.ts';
import { listScattered, ofPerson } from './of-person.ts';
import { queryAll } from './query-all.ts';
import { client, table } from './table.ts';
import { ConditionFailed, put, transact } from './transact.ts';

const keyOf = (kind: JobKind, id: string) => ({ pk: `JOBS#${kind}`, sk: id });

const itemOf = (job: Job) => ({
  ...keyOf(job.kind, job.id),
  ...job,
  ...(job.owner && ofPerson(job.owner, `JOB#${job.kind}#${job.id}`)),
});

/** The write that begins a job; part of the transaction that remembers the key of the call. */
export const beginning = (job: Job) =>
  put({
    TableName: table,
    Item: itemOf(job),
    ConditionExpression: 'attribute_not_exists(pk)',
  });

export async function readJob(kind: JobKind, id: string): Promise<Job | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: keyOf(kind, id), ConsistentRead: true }),
  );
  return Item && jobSchema.parse(Item);
}

/** Jobs that are shown. */
const newest = 20;

/** The newest jobs of a kind, the newest first. */
export async function listJobs(kind: JobKind): Promise<Job[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `JOBS#${kind}` },
      ScanIndexForward: false,
      Limit: newest,
    }),
  );
  return Items.map((item) => jobSchema.parse(item));
}

/** Those of a kind that nobody has finished yet. */
export async function listRunningJobs(kind: JobKind): Promise<Job[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    FilterExpression: '#state = :running',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':pk': `JOBS#${kind}`, ':running': 'running' },
  });
  return items.map((item) => jobSchema.parse(item));
}

/** The jobs of a kind that are about a person, the newest first; what is to be forgotten is forgotten at once. */
export async function listJobsOf(owner: string, kind: JobKind, now: Date): Promise<Job[]> {
  const keys = await listScattered(owner, `JOB#${kind}#`);
  const jobs = (await getItems(keys, true)).map((item) => jobSchema.parse(item));
  return jobs
    .filter(({ ttl }) => ttl === undefined || ttl * 1000 > now.getTime())
    .toSorted((a, b) => b.id.localeCompare(a.id));
}

/**
 * Takes a running job for a holder, from where it stands; undefined when it is over or somebody else holds it. A lease
 * that ran out is free: its holder died.
 */
export async function takeJob(
  job: Job,
  holder: string,
  now: Date,
  seconds: number,
): Promise<Job | undefined> {
  const stored = await readJob(job.kind, job.id);
  const isFree = !stored?.leaseUntil || stored.leaseUntil < now.toISOString() || stored.holder === holder;
  if (stored?.state !== 'running' || !isFree) return undefined;
  const leaseUntil = new Date(now.getTime() + seconds * 1000).toISOString();
  const taken = { ...stored, holder, leaseUntil };
  return (await written(taken, stored.holder, stored.leaseUntil)) ? taken : undefined;
}

/** Keeps how far a holder came; false when another one has taken the job meanwhile. */
export const keepJob = (job: Job): Promise<boolean> => written(job, job.holder);

async function written(job: Job, holder: string | null, leaseUntil?: string | null): Promise<boolean> {
  try {
    await transact([
      put({
        TableName: table,
        Item: itemOf(job),
        ConditionExpression:
          leaseUntil === undefined ? 'holder = :holder' : 'holder = :holder AND leaseUntil = :leaseUntil',
        ExpressionAttributeValues: {
          ':holder': holder,
          ...(leaseUntil !== undefined && { ':leaseUntil': leaseUntil }),
        },
      }),
    ]);
    return true;
  } catch (cause) {
    if (cause instanceof ConditionFailed) return false;
    throw cause;
  }
}
