import { afterAll, describe, expect, it } from 'vitest';
import type { Job } from '#shared/schemas/job.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { runSlice } = await import('#lambdas/runtime/run-job.ts');
const { beginning, listJobs, readJob } = await import('#lambdas/store/job-store.ts');
const { transact } = await import('#lambdas/store/transact.ts');
afterAll(() => table.close());

const start = Date.parse('2026-11-20T10:00:00Z');
let made = 0;

/** A job of that many steps, begun. */
async function aJob(total: number): Promise<Job> {
  made += 1;
  const job: Job = {
    id: `job-${String(made).padStart(3, '0')}`,
    kind: 'import',
    state: 'running',
    startedAt: new Date(start).toISOString(),
    startedBy: 'Giulia Ferrero',
    owner: null,
    finishedAt: null,
    cursor: 0,
    total,
    counts: {},
    notes: [],
    holder: null,
    leaseUntil: null,
  };
  await transact([beginning(job)]);
  return job;
}

/** Time passes by a millisecond whenever somebody looks. */
function ticking(from = start) {
  let now = from;
  return () => {
    now += 1;
    return now;
  };
}

const changed = async () => ({ ended: 'changed' });

describe('a job', () => {
  it('counts each thing that a step did', async () => {
    const step = async () => ({ ended: { added: 40, skipped: 2 } });
    const done = await runSlice(await aJob(2), { holder: 'a', clock: ticking(), budget: 1000, step });
    expect(done).toMatchObject({ cursor: 2, counts: { added: 80, skipped: 4 } });
  });

  it('is done in one slice when there is time, and tells how its steps ended', async () => {
    const job = await aJob(25);
    const step = async (index: number) =>
      index === 3
        ? { ended: 'skipped', note: { subject: 'adda', reason: 'conflict' } }
        : { ended: 'changed' };
    const done = await runSlice(job, { holder: 'a', clock: ticking(), budget: 1000, step });
    expect(done).toMatchObject({
      state: 'done',
      cursor: 25,
      counts: { changed: 24, skipped: 1 },
      notes: [{ subject: 'adda', reason: 'conflict' }],
    });
    expect(await readJob('import', job.id)).toEqual(done);
    expect((await listJobs('import'))[0]?.id).toBe(job.id);
  });

  it('waits with a step that cannot be done yet, and does it when it can', async () => {
    const job = await aJob(5);
    let isBusy = true;
    const step = async (index: number) => (index === 3 && isBusy ? 'later' : { ended: 'changed' });
    const first = await runSlice(job, { holder: 'a', clock: ticking(), budget: 1000, step });
    expect(first).toMatchObject({ state: 'running', cursor: 3, counts: { changed: 3 } });
    isBusy = false;
    const done = await runSlice(job, { holder: 'b', clock: ticking(start + 5000), budget: 1000, step });
    expect(done).toMatchObject({ state: 'done', cursor: 5, counts: { changed: 5 } });
  });

  it('stops when its time is over, and the next slice goes on from there', async () => {
    const job = await aJob(50);
    const steps: number[] = [];
    const step = async (index: number) => {
      steps.push(index);
      return { ended: 'changed' };
    };
    const first = await runSlice(job, { holder: 'a', clock: ticking(), budget: 2, step });
    expect(first).toMatchObject({ state: 'running', cursor: 10 });
    await runSlice(job, { holder: 'b', clock: ticking(start + 5000), budget: 1000, step });
    expect(steps).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  it('goes on after its holder died in any step, and ends as if nobody had', {
    timeout: 20_000,
  }, async () => {
    for (let killed = 0; killed < 21; killed += 1) {
      const job = await aJob(21);
      const done = new Set<number>();
      const step = async (index: number) => {
        if (index === killed && !done.has(-1)) {
          done.add(-1);
          throw new Error('killed');
        }
        done.add(index);
        return { ended: 'changed' };
      };
      await expect(runSlice(job, { holder: 'a', clock: ticking(), budget: 1000, step })).rejects.toThrow();
      const later = ticking(start + 61_000);
      const after = await runSlice(job, { holder: 'b', clock: later, budget: 1000, step });
      expect(after).toMatchObject({ state: 'done', counts: { changed: 21 } });
      expect(done.size).toBe(22);
    }
  });

  it('is left alone while somebody else is at it', async () => {
    const job = await aJob(30);
    const slice = { holder: 'a', clock: ticking(), budget: 1000 };
    let other: unknown = 'not asked';
    await runSlice(job, {
      ...slice,
      step: async (index) => {
        if (index === 5) other = await runSlice(job, { ...slice, holder: 'b', step: changed });
        return { ended: 'changed' };
      },
    });
    expect(other).toBeUndefined();
  });

  it('is lost for a holder whose lease ran out and was taken over', async () => {
    const job = await aJob(30);
    let steps = 0;
    const late = await runSlice(job, {
      holder: 'a',
      clock: ticking(),
      budget: 1000,
      step: async (index) => {
        steps += 1;
        if (index === 5)
          await runSlice(job, { holder: 'b', clock: ticking(start + 61_000), budget: 1000, step: changed });
        return { ended: 'changed' };
      },
    });
    expect([late, steps]).toEqual([undefined, 10]);
    expect(await readJob('import', job.id)).toMatchObject({ state: 'done', counts: { changed: 30 } });
  });

  it('is taken by one of those who begin at the same moment', async () => {
    const job = await aJob(5);
    const steps: number[] = [];
    const step = async (index: number) => {
      steps.push(index);
      return { ended: 'changed' };
    };
    const holders = ['a', 'b', 'c'];
    const slices = await Promise.all(
      holders.map((holder) => runSlice(job, { holder, clock: ticking(), budget: 1000, step })),
    );
    expect(slices.filter(Boolean)).toHaveLength(1);
    expect(steps).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps the first 200 notes, and counts what it says no more of', async () => {
    const job = await aJob(205);
    const step = async (index: number) => ({
      ended: 'skipped',
      note: { subject: `p${index}`, reason: 'conflict' },
    });
    const done = await runSlice(job, { holder: 'a', clock: ticking(), budget: 1000, step });
    expect(done?.notes.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 200 }, (_, index) => `p${index}`),
    );
    expect(done?.counts).toEqual({ skipped: 205 });
  });

  it('that is over is not begun again', async () => {
    const job = await aJob(1);
    await runSlice(job, { holder: 'a', clock: ticking(), budget: 1000, step: changed });
    expect(
      await runSlice(job, { holder: 'a', clock: ticking(), budget: 1000, step: changed }),
    ).toBeUndefined();
  });
});
