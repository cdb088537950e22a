import { skipToken, useQuery } from '@tanstack/react-query';
import {
  ContinueJobDocument,
  type JobKind,
  type JobPartsFragment,
  JobsDocument,
} from '#web/graphql/common.ts';
import { request } from './graphql.ts';

export type Job = JobPartsFragment;

/** The number of things of a job that ended in the given way. */
export const countOf = ({ counts }: Pick<Job, 'counts'>, ended: string): number =>
  counts.find((one) => one.ended === ended)?.count ?? 0;

/** Milliseconds between an answer and the next time a job is continued. */
const pause = 250;

/**
 * Continues a job until it ends. The server works on it during each request, and also without requests. A failed
 * request is repeated; `failure` tells why.
 */
export function useJob(started: Job | undefined) {
  const { data: job = started, error: failure } = useQuery({
    queryKey: ['job', 'one', started?.id, started?.kind],
    queryFn: started
      ? async ({ signal }) => {
          const { kind, id } = started;
          return (await request(ContinueJobDocument, { kind, id }, signal)).continueJob;
        }
      : skipToken,
    enabled: started?.state === 'running',
    initialData: started,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => state.data?.state === 'running' && pause,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
  });
  return { job, failure };
}

/** The newest jobs of a kind, so that a reopened page finds the running one. */
export const useJobs = (kind: JobKind) =>
  useQuery({
    queryKey: ['job', 'list', kind],
    queryFn: async ({ signal }) => (await request(JobsDocument, { kind }, signal)).jobs,
    staleTime: 0,
  });
