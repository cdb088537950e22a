import { afterAll, describe, expect, it } from 'vitest';
import { startWaker } from '#infra/local/start-waker.ts';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { serveLocally } from '#test/support/serve-locally.ts';

const functions: Record<string, FunctionSpec> = {
  often: { entry: 'often.ts', trigger: { schedule: 'rate(5 minutes)' }, may: [] },
  route: { entry: 'route.ts', trigger: { http: 'GET /functions/route', throttle: 1 }, may: [] },
};
const woken: unknown[] = [];
const waker = startWaker({
  functions,
  clock: () => Date.parse('2026-11-20T10:00:00Z'),
  invoke: async (name, event) => void woken.push([name, event]),
});
const { url, close } = await serveLocally(waker);
afterAll(close);

const statusOf = async (name: string, method = 'POST') =>
  (await fetch(`${url}/_local/wake/${name}`, { method })).status;

describe('waking what is on a schedule', () => {
  it('runs the function and answers once it is done', async () => {
    expect(await statusOf('often')).toBe(204);
    expect(woken).toEqual([['often', { time: '2026-11-20T10:00:00.000Z' }]]);
  });

  it('runs nothing else, and nothing that is only looked at', async () => {
    woken.length = 0;
    expect(await statusOf('route')).toBe(404);
    expect(await statusOf('constructor')).toBe(404);
    expect(await statusOf('often', 'GET')).toBe(405);
    expect(woken).toEqual([]);
  });
});
