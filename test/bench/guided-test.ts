import stored from '#shared/guided-test/default-guided-test.json' with { type: 'json' };
import { type Answers, evaluate } from '#shared/guided-test/evaluate.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { statusOf } from '#shared/guided-test/status-of.ts';
import { giveAnswer, startRun, type TestRun } from '#shared/guided-test/test-run.ts';
import { print } from '#test/prove/figure.ts';
import { median } from './percentile.ts';

/** Times the copy of answers and status, and microseconds. */
const limits = { ratio: 5, microseconds: 50 };
const rounds = 20_000;

const config = normalise(stored);

/** The last answer of every question: outside, brick, gypsum, organic paint. */
function completeRun(): TestRun {
  let run = startRun(config);
  for (;;) {
    const open = evaluate(config, run.answers)
      .stages.flatMap(({ questions }) => questions)
      .find(({ given }) => given.length === 0);
    if (!open) return run;
    run = giveAnswer(config, run, open.question.id, [open.answers.at(-1)?.id ?? ''], {
      color: { code: 'TN 1', r: 1, g: 2, b: 3 },
      colorlist: 'terre',
    });
  }
}

/** The median of several measurements, in microseconds for each call. */
function timeOf(call: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    for (let round = 0; round < rounds; round++) call();
    return ((performance.now() - start) * 1000) / rounds;
  });
  return median(times);
}

function report(name: string, measured: number, limit: number, unit: string): void {
  print({ name, value: Math.round(measured * 100) / 100, unit, limit, ok: measured <= limit });
}

/** Evaluates a complete run of the default guided test, beside a copy of its answers and status. */
export async function benchGuidedTest(): Promise<void> {
  const run = completeRun();
  const answers: Answers = run.answers;
  const kept = { answers, status: statusOf(config, run) };
  const evaluation = timeOf(() => evaluate(config, answers));
  report('guided-test-ratio', evaluation / timeOf(() => structuredClone(kept)), limits.ratio, 'times a copy');
  report('guided-test-evaluation', evaluation, limits.microseconds, 'µs');
}
