import { useState } from 'react';
import { type Job, useJob } from './use-job.ts';

/** Follows the job that was begun here, else one that still runs: a page opened again goes on with it. */
export function useFollowedJob(running: Job | undefined) {
  const [begun, follow] = useState<Job>();
  const [found, setFound] = useState<Job>();
  // Its end is shown, too, when the list calls it done.
  if (running && running.id !== found?.id) setFound(running);
  const { job, failure } = useJob(begun ?? found);
  return {
    ...{ job, failure, follow },
    isRunning: job?.state === 'running',
    wasBegunHere: begun !== undefined,
  };
}
