import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  StartRepairDocument,
  type StartRepairMutationVariables,
  UndoRepairDocument,
} from '#web/graphql/repair.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey, useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { type Job, useJob, useJobs } from '#web/lib/use-job.ts';

type WantedRepair = Omit<StartRepairMutationVariables, 'key'>;

/** The runs of the repair, the newest first: it is followed to its end. */
export function useRepairs() {
  const queries = useQueryClient();
  const runs = useJobs('repair');
  const [started, setStarted] = useState<Job>();
  const newest = started && !runs.data?.some(({ id }) => id === started.id) ? started : runs.data?.[0];
  const { job: current, failure } = useJob(newest);
  const state = current?.state;
  useEffect(() => {
    // The history shows the end.
    if (state === 'done') void queries.invalidateQueries({ queryKey: ['job', 'list', 'repair'] });
  }, [state, queries]);
  const undo = useUndo(setStarted);
  const start = useStart(setStarted);
  const older = (runs.data ?? []).filter(({ id }) => id !== current?.id);
  return {
    runs: current ? [current, ...older] : older,
    isLoaded: runs.data !== undefined,
    loadFailure: runs.error,
    isRunning: state === 'running',
    failure,
    undo,
    ...start,
  };
}

function useUndo(onBegun: (job: Job) => void) {
  const keyOf = useAttemptKey(randomId);
  return async (job: string) =>
    onBegun((await request(UndoRepairDocument, { key: keyOf({ job }), job })).undoRepair);
}

function useStart(onBegun: (job: Job) => void) {
  const makeOnce = useMakingOnce();
  const { mutateAsync, variables, isPending, error } = useMutation({
    mutationFn: (wanted: WantedRepair) =>
      makeOnce(wanted, async (key) => (await request(StartRepairDocument, { key, ...wanted })).startRepair),
    onSuccess: onBegun,
  });
  return {
    start: async (wanted: WantedRepair) => void (await mutateAsync(wanted).catch(() => undefined)),
    starting: isPending ? (variables.dryRun ? ('dry' as const) : ('real' as const)) : undefined,
    startFailure: error,
  };
}
