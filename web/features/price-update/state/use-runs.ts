import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  CancelPriceUpdateDocument,
  PriceUpdatesDocument,
  type PriceUpdatesQuery,
  StartPriceUpdateDocument,
  UndoPriceUpdateDocument,
} from '#web/graphql/price-update.ts';
import { request } from '#web/lib/graphql.ts';
import { type Job, useJob } from '#web/lib/use-job.ts';

export type Run = PriceUpdatesQuery['priceUpdates'][number];
export type Start = { preview: string; confirmUnusual: boolean; startsAt: string | null };

const key = ['job', 'list', 'price_update'];

const isUnfinished = (job: Job | null | undefined) => job?.state === 'running' || job?.state === 'waiting';

/** The updates that were made, the one that runs or waits, and the beginning, undoing and cancelling of one. */
export function useRuns() {
  const client = useQueryClient();
  const { data: runs = [], error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await request(PriceUpdatesDocument, {}, signal)).priceUpdates,
    staleTime: 0,
  });
  const [begun, setBegun] = useState<Job>();
  const unfinished = runs.flatMap(({ job, undo }) => [job, undo]).find(isUnfinished);
  const { job: worked, failure } = useJob(begun ?? unfinished ?? undefined);
  // One that waits is as the list says: nobody works on it.
  const job = worked?.state === 'waiting' ? (unfinished ?? undefined) : worked;
  useEffect(() => {
    if (job?.state === 'done') void client.invalidateQueries({ queryKey: key });
  }, [job?.state, client]);
  const changes = useChanges(setBegun);
  const wasBegunHere = begun !== undefined && begun.id === job?.id;
  return {
    runs,
    loadFailure: error,
    job,
    wasBegunHere,
    failure,
    isBusy: isUnfinished(job),
    ...changes,
  };
}

/** Begins, undoes and cancels; `onBegun` is told of the job that is now to be followed. */
function useChanges(onBegun: (job: Job | undefined) => void) {
  const client = useQueryClient();
  const again = { onSettled: () => client.invalidateQueries({ queryKey: key }) };
  const start = useMutation({
    mutationFn: async (wanted: Start) => (await request(StartPriceUpdateDocument, wanted)).startPriceUpdate,
    onSuccess: onBegun,
    ...again,
  });
  const undo = useMutation({
    mutationFn: async (id: string) => (await request(UndoPriceUpdateDocument, { job: id })).undoPriceUpdate,
    onSuccess: onBegun,
    ...again,
  });
  const cancel = useMutation({
    mutationFn: async (id: string) => (await request(CancelPriceUpdateDocument, { id })).cancelJob,
    onSuccess: () => onBegun(undefined),
    ...again,
  });
  return { start, undo, cancel };
}
export type Runs = ReturnType<typeof useRuns>;
