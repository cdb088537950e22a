import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRuns } from '#shared/guided-test/check-runs/check-runs.ts';
import type { ExampleRun } from '#shared/guided-test/check-runs/run-state.ts';
import stored from '#shared/guided-test/default-wizard.json' with { type: 'json' };
import {
  type Answers,
  type AskedQuestion,
  type Evaluation,
  evaluate,
  questionStagesOf,
} from '#shared/guided-test/evaluate.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { runPhases } from '#shared/guided-test/run-phases.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { someConfig, somePhases } from '#test/support/builders/random-wizard.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/wizard.ts';

const config = normalise(stored);
const all = { pricelist: null };
const line = (include: string[], exclude: string[] = []) => ({ include, exclude });
const withTag = (id: string, tag: string) => anAnswer(id, { tag });
const told = (config: WizardConfig, catalogue: readonly Phase[] = [aPhase()], whom = all) =>
  checkRuns(config, catalogue, whom).findings.map(({ rule, about, place }) =>
    [rule, place?.answer ?? place?.question ?? place?.phase, about].filter(Boolean).join(' '),
  );
const answersOf = (run: ExampleRun | null): Answers =>
  Object.fromEntries((run ?? []).map(({ question, answers }) => [question, answers]));

describe('the check of the built-in questionnaire', () => {
  const demanding = [
    ...new Set(
      questionStagesOf(config).flatMap(({ questions }) =>
        questions.flatMap((one) => one.answers.flatMap(({ tag }) => tag)),
      ),
    ),
  ];
  const phases = demanding.map((tag) => aPhase({ id: tag, conditions: [line([tag])] }));

  it('comes to all 18 questions and 63 answers, in every run', () => {
    const { complete, covered, findings } = checkRuns(config, phases, all);
    expect([complete, covered.questions, covered.answers]).toEqual([true, 18, 63]);
    expect(findings).toEqual([]);
  });

  it('takes less than two seconds, whatever tags its phases look at', () => {
    const began = performance.now();
    expect(checkRuns(config, phases, all).covered.states).toBeLessThan(40_000);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('the check of all runs', () => {
  it('finds questions and answers that no run comes to', () => {
    const stage1 = [
      aQuestion('a', { answers: [withTag('si', 'x'), withTag('no', 'y')] }),
      aQuestion('b', { visible: ['x'], answers: [anAnswer('si'), anAnswer('mai', { visible: ['y'] })] }),
      aQuestion('c', { visible: ['z'] }),
    ];
    expect(told(aConfig({ stage1 }))).toEqual([
      'question-unreachable c',
      'answer-unreachable mai',
      'tag-never-added c z',
    ]);
  });

  it('finds a run that ends without a phase, and how it goes', () => {
    const stage1 = [aQuestion('a', { answers: [withTag('si', 'x'), withTag('no', 'y')] })];
    const { findings } = checkRuns(aConfig({ stage1 }), [aPhase({ conditions: [line(['x'])] })], all);
    const [found] = findings;
    expect(found?.rule).toBe('run-without-phase');
    expect(found?.run).toEqual([{ question: 'a', answers: ['no'] }]);
  });

  it('finds a phase of which a run is offered no choice, by its conditions or by its products', () => {
    const stage1 = [aQuestion('a', { answers: [withTag('si', 'x'), withTag('no', 'y')] })];
    const choices = [aChoice({ visibility: 'conditions', visibilityConditions: [['x']] })];
    const { findings } = checkRuns(aConfig({ stage1 }), [aPhase(), aPhase({ id: 'fondo', choices })], all);
    const [found] = findings;
    expect([found?.rule, found?.cataloguePhase, found?.run]).toEqual([
      'phase-without-choice',
      'fondo',
      [{ question: 'a', answers: ['no'] }],
    ]);
    const forbidden = { ...all, isAllowed: () => false };
    expect(checkRuns(aConfig(), [aPhase()], forbidden).findings.map(({ rule }) => rule)).toEqual([
      'run-without-phase',
      'phase-without-choice',
      'choice-unreachable',
    ]);
  });

  it('finds conditions that contradict themselves, and those that no run fulfils', () => {
    const stage1 = [aQuestion('a', { answers: [withTag('si', 'x'), withTag('no', 'y')] })];
    const phases = [
      aPhase(),
      aPhase({ id: 'mai', conditions: [line(['x', 'y'])] }),
      aPhase({
        id: 'fondo',
        conditions: [line(['x']), line(['y'], ['y']), line(['x', 'y'])],
        choices: [aChoice({ recommended: 'conditions', recommendedConditions: [['y']] })],
      }),
    ];
    expect(told(aConfig({ stage1 }), phases)).toEqual([
      'phase-unreachable',
      'line-contradictory y + −y',
      'line-unreachable x + y',
      'recommendation-unreachable y',
    ]);
  });

  it('finds tags that nobody looks at, with a run that adds one', () => {
    const stage1 = [aQuestion('a', { answers: [withTag('si', 'x'), anAnswer('no')] })];
    const { findings } = checkRuns(aConfig({ stage1 }), [aPhase()], all);
    expect(findings.map(({ rule, about, run }) => [rule, about, run])).toEqual([
      ['tag-unused', 'x', [{ question: 'a', answers: ['si'] }]],
    ]);
  });

  it('looks only at the phases of the price list it is made for', () => {
    const other = aPhase({ availablePricelists: ['export'] });
    expect(told(aConfig(), [other], { pricelist: 'italia' } as never)).toEqual(['run-without-phase']);
    expect(told(aConfig(), [other])).toEqual([]);
  });

  it('says so when there are too many runs to look at all, and then tells nothing as never reached', () => {
    const many = checkRuns(config, [aPhase({ conditions: [line(['mai'])] })], all, { budget: 2 });
    expect(many.complete).toBe(false);
    expect(many.findings.some(({ rule }) => rule.endsWith('unreachable'))).toBe(false);
    expect(many).toEqual(checkRuns(config, [aPhase({ conditions: [line(['mai'])] })], all, { budget: 2 }));
  });

  it('tells how far it is', () => {
    const seen: number[] = [];
    checkRuns(config, [], all, { onProgress: (done, of) => seen.push(done / of) });
    expect(seen).toEqual([0.5, 1]);
  });
});

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
function everyRun(within: WizardConfig): Evaluation[] | undefined {
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

describe('any questionnaire', { timeout: 120_000 }, () => {
  it('is found to be what looking at each of its runs says', () => {
    fc.assert(
      fc.property(someConfig, somePhases, (within, catalogue) => {
        const runs = everyRun(within);
        fc.pre(runs !== undefined);
        const asked = runs.flatMap(({ stages }) => stages.flatMap(({ questions }) => questions));
        const user = { pricelist: null, superUser: true };
        const phasesOf = (run: Evaluation) =>
          runPhases(within, catalogue, { ...run, user, isAllowed: () => true });
        const reachedPhases = new Set(runs.flatMap(phasesOf).map(({ id }) => id));
        const reachedChoices = new Set(
          runs.flatMap(phasesOf).flatMap(({ id, choices }) => choices.map(({ key }) => `${id} ${key}`)),
        );
        const { findings, complete, covered } = checkRuns(within, catalogue, all);
        const isTold = (rule: string) => findings.filter((one) => one.rule === rule);
        expect(complete).toBe(true);
        expect(covered.questions).toBe(new Set(asked.map(({ question }) => question)).size);
        expect(covered.answers).toBe(new Set(asked.flatMap(({ answers }) => answers)).size);
        expect(isTold('phase-unreachable').map((one) => one.cataloguePhase)).toEqual(
          catalogue.map(({ id }) => id).filter((id) => !reachedPhases.has(id)),
        );
        expect(
          isTold('choice-unreachable').map(
            ({ cataloguePhase, place: _, about }) => `${cataloguePhase} ${Number(about) - 1}`,
          ),
        ).toEqual(
          catalogue
            .filter(({ id }) => reachedPhases.has(id))
            .flatMap(({ id, choices }) => choices.map((_, key) => `${id} ${key}`))
            .filter((key) => !reachedChoices.has(key)),
        );
        const hasNone = (run: Evaluation) =>
          phasesOf(run).every(({ choices, procedure }) => !procedure && choices.length === 0);
        expect(isTold('run-without-phase')).toHaveLength(runs.some(hasNone) ? 1 : 0);
        for (const { rule, run, cataloguePhase } of findings) {
          if (rule !== 'run-without-phase' && rule !== 'phase-without-choice') continue;
          const reached = evaluate(within, answersOf(run));
          expect(reached.stages.every((stage) => stage.complete)).toBe(true);
          if (rule === 'run-without-phase') expect(hasNone(reached)).toBe(true);
          else expect(phasesOf(reached).find(({ id }) => id === cataloguePhase)?.choices).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
