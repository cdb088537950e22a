import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, evaluate } from '#shared/guided-test/evaluate.ts';
import { isShown } from '#shared/guided-test/is-shown.ts';
import { continueRun, giveAnswer, startRun } from '#shared/guided-test/test-run.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { someAnswers, someConfig, someSteps } from '#test/support/builders/random-guided-test-config.ts';

const tenThousand = { numRuns: 10_000 };
const colour = { color: { code: 'TN 1', r: 10, g: 20, b: 30 }, colorlist: 'terre' };
const counted = (config: GuidedTestConfig, answers: Answers) =>
  Object.fromEntries(evaluate(config, answers).given);

describe('any guided test with any answers', { timeout: 60_000 }, () => {
  it('comes to the same whatever the order in which its answers lie', () => {
    fc.assert(
      fc.property(someConfig, someAnswers, (config, answers) => {
        const turned = Object.fromEntries(Object.entries(answers).toReversed());
        expect(evaluate(config, turned)).toEqual(evaluate(config, answers));
      }),
      tenThousand,
    );
  });

  it('counts no answer of what is not shown, and no tag that none of them adds [OPW-07, OPW-08]', () => {
    fc.assert(
      fc.property(someConfig, someAnswers, (config, answers) => {
        const { stages, tags, given } = evaluate(config, answers);
        const asked = stages.flatMap(({ questions }) => questions);
        expect([...given.keys()]).toEqual(
          asked.filter((one) => one.given.length > 0).map(({ question }) => question.id),
        );
        expect(asked.every((one) => one.given.every((answer) => one.answers.includes(answer)))).toBe(true);
        expect(new Set(asked.flatMap((one) => one.given.flatMap(({ tag }) => tag)))).toEqual(tags);
      }),
      tenThousand,
    );
  });

  it('shows each question by what was answered before it, and by nothing else [OPW-07]', () => {
    fc.assert(
      fc.property(someConfig, someAnswers, (config, answers) => {
        const asked = evaluate(config, answers).stages.flatMap(({ questions }) => questions);
        const tags = new Set<string>();
        const given = new Map<string, readonly string[]>();
        for (const one of asked) {
          expect(isShown(one.question, tags, given)).toBe(true);
          expect(one.answers.every((answer) => isShown(answer, tags, given))).toBe(true);
          for (const tag of one.given.flatMap((answer) => answer.tag)) tags.add(tag);
          if (one.given.length > 0)
            given.set(
              one.question.id,
              one.given.map(({ id }) => id),
            );
        }
      }),
      tenThousand,
    );
  });

  it('comes to the same again from the answers that count', () => {
    fc.assert(
      fc.property(someConfig, someAnswers, (config, answers) => {
        expect(evaluate(config, counted(config, answers))).toEqual(evaluate(config, answers));
      }),
      tenThousand,
    );
  });

  it('answered step by step holds what it would when evaluated at once', () => {
    fc.assert(
      fc.property(someConfig, someSteps, (config, steps) => {
        let run = startRun(config);
        for (const { question, answers } of steps) {
          const before = run;
          run = giveAnswer(config, run, question, answers, colour);
          expect(run.answers).toEqual(counted(config, { ...before.answers, [question]: answers }));
          expect(continueRun(config, run).answers).toEqual(run.answers);
        }
      }),
      tenThousand,
    );
  });
});
