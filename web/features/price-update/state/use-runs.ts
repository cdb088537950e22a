import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  CancelJobDocument,
  PriceUpdatesDocument,
  type PriceUpdatesQuery,
  StartPriceUpdateDocument,
  UndoPriceUpdateDocument,
} from '#web/graphql/price-update.ts';
import { request } from '#web/lib/graphql.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { type Job, useJob } from '#web/lib/use-job.ts';

export type Run = PriceUpdatesQuery['priceUpdates'][number];
type Start = { preview: string; confirmUnusual: boolean; startsAt: string | null };

const key = ['job', 'list', 'price_update'];

const isUnfinished = (job: Job | null | undefined) => job?.state === 'running' || job?.state === 'waiting';

/** Milliseconds between two requests for an update that waits: its time may come, or somebody else may cancel it. */
const waitingPause = 30_000;

/** The updates that were made, the one that runs or waits, and the beginning, undoing and cancelling of one. */
export function useRuns() {
  const client = useQueryClient();
  const { data: runs = [], error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await request(PriceUpdatesDocument, {}, signal)).priceUpdates,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.some(({ job }) => job.state === 'waiting') && waitingPause,
  });
  const unfinished = runs.flatMap(({ job, undo }) => [job, undo]).find(isUnfinished) ?? undefined;
  const { followed, follow } = useFollowed(unfinished);
  const { job: worked, failure } = useJob(followed);
  // The list may be older than what is known of the one that is followed.
  const isNewer = unfinished !== undefined && unfinished.id !== worked?.id && worked?.state !== 'running';
  const job = isNewer ? unfinished : worked;
  useEffect(() => {
    if (job?.state === 'done') void client.invalidateQueries({ queryKey: key });
  }, [job?.state, client]);
  const changes = useChanges(follow);
  return {
    runs,
    loadFailure: error,
    job,
    failure,
    isBusy: isUnfinished(job),
    ...changes,
  };
}

/** Begins, undoes and cancels; `onBegun` gets the job that is to be followed. */
function useChanges(onBegun: (job: Job) => void) {
  const client = useQueryClient();
  const makingOnce = useMakingOnce();
  const again = { onSettled: () => client.invalidateQueries({ queryKey: key }) };
  const start = useMutation({
    mutationFn: (wanted: Start) =>
      makingOnce(
        wanted,
        async (key) => (await request(StartPriceUpdateDocument, { key, ...wanted })).startPriceUpdate,
      ),
    onSuccess: onBegun,
    ...again,
  });
  const undo = useMutation({
    mutationFn: (job: string) =>
      makingOnce(
        { job },
        async (key) => (await request(UndoPriceUpdateDocument, { key, job })).undoPriceUpdate,
      ),
    onSuccess: onBegun,
    ...again,
  });
  const cancel = useMutation({
    mutationFn: async (id: string) => (await request(CancelJobDocument, { id })).cancelJob,
    ...again,
  });
  return { start, undo, cancel };
}

/** Follows a running job to its end, also one that somebody else began: a reload loses nothing. */
function useFollowed(unfinished: Job | undefined) {
  const [followed, setFollowed] = useState<Job>();
  const follow = (job: Job) => {
    // One that waits is as the list says: nobody works on it.
    if (job.state === 'running') setFollowed(job);
  };
  if (unfinished && unfinished.id !== followed?.id) follow(unfinished);
  return { followed, follow };
}

export type Runs = ReturnType<typeof useRuns>;
