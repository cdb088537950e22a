import { expect, it, vi } from 'vitest';
import type { Job } from '#shared/schemas/job.ts';

const jobs = ['broken', 'whole'].map((id) => ({ id, kind: 'import', state: 'running' }));
vi.mock('#lambdas/store/job/job-store.ts', () => ({
  listUnfinishedJobs: async () => jobs,
}));
const workOn = vi.fn(async (job: Job) => {
  if (job.id === 'broken') throw new Error('its file is gone');
});
vi.mock('#lambdas/jobs/work-on.ts', () => ({ workOn }));

const { resumeJobs } = await import('#lambdas/jobs/resume-jobs.ts');

it('jobs that still run are gone on with, also after one that fails', async () => {
  await resumeJobs();
  expect(workOn.mock.calls.map(([job]) => job.id)).toEqual(['broken', 'whole']);
});
