import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import stored from '#shared/guided-test/default-guided-test.json' with { type: 'json' };
import { type Answers, evaluate } from '#shared/guided-test/evaluate.ts';
import { matchesLine } from '#shared/guided-test/matches-tags.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { phaseSources } from '#shared/guided-test/phase-sources.ts';
import { runPhases } from '#shared/guided-test/run-phases.ts';
import { isAlways, together, type Why, whyPhases, whyProduct } from '#shared/guided-test/why.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { aConfig, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { someAnswers, someConfig, somePhases } from '#test/support/builders/random-guided-test-config.ts';

const config = normalise(stored);
const line = (include: string[], exclude: string[] = []) => ({ include, exclude });
const stone: Answers = { ambiente: ['esterno'], supporto: ['pietra-naturale'] };
const said = ({ answers }: Why) => answers.map(({ question, answer }) => `${question.it} ${answer.it}`);
const absentOf = ({ absent }: Why) =>
  absent.map(({ tag, answers }) => [tag, answers.map((one) => one.answer.it)]);
const whyOf = (
  phase: ReturnType<typeof aPhase>,
  answers: Answers = stone,
  within: GuidedTestConfig = config,
) => {
  const [why] = whyPhases(within, [phase], evaluate(within, answers));
  if (!why) throw new Error('the phase is not there');
  return why;
};

describe('why a phase is there', () => {
  it('is said in the words of the answers that added its tags', () => {
    const { why } = whyOf(aPhase({ conditions: [line(['esterno', 'no-velature'])] }));
    expect(said(why)).toEqual([
      'Dove si trova la superficie da trattare? Esterno',
      'Qual è il tipo di supporto? Pietra naturale',
    ]);
  });

  it('is always, without conditions', () => {
    expect(isAlways(whyOf(aPhase({ conditions: [] })).why)).toBe(true);
    for (const one of [line(['esterno']), line([], ['cappotto']), line(['esterno'], ['cappotto'])])
      expect(isAlways(whyOf(aPhase({ conditions: [one] })).why)).toBe(false);
  });

  it('names only the answers of the line that matches, of the shortest when several do', () => {
    const lines = [line(['muffa']), line(['esterno', 'moderno']), line(['muratura-pietra'])];
    expect(said(whyOf(aPhase({ conditions: lines })).why)).toEqual([
      'Qual è il tipo di supporto? Pietra naturale',
    ]);
  });

  it('names one answer once, even if a line asks for several of its tags', () => {
    const { why } = whyOf(aPhase({ conditions: [line(['moderno', 'muratura-pietra'])] }));
    expect(said(why)).toEqual(['Qual è il tipo di supporto? Pietra naturale']);
  });

  it('says which answers must not have been given', () => {
    const { why } = whyOf(aPhase({ conditions: [line(['esterno'], ['cappotto', 'mai-aggiunto'])] }));
    expect(absentOf(why)).toEqual([
      ['cappotto', ['Cappotto (isolamento termico)']],
      ['mai-aggiunto', []],
    ]);
  });

  it('follows the given answers that a phase of the guided test looks at', () => {
    const conditions = [{ questionId: 'ambiente', answerId: 'esterno' }];
    const own = (visibility: string) => {
      const [first, second, third, last] = config;
      const phases = aConfig({ stage4: [{ id: 'mia', visibility, conditions }] })[3].phases;
      return [first, second, third, { ...last, phases }] satisfies GuidedTestConfig;
    };
    const [shown] = whyPhases(own('always_hidden'), [], evaluate(config, stone));
    expect(said(shown?.why ?? { answers: [], absent: [] })).toEqual([
      'Dove si trova la superficie da trattare? Esterno',
    ]);
    const [kept] = whyPhases(own('always_visible'), [], evaluate(config, { ambiente: ['interno'] }));
    expect(absentOf(kept?.why ?? { answers: [], absent: [] })).toEqual([[null, ['Esterno']]]);
  });
});

describe('a rule on given answers', () => {
  const on = (questionId: string, answerId = 'si') => ({ questionId, answerId });
  const whyWith = (visibility: string, conditions: unknown[], answers: Answers) => {
    const within = aConfig({
      stage1: [aQuestion('a'), aQuestion('b', { type: 'checkboxes' })],
      stage4: [{ id: 'mia', visibility, conditions }],
    });
    const [found] = whyPhases(within, [], evaluate(within, answers));
    return found?.why ?? { answers: [], absent: [] };
  };

  it('that shows is said by the first of its answers that was given', () => {
    const conditions = [on('a', 'no'), on('b'), on('a')];
    expect(said(whyWith('always_hidden', conditions, { a: ['si'], b: ['si'] }))).toEqual([
      'Domanda b Risposta si',
    ]);
    expect(said(whyWith('always_hidden', conditions, { a: ['si'], b: ['no'] }))).toEqual([
      'Domanda a Risposta si',
    ]);
    expect(whyWith('always_hidden', conditions, { a: ['si'] }).absent).toEqual([]);
    expect(isAlways(whyWith('always_hidden', conditions, {}))).toBe(true);
  });

  it('that hides is said by the answers that were not given, but for those that there are not', () => {
    const why = whyWith('always_visible', [on('a'), on('gone'), on('b', 'no')], { a: ['no'] });
    expect(said(why)).toEqual([]);
    expect(absentOf(why)).toEqual([
      [null, ['Risposta si']],
      [null, ['Risposta no']],
    ]);
    expect(why.absent.map(({ answers }) => answers[0]?.question.it)).toEqual(['Domanda a', 'Domanda b']);
  });

  it('is said once together with another of the same answers, and apart from others', () => {
    const absent = whyWith('always_visible', [on('a')], { a: ['no'] });
    const other = whyWith('always_visible', [on('b')], {});
    expect(absentOf(together(absent, other, absent))).toEqual([
      [null, ['Risposta si']],
      [null, ['Risposta si']],
    ]);
    const byTag = { answers: [], absent: [{ tag: 'muffa', answers: [] }] };
    expect(
      together(byTag, { answers: [], absent: [{ tag: 'alghe', answers: [] }] }, byTag).absent,
    ).toHaveLength(2);
    const both = ['si', 'no'].map((id) => whyWith('always_hidden', [on('b', id)], { b: ['si', 'no'] }));
    const sameId = whyWith('always_hidden', [on('a')], { a: ['si'] });
    expect(said(together(...both, sameId, ...both))).toEqual([
      'Domanda b Risposta si',
      'Domanda b Risposta no',
      'Domanda a Risposta si',
    ]);
  });
});

describe('why a choice is there', () => {
  const phase = aPhase({
    conditions: [line(['esterno'])],
    choices: [
      aChoice({
        visibility: 'conditions',
        visibilityConditions: [['moderno']],
        products: ['piave-fissativo'],
      }),
      aChoice({ recommended: 'conditions', recommendedConditions: [['muffa'], ['muratura-pietra']] }),
      aChoice({ recommended: 'always' }),
    ],
  });

  it('is another reason than why it is recommended', () => {
    const [seen, recommended, always] = whyOf(phase).choices;
    expect([seen && said(seen.shown), seen?.recommended]).toEqual([
      ['Qual è il tipo di supporto? Pietra naturale'],
      null,
    ]);
    expect(recommended && isAlways(recommended.shown)).toBe(true);
    expect(recommended?.recommended && said(recommended.recommended)).toEqual([
      'Qual è il tipo di supporto? Pietra naturale',
    ]);
    expect(always?.recommended && isAlways(always.recommended)).toBe(true);
  });

  it('is, with the phase, why its products are there', () => {
    const reached = evaluate(config, stone);
    const user = { pricelist: null, superUser: false };
    const phases = runPhases(config, [phase], { ...reached, user, isAllowed: () => true });
    const known = new Map(whyPhases(config, [phase], reached).map((why) => [why.id, why]));
    const whys = whyProduct(phases, known, { [phase.id]: '0' }, 'piave-fissativo');
    expect(whys.map(({ phase, choice, why }) => [phase, choice, said(why).length])).toEqual([
      [phase.id, '0', 2],
    ]);
    expect(whyProduct(phases, known, { [phase.id]: '1' }, 'piave-fissativo')).toEqual([]);
    const [because] = whyProduct(phases, known, { [phase.id]: '1' }, 'adda-calce');
    // The second of them is why it is recommended.
    expect(because && said(because.why)).toEqual([
      'Dove si trova la superficie da trattare? Esterno',
      'Qual è il tipo di supporto? Pietra naturale',
    ]);
    expect(whyProduct(phases, known, {}, 'piave-fissativo')).toEqual([]);
    expect(whyProduct(phases, new Map(), { [phase.id]: '0' }, 'piave-fissativo')).toEqual([]);
  });
});

const tagsOfAnswers = (within: GuidedTestConfig, { answers }: Why) =>
  new Set(
    within
      .slice(0, 3)
      .flatMap((stage) => ('questions' in stage ? stage.questions : []) as GuidedTestConfig[0]['questions'])
      .flatMap(({ id, answers: all }) =>
        all
          .filter((one) => answers.some((why) => why.questionId === id && why.answerId === one.id))
          .flatMap(({ tag }) => tag),
      ),
  );

describe('any guided test with any answers', { timeout: 60_000 }, () => {
  it('has the answers of a reason given, enough for a line of conditions, and none too many', () => {
    fc.assert(
      fc.property(someConfig, someAnswers, somePhases, (within, answers, catalogue) => {
        const reached = evaluate(within, answers);
        const user = { pricelist: null, superUser: true };
        const there = runPhases(within, catalogue, { ...reached, user, isAllowed: () => true });
        const sources = phaseSources(within, catalogue);
        for (const { id, why } of whyPhases(within, catalogue, reached)) {
          expect(why.answers.every((one) => reached.given.get(one.questionId)?.includes(one.answerId))).toBe(
            true,
          );
          const lines = sources.find((source) => source.id === id)?.rule.lines ?? [];
          if (!there.some((phase) => phase.id === id) || lines.length === 0) continue;
          const enough = (one: Why) =>
            lines.some(({ include }) => matchesLine({ include, exclude: [] }, tagsOfAnswers(within, one)));
          expect(enough(why)).toBe(true);
          const least = Math.min(
            ...lines
              .filter((one) => matchesLine(one, reached.tags))
              .map(({ include, exclude }) => include.length + exclude.length),
          );
          expect(why.answers.length + why.absent.length).toBeLessThanOrEqual(least);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
