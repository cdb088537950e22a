import type { SentTest } from '../selection/sent-test.ts';
import type { TestState } from './run/test-state.ts';

/** A test as the server evaluates it again. */
export function sentTest(version: number, { run, chosen, packs }: TestState): SentTest {
  const { answers, color, colorlist } = run;
  return {
    input: {
      guidedTest: {
        version,
        answers: Object.entries(answers).map(([question, ids]) => ({ question, answers: [...ids] })),
        chosen: Object.entries(chosen).map(([phase, choice]) => ({ phase, choice })),
      },
      color: color && { code: color.code, r: color.r, g: color.g, b: color.b },
      colorlist,
    },
    packs,
  };
}
