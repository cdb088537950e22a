import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import type { Job } from '#shared/schemas/job.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { runSlice } = await import('#lambdas/store/job/run-job.ts');
const { beginning, cancelJob, keepWaiting, listJobs, listUnfinishedJobs, readJob } = await import(
  '#lambdas/store/job/job-store.ts'
);
const { readJobLog } = await import('#lambdas/store/job/job-log.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');
afterAll(() => table.close());

const start = Date.parse('2026-11-20T10:00:00Z');
let made = 0;

/** A job of that many steps, begun. */
async function aJob(total: number, more: Partial<Job> = {}): Promise<Job> {
  made += 1;
  const job: Job = {
    id: `job-${String(made).padStart(3, '0')}`,
    kind: 'import',
    variant: null,
    name: null,
    state: 'running',
    startedAt: new Date(start).toISOString(),
    startedBy: 'Giulia Ferrero',
    startsAt: null,
    owner: null,
    scope: null,
    finishedAt: null,
    cursor: 0,
    total,
    counts: {},
    notes: [],
    holder: null,
    leaseUntil: null,
    restsUntil: null,
    plan: null,
    ...more,
  };
  await transact(beginning(job));
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

const sumKey = (id: string) => ({ pk: `SUM#${id}`, sk: 'SUM' });

/** A write that shows when it is done twice. */
const addingOne = (id: string) => ({
  Update: {
    TableName: table.tableName,
    Key: sumKey(id),
    UpdateExpression: 'ADD times :one',
    ExpressionAttributeValues: { ':one': 1 },
  },
});

async function sumOf(id: string): Promise<number> {
  const { Item } = await table.client.send(new GetCommand({ TableName: table.tableName, Key: sumKey(id) }));
  return Number(Item?.times);
}

/** Milliseconds that were waited. */
const waited: number[] = [];
const wait = async (milliseconds: number) => {
  waited.push(milliseconds);
};

describe('a job', () => {
  it('counts each thing that a step did', async () => {
    const step = async () => ({ ended: { added: 40, skipped: 2 } });
    const done = await runSlice(await aJob(2), { holder: 'a', wait, clock: ticking(), budget: 1000, step });
    expect(done).toMatchObject({ cursor: 2, counts: { added: 80, skipped: 4 } });
  });

  it('is done in one slice when there is time, and tells how its steps ended', async () => {
    const job = await aJob(25);
    const step = async (index: number) =>
      index === 3
        ? { ended: 'skipped', note: { subject: 'adda', reason: 'conflict' } }
        : { ended: 'changed' };
    const done = await runSlice(job, { holder: 'a', wait, clock: ticking(), budget: 1000, step });
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
    const first = await runSlice(job, { holder: 'a', wait, clock: ticking(), budget: 1000, step });
    expect(first).toMatchObject({ state: 'running', cursor: 3, counts: { changed: 3 } });
    isBusy = false;
    const done = await runSlice(job, { holder: 'b', wait, clock: ticking(start + 5000), budget: 1000, step });
    expect(done).toMatchObject({ state: 'done', cursor: 5, counts: { changed: 5 } });
  });

  it('stops when its time is over, and the next slice goes on from there', async () => {
    const job = await aJob(50);
    const steps: number[] = [];
    const step = async (index: number) => {
      steps.push(index);
      return { ended: 'changed' };
    };
    const first = await runSlice(job, { holder: 'a', wait, clock: ticking(), budget: 2, step });
    expect(first).toMatchObject({ state: 'running', cursor: 10 });
    await runSlice(job, { holder: 'b', wait, clock: ticking(start + 5000), budget: 1000, step });
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
      await expect(
        runSlice(job, { holder: 'a', wait, clock: ticking(), budget: 1000, step }),
      ).rejects.toThrow();
      const later = ticking(start + 61_000);
      const after = await runSlice(job, { holder: 'b', wait, clock: later, budget: 1000, step });
      expect(after).toMatchObject({ state: 'done', counts: { changed: 21 } });
      expect(done.size).toBe(22);
    }
  });

  it('is left alone while somebody else is at it', async () => {
    const job = await aJob(30);
    const slice = { holder: 'a', wait, clock: ticking(), budget: 1000 };
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
      wait,
      clock: ticking(),
      budget: 1000,
      step: async (index) => {
        steps += 1;
        if (index === 5)
          await runSlice(job, {
            holder: 'b',
            wait,
            clock: ticking(start + 61_000),
            budget: 1000,
            step: changed,
          });
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
      holders.map((holder) => runSlice(job, { holder, wait, clock: ticking(), budget: 1000, step })),
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
    const done = await runSlice(job, { holder: 'a', wait, clock: ticking(), budget: 1000, step });
    expect(done?.notes.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 200 }, (_, index) => `p${index}`),
    );
    expect(done?.counts).toEqual({ skipped: 205 });
  });

  it('that is over is not begun again', async () => {
    const job = await aJob(1);
    await runSlice(job, { holder: 'a', wait, clock: ticking(), budget: 1000, step: changed });
    expect(
      await runSlice(job, { holder: 'a', wait, clock: ticking(), budget: 1000, step: changed }),
    ).toBeUndefined();
  });

  it('keeps what a step writes and says together with how far it came, so that it happens once', async () => {
    for (let killed = 0; killed < 12; killed += 1) {
      const job = await aJob(6);
      const calls = { count: 0 };
      const step = async (index: number) => {
        calls.count += 1;
        if (calls.count === killed) throw new Error('killed');
        const log = [{ at: 'now', tone: 'info' as const, code: 'added', subject: String(index) }];
        return { ended: 'added', log, writes: [addingOne(job.id)] };
      };
      const slice = { wait, budget: 1000, step };
      await runSlice(job, { ...slice, holder: 'a', clock: ticking() }).catch(() => {});
      await runSlice(job, { ...slice, holder: 'b', clock: ticking(start + 61_000) });
      expect(await readJob('import', job.id)).toMatchObject({ state: 'done', counts: { added: 6 } });
      expect(await sumOf(job.id)).toBe(6);
      const { lines } = await readJobLog(job, null);
      expect(lines.map(({ subject }) => subject)).toEqual(['0', '1', '2', '3', '4', '5']);
    }
  });

  it('does a step again when somebody saved what it writes, and gives up when that does not end', async () => {
    const job = await aJob(1);
    let calls = 0;
    const refused = { ...addingOne(job.id).Update, ConditionExpression: 'attribute_exists(never)' };
    const step = async () => {
      calls += 1;
      return { ended: 'added', writes: [calls < 3 ? { Update: refused } : addingOne(job.id)] };
    };
    const slice = { holder: 'a', wait, clock: ticking(), budget: 1000 };
    expect(await runSlice(job, { ...slice, step })).toMatchObject({ counts: { added: 1 } });
    expect([calls, await sumOf(job.id)]).toEqual([3, 1]);
    const never = async () => ({ ended: 'added', writes: [{ Update: refused }] });
    await expect(runSlice(await aJob(1), { ...slice, step: never })).rejects.toThrow('are refused');
  });

  it('goes on without a step whose writes are refused again and again, when the step says in what that ends', async () => {
    const job = await aJob(3);
    const refused = { ...addingOne(job.id).Update, ConditionExpression: 'attribute_exists(never)' };
    const line = { at: 'now', tone: 'error' as const, code: 'failed' };
    const step = async (index: number) => ({
      ended: 'added',
      writes: [index === 1 ? { Update: refused } : addingOne(job.id)],
      refused: { ended: 'failed', log: [line], note: { subject: 'adda', reason: 'conflict' } },
    });
    const done = await runSlice(job, { holder: 'a', wait, clock: ticking(), budget: 1000, step });
    expect(done).toMatchObject({
      state: 'done',
      counts: { added: 2, failed: 1 },
      notes: [{ subject: 'adda', reason: 'conflict' }],
    });
    expect(await sumOf(job.id)).toBe(2);
    expect((await readJobLog(job, null)).lines).toEqual([line]);
  });

  it('has as many tries for each step, whatever those before took', async () => {
    const job = await aJob(4);
    let calls = 0;
    const refused = { ...addingOne(job.id).Update, ConditionExpression: 'attribute_exists(never)' };
    const step = async (index: number) => {
      calls += 1;
      // The first and the third are refused, the last of their tries finds nothing left to write.
      const tried = calls - (index < 2 ? 0 : 6);
      if (index % 2 === 1) return { ended: 'left' };
      return tried < 5 ? { ended: 'added', writes: [{ Update: refused }] } : { ended: 'left' };
    };
    const slice = { holder: 'a', wait, clock: ticking(), budget: 1000 };
    expect(await runSlice(job, { ...slice, step })).toMatchObject({ state: 'done', counts: { left: 4 } });
  });

  it('rests between two steps: within a slice, or until the next one when that is too long', async () => {
    waited.length = 0;
    const job = await aJob(2);
    const step = async (index: number) => ({ ended: 'changed', rest: index === 0 ? 500 : 10_000 });
    const slice = { wait, budget: 1000, step };
    await runSlice(job, { ...slice, holder: 'a', clock: ticking() });
    expect(waited).toEqual([500]);
    const long = await aJob(2);
    const sleepy = { ...slice, step: async () => ({ ended: 'changed', rest: 10_000 }) };
    const first = await runSlice(long, { ...sleepy, holder: 'a', clock: ticking() });
    expect(first).toMatchObject({ state: 'running', cursor: 1 });
    expect(await runSlice(long, { ...sleepy, holder: 'b', clock: ticking(start + 9000) })).toBeUndefined();
    const woken = await runSlice(long, { ...sleepy, holder: 'b', clock: ticking(start + 11_000) });
    expect([woken?.cursor, waited]).toEqual([2, [500]]);
  });

  it('waits for its day, when it has one, and may be cancelled until then', async () => {
    const startsAt = '2026-12-01T00:00:00.000Z';
    const [job, other] = [
      await aJob(1, { state: 'waiting', startsAt }),
      await aJob(1, { state: 'waiting', startsAt }),
    ];
    const slice = { holder: 'a', wait, budget: 1000, step: changed };
    expect(await runSlice(job, { ...slice, clock: ticking() })).toBeUndefined();
    expect(await keepWaiting(job, { ...job, state: 'running' })).toBe(true);
    expect(await keepWaiting(job, { ...job, startedBy: 'Nobody' })).toBe(false);
    expect(await cancelJob(other, 'Marta', new Date(start))).toBe(true);
    const day = Date.parse(startsAt);
    expect(await keepWaiting(other, { ...other, state: 'running' })).toBe(false);
    expect(await runSlice(other, { ...slice, clock: ticking(day) })).toBeUndefined();
    expect(await runSlice(job, { ...slice, clock: ticking(day) })).toMatchObject({ state: 'done' });
    expect(await cancelJob(job, 'Marta', new Date(day))).toBe(false);
    const running = await aJob(1);
    expect(await cancelJob(running, 'Marta', new Date(day))).toBe(false);
    expect((await readJob('import', running.id))?.state).toBe('running');
  });

  it('is found as unfinished until it is done, cancelled or gone', async () => {
    const [job, cancelled, gone] = [await aJob(1), await aJob(1, { state: 'waiting' }), await aJob(1)];
    const made = [job.id, cancelled.id, gone.id];
    const found = async (kind?: 'import' | 'erasure') =>
      (await listUnfinishedJobs(kind)).map(({ id }) => id).filter((id) => made.includes(id));
    expect((await found('import')).toSorted()).toEqual(made);
    expect(await found('erasure')).toEqual([]);
    await runSlice(job, { holder: 'a', wait, clock: ticking(), budget: 1000, step: changed });
    await cancelJob(cancelled, 'Marta', new Date(start));
    await table.client.send(
      new DeleteCommand({ TableName: table.tableName, Key: { pk: 'JOBS#import', sk: gone.id } }),
    );
    expect(await found()).toEqual([]);
  });
});
