import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRuns } from '#shared/guided-test/check-runs/check-runs.ts';
import type { ExampleRun } from '#shared/guided-test/check-runs/run-state.ts';
import { type Answers, type AskedQuestion, type Evaluation, evaluate } from '#shared/guided-test/evaluate.ts';
import { matchesLine } from '#shared/guided-test/matches-tags.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { type PhaseSource, phaseSources } from '#shared/guided-test/phase-sources.ts';
import { type RunPhase, runPhases } from '#shared/guided-test/run-phases.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { ConditionLine } from '#shared/schemas/phase.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';
import {
  someConfig,
  someLastStage,
  someListedPhases,
} from '#test/support/builders/random-guided-test-config.ts';

const answersOf = (run: ExampleRun | null): Answers =>
  Object.fromEntries((run ?? []).map(({ question, answers }) => [question, answers]));

const mostRuns = 4_000;

/** The sets of answers that a question can be given. */
function sets({ question, answers }: AskedQuestion): string[][] {
  const ids = answers.map(({ id }) => id);
  if (question.type !== 'checkboxes') return ids.map((id) => [id]);
  return Array.from({ length: 2 ** ids.length - 1 }, (_, mask) =>
    ids.filter((_, at) => (mask + 1) & (1 << at)),
  );
}

/** Every complete run, one by one; too many are none. */
function everyRun(within: GuidedTestConfig): Evaluation[] | undefined {
  const open: Answers[] = [{}];
  const runs: Evaluation[] = [];
  for (let answers = open.pop(); answers; answers = open.pop()) {
    const evaluation = evaluate(within, answers);
    const next = evaluation.stages
      .flatMap(({ questions }) => questions)
      .find((one) => one.given.length === 0);
    if (next) for (const ids of sets(next)) open.push({ ...answers, [next.question.id]: ids });
    else runs.push(evaluation);
    if (runs.length + open.length > mostRuns) return undefined;
  }
  return runs;
}

/** Each run with the phases it comes to. */
type WithPhases = { run: Evaluation; phases: readonly RunPhase[] };
const lineText = ({ include, exclude }: ConditionLine) =>
  [...include, ...exclude.map((tag) => `−${tag}`)].join(' + ');
const choosable = ({ choices }: RunPhase) => choices.filter(({ isWithheld }) => !isWithheld);

/** The findings on a phase from looking at each of these runs: rule and subject. */
function saidOf(
  source: PhaseSource,
  runs: readonly WithPhases[],
  isAllowed: (product: string) => boolean,
): string[] {
  const there = runs.flatMap(({ run, phases }) =>
    phases.filter(({ id }) => id === source.id).map((phase) => ({ run, phase })),
  );
  const own = (...about: string[]) => [...about.slice(0, 1), source.id, ...about.slice(1)].join(' ');
  const contradictory = source.rule.lines.filter((one) =>
    one.include.some((tag) => one.exclude.includes(tag)),
  );
  const isBare = ({ needsProducts, products }: PhaseSource['choices'][number]) =>
    needsProducts && products.filter(isAllowed).length === 0;
  const always = [
    ...contradictory.map((one) => own('line-contradictory', lineText(one))),
    ...source.choices.flatMap((choice, at) =>
      isBare(choice) ? [own('choice-without-products', String(at + 1))] : [],
    ),
  ];
  if (there.length === 0) return [...always, own('phase-unreachable')];
  const without = there.some(({ phase }) => choosable(phase).length === 0);
  const unmet = (lines: readonly ConditionLine[], among: typeof there) =>
    lines.filter((one) => !among.some(({ run }) => matchesLine(one, run.tags)));
  return [
    ...always,
    ...(without ? [own('phase-without-choice')] : []),
    ...unmet(source.rule.lines, there)
      .filter((one) => !contradictory.includes(one))
      .map((one) => own('line-unreachable', lineText(one))),
    ...source.choices.flatMap((choice, at) => {
      if (isBare(choice)) return [];
      const { key, recommended } = choice;
      const offered = there.filter(({ phase }) => choosable(phase).some((choice) => choice.key === key));
      if (offered.length === 0) return [own('choice-unreachable', String(at + 1))];
      const lines = typeof recommended === 'string' ? [] : unmet(recommended, offered);
      return lines.map((one) => own('recommendation-unreachable', lineText(one)));
    }),
  ];
}

describe('any guided test', { timeout: 120_000 }, () => {
  it('is found to be what looking at each of its runs says', () => {
    const anyone = fc.constantFrom('italia', null);
    fc.assert(
      fc.property(
        someConfig,
        someLastStage,
        someListedPhases,
        anyone,
        (asked, last, catalogue, pricelist) => {
          const within = normalise([asked[0], asked[1], asked[2], last]);
          const runs = everyRun(within);
          fc.pre(runs !== undefined);
          const user = { pricelist, superUser: true };
          const isAllowed = (product: string) => product !== 'piave';
          const phasesOf = (run: Evaluation) => runPhases(within, catalogue, { ...run, user, isAllowed });
          const looked = runs.map((run) => ({ run, phases: phasesOf(run) }));
          const { findings, complete, covered } = checkRuns(within, catalogue, { pricelist, isAllowed });
          const questions = runs.flatMap(({ stages }) => stages.flatMap((stage) => stage.questions));
          expect(complete).toBe(true);
          expect(covered.questions).toBe(new Set(questions.map(({ question }) => question)).size);
          expect(covered.answers).toBe(new Set(questions.flatMap(({ answers }) => answers)).size);
          const aboutPhases = findings.filter(({ cataloguePhase, place, rule }) =>
            rule.startsWith('tag-') ? false : cataloguePhase || place?.phase,
          );
          expect(
            aboutPhases
              .map(({ rule, cataloguePhase, place, about }) =>
                [rule, cataloguePhase ?? place?.phase, about].filter(Boolean).join(' '),
              )
              .toSorted(),
          ).toEqual(
            phaseSources(within, catalogue)
              .filter((source) => isPhaseVisible(source, user))
              .flatMap((source) => saidOf(source, looked, isAllowed))
              .toSorted(),
          );
          const hasNone = ({ phases }: WithPhases) => phases.every((phase) => choosable(phase).length === 0);
          expect(findings.filter(({ rule }) => rule === 'run-without-phase')).toHaveLength(
            looked.some(hasNone) ? 1 : 0,
          );
          for (const { rule, run, cataloguePhase, place } of findings) {
            if (rule !== 'run-without-phase' && rule !== 'phase-without-choice') continue;
            const reached = evaluate(within, answersOf(run));
            const phases = phasesOf(reached);
            expect(reached.stages.every((stage) => stage.complete)).toBe(true);
            if (rule === 'run-without-phase') expect(hasNone({ run: reached, phases })).toBe(true);
            else {
              const found = phases.find(({ id }) => id === (cataloguePhase ?? place?.phase));
              expect(found && choosable(found)).toEqual([]);
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
