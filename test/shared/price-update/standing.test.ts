import { describe, expect, it } from 'vitest';
import { runOf, standingOf } from '#shared/price-update/standing.ts';

type Run = Parameters<typeof standingOf>[1][number];
type Job = Run['job'];

const minute = (of: number) => new Date(Date.UTC(2026, 10, 26, 9, of)).toISOString();
const day = minute(50);

const aJob = (changes: Partial<Job> = {}): Job => ({
  ...{ id: 'job-1', state: 'done', startsAt: null, startedAt: minute(20), finishedAt: minute(21) },
  counts: [{ ended: 'updated', count: 2 }],
  ...changes,
});
const aRun = (changes: Partial<Job> = {}, more: Partial<Run> = {}): Run => ({
  ...{ job: aJob(changes), preview: 'other', confirmed: 'other', undo: null },
  ...more,
});

/** Made ten minutes before the job of all cases. */
const atOnce = { id: 'p', previewedAt: minute(10) };
const ofDay = { ...atOnce, startsAt: day };

describe('a preview', () => {
  it.each([
    ['waits', 'waiting', aRun({ state: 'waiting', startsAt: day, finishedAt: null })],
    ['is held', 'held', aRun({ state: 'held', startsAt: day, finishedAt: null })],
    ['runs', 'running', aRun({ state: 'running', finishedAt: null })],
    ['was made', 'made', aRun()],
    ['was cancelled', 'cancelled', aRun({ state: 'cancelled', startsAt: day })],
    ['was undone', 'undone', aRun({}, { undo: aJob({ id: 'undo' }) })],
  ])('whose update %s is %s [PRG-031]', (_how, standing, run) => {
    expect(standingOf(ofDay, [{ ...run, preview: 'p', confirmed: 'p' }])).toBe(standing);
  });

  it('is found again once the plan of its update was made anew on its day [PRG-034]', () => {
    const run = aRun({ startsAt: day }, { preview: 'of-the-day', confirmed: 'p' });
    expect([standingOf(ofDay, [run]), standingOf({ ...atOnce, id: 'of-the-day' }, [run])]).toEqual([
      'made',
      'made',
    ]);
    expect(runOf(undefined, [run])).toBeUndefined();
  });

  it.each([
    ['waiting', 'open'],
    ['held', 'open'],
    ['running', 'alone'],
    ['done', 'alone'],
    ['cancelled', 'alone'],
  ] as const)('that was to take the place of an update that is %s is %s [PRG-031]', (state, standing) => {
    const run = aRun({ state, startsAt: minute(55), finishedAt: null });
    expect(standingOf({ ...ofDay, replaces: 'job-1' }, [run])).toBe(standing);
  });

  it.each([
    ['waiting', 'changed'],
    ['held', 'changed'],
    ['done', 'alone'],
    ['cancelled', 'alone'],
  ] as const)(
    'that was to take the place of an update whose successor is %s is %s [PRG-031]',
    (state, standing) => {
      const replaced = aRun({ state: 'cancelled', startsAt: minute(55) });
      const successor = aRun({
        ...{ id: 'job-3', state, startsAt: minute(55) },
        replaces: ['job-1', 'job-2'],
      });
      const preview = { ...ofDay, replaces: 'job-1' };
      expect(standingOf(preview, [successor, replaced])).toBe(standing);
      // Older ones are listed no more.
      expect(standingOf(preview, [successor])).toBe(standing);
      expect(standingOf({ ...ofDay, replaces: 'job-0' }, [successor])).toBe('alone');
    },
  );

  it('of an update that is not listed any more cannot take its place', () => {
    expect(standingOf({ ...ofDay, replaces: 'job-1' }, [])).toBe('alone');
  });
});

describe('a preview of now is', () => {
  it.each([
    ['outdated once another update changed prices', aRun(), 'outdated'],
    ['open after one that changed none', aRun({ counts: [] }), 'open'],
    ['open after one that ended before', aRun({ finishedAt: minute(9) }), 'open'],
    ['open while one waits', aRun({ state: 'waiting', startsAt: day, finishedAt: null }), 'open'],
    [
      'outdated once an older one was undone',
      aRun({ finishedAt: minute(5) }, { undo: aJob({ id: 'undo' }) }),
      'outdated',
    ],
    [
      'open where it was undone before',
      aRun({ finishedAt: minute(5) }, { undo: aJob({ id: 'undo', finishedAt: minute(6) }) }),
      'open',
    ],
  ] as const)('%s [OPW-53]', (_what, run, standing) => {
    expect(standingOf(atOnce, [run])).toBe(standing);
  });
});

describe('a preview of a day is', () => {
  const before = { startedAt: minute(1) };
  it.each([
    ['outdated once another update came before it', aRun(), 'outdated'],
    ['outdated once one is to run before it', aRun({ state: 'waiting', startsAt: minute(40) }), 'outdated'],
    ['open while one is to run after it', aRun({ state: 'waiting', startsAt: minute(55) }), 'open'],
    ['open when one came that is held', aRun({ state: 'held', startsAt: minute(40) }), 'open'],
    ['open after one that it counted', aRun({ ...before, startsAt: minute(15) }), 'open'],
    [
      'outdated once one was cancelled',
      aRun({ ...before, startsAt: minute(40), state: 'cancelled' }),
      'outdated',
    ],
    [
      'open after one that was cancelled before',
      aRun({ ...before, startsAt: minute(40), state: 'cancelled', finishedAt: minute(5) }),
      'open',
    ],
  ] as const)('%s [PRG-033]', (_what, run, standing) => {
    expect(standingOf(ofDay, [run])).toBe(standing);
  });
});
