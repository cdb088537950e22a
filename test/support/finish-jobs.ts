import type { JobKind } from '#shared/schemas/job.ts';

/** Milliseconds: longer than any lease of a killed process. */
const later = 300_000;

/** Time passes between runs: leases of what was killed are over. */
let clock = Date.now();

/** Continues the unfinished jobs of a kind in this process until they end, without waiting. */
export async function finishJobs(kind: JobKind): Promise<void> {
  const { listUnfinishedJobs } = await import('#lambdas/store/job/job-store.ts');
  const { runSlice } = await import('#lambdas/store/job/run-job.ts');
  const { workers } = await import('#lambdas/jobs/workers.ts');
  for (const job of await listUnfinishedJobs(kind)) {
    const step = await workers[kind](job);
    for (let state: string | undefined; state !== 'done'; ) {
      clock += later;
      const after = await runSlice(job, {
        holder: `${clock}`,
        clock: () => clock,
        wait: async () => undefined,
        budget: 60_000,
        step: (index, reached) => step(index, new Date(), reached),
      });
      if (!after) throw new Error('Nobody else is at it.');
      state = after.state;
    }
  }
}
