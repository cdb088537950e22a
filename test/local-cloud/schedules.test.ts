import { describe, expect, it } from 'vitest';
import { type Every, periodOf, startSchedules } from '#infra/local/schedules.ts';
import type { FunctionSpec } from '#lambdas/function-spec.ts';

const functions: Record<string, FunctionSpec> = {
  nightly: { entry: 'nightly.ts', trigger: { schedule: 'rate(1 day)' }, may: [] },
  often: { entry: 'often.ts', trigger: { schedule: 'rate(5 minutes)' }, may: [] },
  route: { entry: 'route.ts', trigger: { http: 'GET /functions/route', throttle: 1 }, may: [] },
};

/** Time that passes when the test says so. */
function byHand() {
  const waiting = new Map<number, () => void>();
  const every: Every = (milliseconds, run) => {
    waiting.set(milliseconds, run);
    return () => waiting.delete(milliseconds);
  };
  return { every, waiting, pass: (milliseconds: number) => waiting.get(milliseconds)?.() };
}

const minutes = 60_000;

describe('a schedule of the manifest', () => {
  it('wakes its function with the time, and no other function', async () => {
    const { every, pass, waiting } = byHand();
    const woken: unknown[] = [];
    const schedules = startSchedules({
      functions,
      every,
      clock: () => Date.parse('2026-11-20T10:00:00Z'),
      invoke: async (name, event) => void woken.push([name, event]),
    });
    expect([...waiting.keys()]).toEqual([24 * 60 * minutes, 5 * minutes]);
    pass(5 * minutes);
    expect(woken).toEqual([['often', { time: '2026-11-20T10:00:00.000Z' }]]);
    await schedules.stop();
    expect(waiting.size).toBe(0);
  });

  it('does not wake a function that is still at work, and wakes one that failed again', async () => {
    const { every, pass } = byHand();
    let count = 0;
    let finish: (error: Error) => void = () => {};
    const schedules = startSchedules({
      functions,
      every,
      invoke: () => {
        count += 1;
        return new Promise((_, reject) => {
          finish = reject;
        });
      },
    });
    pass(5 * minutes);
    pass(5 * minutes);
    expect(count).toBe(1);
    finish(new Error('out of order'));
    await new Promise((resolve) => setImmediate(resolve));
    pass(5 * minutes);
    expect(count).toBe(2);
    finish(new Error('out of order'));
    await schedules.stop();
  });

  it('wakes nothing while it is held', async () => {
    const { every, pass } = byHand();
    const woken: string[] = [];
    let isHeld = true;
    const invoke = async (name: string) => void woken.push(name);
    const schedules = startSchedules({ functions, every, isHeld: () => isHeld, invoke });
    pass(5 * minutes);
    expect(woken).toEqual([]);
    isHeld = false;
    pass(5 * minutes);
    expect(woken).toEqual(['often']);
    await schedules.stop();
  });

  it('is a rate; another expression is refused at the start', () => {
    expect(periodOf('rate(1 hour)')).toBe(60 * minutes);
    expect(() => periodOf('cron(0 3 * * ? *)')).toThrow('does not know the schedule');
  });
});
