import { afterAll, expect, it } from 'vitest';
import { job as jobSchema } from '#shared/schemas/job.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const { resumeJobs } = await import('#lambdas/jobs/resume-jobs.ts');
const { beginning, listUnfinishedJobs, readJob } = await import('#lambdas/store/job/job-store.ts');
const { writeJobWork } = await import('#lambdas/store/job/job-work.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');

async function begin(id: string): Promise<void> {
  const started = { state: 'running', startedAt: '2026-11-20T10:00:00.000Z', startedBy: 'Giulia Ferrero' };
  const sent = { id, kind: 'import', ...started, cursor: 0, total: 1, counts: {}, notes: [] };
  await transact(beginning(jobSchema.parse(sent)));
}

it('jobs that still run are gone on with, also after one that fails', async () => {
  await begin('facciata');
  await begin('interni');
  const [first, last] = (await listUnfinishedJobs()).map(({ id }) => id);
  // Nothing says what the first has to do: its file is gone.
  const tag = { kind: 'tag', id: 'calce', name: 'Calce', does: 'add', revision: 0 };
  const entries = [{ ...tag, sent: { name: 'Calce', slug: 'calce' } }];
  await writeJobWork({ kind: 'import', id: last ?? '' }, { entries });
  await resumeJobs();
  expect(await readJob('import', first ?? '')).toMatchObject({ state: 'running', cursor: 0 });
  expect(await readJob('import', last ?? '')).toMatchObject({ state: 'done', cursor: 1, notes: [] });
});
