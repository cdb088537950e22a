import { skipToken, useQuery } from '@tanstack/react-query';
import {
  ContinueJobDocument,
  type JobKind,
  type JobPartsFragment,
  JobsDocument,
} from '#web/graphql/common.ts';
import { request } from './graphql.ts';

export type Job = JobPartsFragment;

/** Milliseconds between an answer and the next time a job is continued. */
const pause = 250;

/**
 * Sees a job through: the server works on it while it is asked, and goes on by itself when nobody asks. A question that
 * fails is asked again; `failure` says why meanwhile.
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

/** The newest jobs of a kind: who opens a page again finds the one that runs. */
export const useJobs = (kind: JobKind) =>
  useQuery({
    queryKey: ['job', 'list', kind],
    queryFn: async ({ signal }) => (await request(JobsDocument, { kind }, signal)).jobs,
    staleTime: 0,
  });
