import { createFunctionRunner } from '#infra/local/function-runner.ts';
import { periodOf } from '#infra/local/schedules.ts';
import { type FunctionSpec, isIn } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { type Capacity, capacityOf } from '#test/support/capacity.ts';

/** A schedule: its runs in a month, and the cost of a run without work. */
export type Scheduled = Capacity & { name: string; runs: number; milliseconds: number };

const month = 30 * 86_400_000;

export async function measureSchedules(): Promise<Scheduled[]> {
  const invoke = createFunctionRunner(functions, process.cwd());
  const measured: Scheduled[] = [];
  for (const [name, spec] of Object.entries<FunctionSpec>(functions)) {
    const { trigger } = spec;
    // The canary runs in prod alone: it needs an account there.
    if (!('schedule' in trigger) || !isIn('dev', spec)) continue;
    const run = () => invoke(name, { time: new Date().toISOString() });
    // The first run loads the code.
    await run();
    const start = performance.now();
    const capacity = await capacityOf(run);
    const milliseconds = performance.now() - start;
    measured.push({ name, runs: month / periodOf(trigger.schedule), ...capacity, milliseconds });
  }
  return measured;
}
