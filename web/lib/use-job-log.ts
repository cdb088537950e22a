import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { JobLogDocument, type JobLogQuery } from '#web/graphql/common.ts';
import { request } from './graphql.ts';
import type { Job } from './use-job.ts';

export type JobLogLine = JobLogQuery['jobLog']['lines'][number];

type Read = { lines: readonly JobLogLine[]; next: string | null };

/** Milliseconds between two requests for the log of a running job. */
const pause = 1000;

/** The log of a job; known lines are not loaded again. */
export function useJobLog(job: Pick<Job, 'kind' | 'id' | 'state'> | undefined) {
  const queryKey = ['job', 'log', job?.kind, job?.id, job?.state];
  const { data, error } = useQuery({
    queryKey,
    queryFn: job
      ? async ({ signal, client }): Promise<Read> =>
          readOn(job, client.getQueryData<Read>(queryKey) ?? nothing, signal)
      : skipToken,
    placeholderData: (before, query) =>
      query?.queryKey[3] === job?.id ? keepPreviousData(before) : undefined,
    staleTime: job?.state === 'running' ? 0 : Number.POSITIVE_INFINITY,
    refetchInterval: job?.state === 'running' && pause,
  });
  return { lines: data?.lines ?? nothing.lines, failure: error };
}

const nothing: Read = { lines: [], next: null };

/** Reads all further pages. */
async function readOn(job: Pick<Job, 'kind' | 'id'>, known: Read, signal: AbortSignal): Promise<Read> {
  const { kind, id } = job;
  const { jobLog } = await request(JobLogDocument, { kind, id, after: known.next }, signal);
  const next = jobLog.next ?? null;
  if (next === known.next) return known;
  return readOn(job, { lines: [...known.lines, ...jobLog.lines], next }, signal);
}
