import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { JobProgress } from '#web/components/job-progress.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { type Job, useJob } from '#web/lib/use-job.ts';

const started: Job = {
  id: '2026-03-27T09:00:00.000Z-a',
  kind: 'import',
  variant: null,
  name: null,
  state: 'running',
  startsAt: null,
  startedAt: '2026-03-27T09:00:00.000Z',
  startedBy: 'Giulia Ferrero',
  finishedAt: null,
  done: 10,
  total: 40,
  counts: [],
  notes: [],
};

function Work() {
  const { job, failure } = useJob(started);
  if (job?.state === 'done') return <p>all done</p>;
  return job ? <JobProgress job={job} label="Importazione" failure={failure} /> : null;
}

function openWork() {
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <Work />
    </QueryClientProvider>,
  );
}

describe('long work', () => {
  it('shows how far it came, and is continued until it is done', async () => {
    const answers: Partial<Job>[] = [{ done: 25 }, { done: 40, state: 'done' }];
    const { asked } = aServer({ ContinueJob: () => ({ continueJob: { ...started, ...answers.shift() } }) });
    openWork();
    const bar = screen.getByRole('progressbar', { name: 'Importazione' });
    expect(bar.getAttribute('value')).toBe('10');
    expect(bar.getAttribute('max')).toBe('40');
    expect(bar.getAttribute('aria-valuetext')).toBe('10 di 40');
    expect((await screen.findAllByText('25 di 40')).length).toBeGreaterThan(0);
    expect(await screen.findByText('all done')).toBeTruthy();
    expect(asked('ContinueJob')).toEqual(Array(2).fill({ kind: 'import', id: started.id }));
  });

  it('says that it goes on when the server cannot be reached, and asks again', async () => {
    const { answers } = aServer({
      ContinueJob: () => {
        throw new GraphqlFailure('offline');
      },
    });
    openWork();
    expect(await screen.findByText(/Manca la connessione/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Importazione' })).toBeTruthy();
    answers.ContinueJob = () => ({ continueJob: { ...started, done: 40, state: 'done' } });
    expect(await screen.findByText('all done')).toBeTruthy();
  });
});
