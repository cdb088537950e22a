import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { checkRuns } from '#shared/guided-test/check-runs/check-runs.ts';
import stored from '#shared/guided-test/default-guided-test.json' with { type: 'json' };
import { questionStagesOf } from '#shared/guided-test/evaluate.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';

const config = normalise(stored);
const all = { pricelist: null };
const line = (include: string[], exclude: string[] = []) => ({ include, exclude });
const withTag = (id: string, tag: string) => anAnswer(id, { tag });
const told = (config: GuidedTestConfig, catalogue: readonly Phase[] = [aPhase()], whom = all) =>
  checkRuns(config, catalogue, whom).findings.map(({ rule, about, place }) =>
    [rule, place?.answer ?? place?.question ?? place?.phase, about].filter(Boolean).join(' '),
  );
describe('the check of the built-in guided test', () => {
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
      'choice-without-products',
    ]);
  });

  it('tells choices without products apart from those that no run reaches', () => {
    const stage1 = [aQuestion('a', { answers: [withTag('si', 'x'), withTag('no', 'y')] })];
    const only = (slug: string) => ({ visibility: 'conditions' as const, visibilityConditions: [[slug]] });
    const choices = [
      aChoice({ ...only('x') }),
      aChoice({ ...only('y') }),
      aChoice({ products: ['archiviato', 'perso'] }),
      aChoice({ products: ['archiviato', 'adda-calce'] }),
      aChoice({ ...only('mai'), products: ['perso'] }),
      aChoice({ ...only('mai') }),
      aChoice({ products: [] }),
      aChoice({ products: [], withProcedure: true, procedure: { it: '<p>Lavare</p>' } }),
    ];
    const own = [
      { id: 'niente', title: 'Niente' },
      { id: 'vuota', title: 'Vuota', withProducts: true },
    ];
    const stage4 = [{ id: 'mia', title: 'Mia', choices: own }];
    const whom = { ...all, isAllowed: (product: string) => product === 'adda-calce' };
    const { findings } = checkRuns(aConfig({ stage1, stage4 }), [aPhase({ choices })], whom);
    expect(
      findings.flatMap(({ rule, place, cataloguePhase, title, about }) =>
        rule.startsWith('choice-') ? [[rule, place?.choice ?? cataloguePhase, title?.it, about]] : [],
      ),
    ).toEqual([
      ['choice-without-products', 'vuota', 'Vuota', '2'],
      ['choice-without-products', 'finitura', 'Finitura', '3'],
      ['choice-without-products', 'finitura', 'Finitura', '5'],
      ['choice-without-products', 'finitura', 'Finitura', '7'],
      ['choice-unreachable', 'finitura', 'Finitura', '6'],
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

  it('takes a tag that only an alert asks for as one that is looked at', () => {
    const stage1 = [aQuestion('a', { answers: [withTag('si', 'x'), withTag('no', 'y')] })];
    const [first, ...rest] = aConfig({ stage1 });
    const alerts = [{ id: 'attento', allTags: ['y'], text: { it: 'Attento' } }];
    expect(told([{ ...first, alerts }, ...rest])).toEqual(['tag-unused si x']);
  });

  it('finds tags that nobody looks at, with a run that adds one', () => {
    const stage1 = [aQuestion('a', { answers: [withTag('si', 'x'), anAnswer('no')] })];
    const { findings } = checkRuns(aConfig({ stage1 }), [aPhase()], all);
    expect(findings.map(({ rule, about, run }) => [rule, about, run])).toEqual([
      ['tag-unused', 'x', [{ question: 'a', answers: ['si'] }]],
    ]);
  });

  it('finds tags that rules look at and no answer adds, wherever the rule is; alerts look at tags too', () => {
    const stage1 = [
      aQuestion('a', { answers: [withTag('si', 'x'), anAnswer('no', { tag: 'y', hidden: ['y'] })] }),
    ];
    const [first, ...rest] = aConfig({
      stage1,
      stage4: [{ id: 'mia', title: 'Mia', tagConditions: [line(['x', 'mai'])], choices: [{ id: '0' }] }],
    });
    const alerts = [{ id: 'attento', allTags: ['y'], text: { it: 'Attento' } }];
    const catalogue = [aPhase({ id: 'fondo', name: { it: 'Fondo' }, conditions: [line([], ['nemmeno'])] })];
    const { findings } = checkRuns([{ ...first, alerts }, ...rest], catalogue, all);
    expect(findings.filter(({ rule }) => rule.startsWith('tag-'))).toEqual([
      {
        rule: 'tag-not-given',
        place: { stage: 'stage4', phase: 'mia' },
        cataloguePhase: null,
        title: { it: 'Mia' },
        about: 'mai',
        run: null,
      },
      {
        rule: 'tag-never-added',
        place: { stage: 'stage4', phase: 'mia' },
        cataloguePhase: null,
        title: { it: 'Mia' },
        about: 'mai',
        run: null,
      },
      {
        rule: 'tag-never-added',
        place: null,
        cataloguePhase: 'fondo',
        title: { it: 'Fondo' },
        about: 'nemmeno',
        run: null,
      },
    ]);
  });

  it('tells a line that never holds, since no answer adds its tag, from one that no run fulfils', () => {
    const stage1 = [aQuestion('a', { answers: [withTag('si', 'x'), withTag('no', 'y')] })];
    const choices = [aChoice({ recommended: 'conditions', recommendedConditions: [['x'], ['nessuno']] })];
    const conditions = [line(['x']), line(['x', 'y']), line(['x', 'mai']), line(['y', 'mai'])];
    const { findings } = checkRuns(aConfig({ stage1 }), [aPhase({ conditions, choices })], all);
    const notGiven = findings.filter(({ rule }) => rule === 'tag-not-given');
    expect(notGiven.map(({ cataloguePhase, about }) => [cataloguePhase, about])).toEqual([
      ['finitura', 'mai'],
      ['finitura', 'nessuno'],
    ]);
  });

  it('does not miss a choice where there is a procedure and none to choose from', () => {
    const procedure = { withProcedure: true, procedure: { it: '<p>Lavare</p>' } };
    expect(told(aConfig(), [aPhase({ ...procedure, choices: [] })])).toEqual([]);
    expect(told(aConfig(), [aPhase({ choices: [] })])).toEqual(['run-without-phase', 'phase-without-choice']);
    const withheld = { ...all, isAllowed: () => false };
    expect(told(aConfig(), [aPhase(procedure)], withheld)).toEqual([
      'phase-without-choice',
      'choice-without-products 1',
    ]);
  });

  it('names phase and choice of the guided test as their place', () => {
    const never = [['mai']];
    const choices = [
      { id: 'una', title: 'Una' },
      { id: 'altra', title: 'Altra', visibilityConditions: never },
    ];
    const { findings } = checkRuns(aConfig({ stage4: [{ id: 'mia', title: 'Mia', choices }] }), [], all);
    expect(findings[0]).toMatchObject({
      rule: 'choice-unreachable',
      place: { stage: 'stage4', phase: 'mia', choice: 'altra' },
      title: { it: 'Altra' },
      about: '2',
    });
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

  it('says so too when the answers of one question alone are too many, or the last layer is', () => {
    const answers = ['1', '2', '3', '4'].map((id) => withTag(id, `t${id}`));
    const many = aConfig({ stage1: [aQuestion('a', { type: 'checkboxes', answers })] });
    const looking = [aPhase(), ...answers.map(({ id }) => aPhase({ id, conditions: [line([`t${id}`])] }))];
    const completeWith = (budget: number, of = many) => checkRuns(of, looking, all, { budget }).complete;
    expect([completeWith(1), completeWith(2), completeWith(16)]).toEqual([false, true, true]);
    const single = aConfig({ stage1: [aQuestion('a', { answers }), aQuestion('b')] });
    expect([completeWith(1, single), completeWith(2, single)]).toEqual([false, true]);
  });

  it('looks at each state once, even if many runs pass it', () => {
    const stage1 = ['a', 'b', 'c'].map((id) =>
      aQuestion(id, { answers: [withTag('si', id), anAnswer('no')] }),
    );
    const { covered } = checkRuns(aConfig({ stage1 }), [aPhase()], all);
    // Nothing looks at the tags: one state after each question, in four walks.
    expect(covered).toEqual({ questions: 3, answers: 6, states: 12 });
  });

  it('tells how far it is', () => {
    const seen: number[] = [];
    checkRuns(config, [], all, { onProgress: (done, of) => seen.push(done / of) });
    expect(seen).toEqual([0.5, 1]);
    const steps: number[] = [];
    checkRuns(config, [aPhase(), aPhase({ id: 'fondo' })], all, { onProgress: (done) => steps.push(done) });
    expect(steps).toEqual([1, 2, 3, 4]);
  });
});
