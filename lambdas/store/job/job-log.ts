import * as z from 'zod/mini';
import { queryPage } from '#lambdas/runtime/table/query-all.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { type Job, type JobLogLine, jobLogLine } from '#shared/schemas/job.ts';

const stored = z.array(jobLogLine);

const partitionOf = ({ kind, id }: Pick<Job, 'kind' | 'id'>) => partitions.jobLog(`${kind}#${id}`);

/** Days a log is kept where the job itself is not forgotten before. */
const days = 400;

/** The log of the steps up to the cursor: part of the transaction that keeps the cursor. */
export function writingLog(job: Job, lines: readonly JobLogLine[]) {
  if (lines.length === 0) return [];
  const Item = {
    pk: partitionOf(job),
    sk: String(job.cursor).padStart(8, '0'),
    lines,
    ttl: job.ttl ?? ttlAfter(job.startedAt, days),
  };
  return [put({ Item })];
}

/** Items of a page. */
const page = 100;

type JobLogPage = { lines: JobLogLine[]; next: string | null };

/** The log of a job, the oldest line first, after the known ones (`next` of the page before). */
export async function readJobLog(job: Pick<Job, 'kind' | 'id'>, after: string | null): Promise<JobLogPage> {
  const items = await queryPage({
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND sk > :after',
    ExpressionAttributeValues: { ':pk': partitionOf(job), ':after': after ?? ' ' },
    Limit: page,
  });
  const lines = items.flatMap((item) => stored.parse(item.lines));
  return { lines, next: items.at(-1)?.sk ?? after };
}
