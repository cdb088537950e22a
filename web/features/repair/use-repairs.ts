import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StartRepairMutationVariables } from '#web/graphql/repair.ts';
import { StartRepairDocument, UndoRepairDocument } from '#web/graphql/repair.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { type Job, useJob, useJobs } from '#web/lib/use-job.ts';

type WantedRepair = Omit<StartRepairMutationVariables, 'key'>;

/** Runs of the repair: the one at work, which is seen through, and those that were. */
export function useRepairs() {
  const queries = useQueryClient();
  const runs = useJobs('repair');
  const [started, setStarted] = useState<Job>();
  const newest = started && !runs.data?.some(({ id }) => id === started.id) ? started : runs.data?.[0];
  const { job: current, failure } = useJob(newest);
  const state = current?.state;
  useEffect(() => {
    // The history shows how it ended.
    if (state === 'done') void queries.invalidateQueries({ queryKey: ['job', 'list', 'repair'] });
  }, [state, queries]);
  const begin = useBegin(setStarted);
  const undo = useUndo(setStarted);
  const older = (runs.data ?? []).filter(({ id }) => id !== current?.id);
  return {
    runs: current ? [current, ...older] : older,
    isLoaded: runs.data !== undefined,
    loadFailure: runs.error,
    isRunning: state === 'running',
    failure,
    undo,
    ...begin,
  };
}

function useUndo(onBegun: (job: Job) => void) {
  const keyOf = useAttemptKey(randomId);
  return async (job: string) =>
    onBegun((await request(UndoRepairDocument, { key: keyOf({ job }), job })).undoRepair);
}

function useBegin(onBegun: (job: Job) => void) {
  const keyOf = useAttemptKey(randomId);
  const [starting, setStarting] = useState<'dry' | 'real'>();
  const [startFailure, setStartFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const start = async (wanted: WantedRepair) => {
    setStarting(wanted.dryRun ? 'dry' : 'real');
    setStartFailure(undefined);
    try {
      onBegun(
        (await request(StartRepairDocument, { key: keyOf({ ...wanted, attempt }), ...wanted })).startRepair,
      );
      // The next press is another run, not this one again.
      setAttempt(attempt + 1);
    } catch (error) {
      setStartFailure(error);
    } finally {
      setStarting(undefined);
    }
  };
  return { start, starting, startFailure };
}
