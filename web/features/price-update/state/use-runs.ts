import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  CancelJobDocument,
  OutdatedPriceUpdatesDocument,
  PriceUpdatesDocument,
  type PriceUpdatesQuery,
  PriceUpdateUndoDocument,
  ResumePriceUpdateDocument,
  StartPriceUpdateDocument,
  UndoPriceUpdateDocument,
} from '#web/graphql/price-update.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { type Job, useJob } from '#web/lib/use-job.ts';

export type Run = PriceUpdatesQuery['priceUpdates'][number];
type Start = { preview: string; confirmUnusual: boolean; name?: string; stopsForOtherPrices?: boolean };

export const runsKey = ['job', 'list', 'price_update'];

const isRunning = (job: Job | null | undefined) => job?.state === 'running';

/** Milliseconds between two requests for an update that waits: its time may come, or somebody else may cancel it. */
const waitingPause = 30_000;

/** The waiting updates whose preview is to be made again: asked when the screen opens, and when the queue changes. */
function useOutdated(runs: readonly Run[]) {
  const waiting = runs.filter(({ job }) => job.state === 'waiting').map(({ job }) => job.id);
  const { data } = useQuery({
    queryKey: [...runsKey, 'outdated', waiting],
    queryFn: async ({ signal }) =>
      (await request(OutdatedPriceUpdatesDocument, {}, signal)).outdatedPriceUpdates,
    ...{ staleTime: 0, enabled: waiting.length > 0 },
  });
  return data ?? [];
}

/** The updates that wait and that were made, the one that runs, and what is done with them. */
export function useRuns() {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: runsKey,
    queryFn: async ({ signal }) => (await request(PriceUpdatesDocument, {}, signal)).priceUpdates,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.some(({ job }) => job.state === 'waiting') && waitingPause,
  });
  const runs = data ?? [];
  const unfinished = runs.flatMap(({ job, undo }) => [job, undo]).find(isRunning) ?? undefined;
  const { followed, isOurs, follow } = useFollowed(unfinished);
  const { job: worked, failure } = useJob(followed);
  // The list may be older than what is known of the one that is followed.
  const isNewer = unfinished !== undefined && unfinished.id !== worked?.id && worked?.state !== 'running';
  const job = isNewer ? unfinished : worked;
  useEffect(() => {
    if (job?.state === 'done') void client.invalidateQueries({ queryKey: runsKey });
  }, [job?.state, client]);
  /** The preview that the server refused last: the catalogue has other prices. */
  const [refused, setRefused] = useState<string>();
  const changes = useChanges(follow, setRefused);
  return {
    runs,
    outdated: useOutdated(runs),
    isLoaded: data !== undefined,
    loadFailure: error,
    job,
    ...{ isOurs, failure, refused },
    isBusy: isRunning(job),
    ...changes,
  };
}

/** The effect that undoing an update would have now: asked anew for each question. */
export const useUndoPlan = (job: string) =>
  useQuery({
    queryKey: ['priceUpdate', 'undo', job],
    queryFn: async ({ signal }) => (await request(PriceUpdateUndoDocument, { job }, signal)).priceUpdateUndo,
    ...{ staleTime: 0, gcTime: 0 },
  });

/**
 * Begins, undoes, cancels, and has a held one go on. `onBegun` gets the job that is to be followed, `onRefused` a preview
 * of other prices.
 */
function useChanges(onBegun: (job: Job) => void, onRefused: (preview: string) => void) {
  const client = useQueryClient();
  const makingOnce = useMakingOnce();
  const again = { onSettled: () => client.invalidateQueries({ queryKey: runsKey }) };
  const start = useMutation({
    mutationFn: (wanted: Start) =>
      makingOnce(
        wanted,
        async (key) => (await request(StartPriceUpdateDocument, { key, ...wanted })).startPriceUpdate,
      ),
    onSuccess: onBegun,
    onError: (error, { preview }) => codeOf(error) === 'preview-outdated' && onRefused(preview),
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
  const resume = useMutation({
    mutationFn: async (id: string) => (await request(ResumePriceUpdateDocument, { id })).resumePriceUpdate,
    ...again,
  });
  return { start, undo, cancel, resume };
}

/** Follows a running job to its end, also one that somebody else began: a reload loses nothing. */
function useFollowed(unfinished: Job | undefined) {
  const [followed, setFollowed] = useState<Job>();
  const [ours, setOurs] = useState<string>();
  const follow = (job: Job) => {
    setOurs(job.id);
    // One that waits is as the list says: nobody works on it.
    if (isRunning(job)) setFollowed(job);
  };
  if (unfinished && unfinished.id !== followed?.id) setFollowed(unfinished);
  return { followed, isOurs: followed !== undefined && followed.id === ours, follow };
}

export type Runs = ReturnType<typeof useRuns>;
