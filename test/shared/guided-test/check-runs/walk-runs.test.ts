import { describe, expect, it } from 'vitest';
import {
  lookedAtAfter,
  lookedAtByPhase,
  lookedAtByQuestion,
} from '#shared/guided-test/check-runs/looked-at.ts';
import { runTo } from '#shared/guided-test/check-runs/run-state.ts';
import { walkRuns } from '#shared/guided-test/check-runs/walk-runs.ts';
import { questionStagesOf } from '#shared/guided-test/evaluate.ts';
import { phaseSources } from '#shared/guided-test/phase-sources.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import {
  aConfig,
  anAnswer,
  aQuestion,
  type StoredQuestion,
} from '#test/support/builders/guided-test-config.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';

const line = (include: string[], exclude: string[] = []) => ({ include, exclude });
const pair = (questionId: string, answerId: string) => ({ questionId, answerId });
const asking = (...stage1: StoredQuestion[]) => aConfig({ stage1 });
const questionsOf = (config: GuidedTestConfig) =>
  questionStagesOf(config).flatMap(({ questions }) => questions);
const yesNo = (id: string, more: Record<string, unknown> = {}) =>
  aQuestion(id, { answers: [anAnswer('si', { tag: id }), anAnswer('no')], ...more });

describe('what rules look at', () => {
  it('are, of a question and its answers, tags and given answers, whether they show or hide', () => {
    const hidden = ['y', pair('a', 'no')];
    const answers = [
      anAnswer('si', { visible: ['z'], hidden: [pair('b', 'si')] }),
      anAnswer('no', { conditions: [pair('c', 'si')] }),
    ];
    const more = { visible: ['x'], hidden, conditions: [pair('a', 'si')], answers };
    const [question] = questionsOf(asking(aQuestion('d', more)));
    expect(question && lookedAtByQuestion(question)).toEqual({
      tags: ['x', 'y', 'z'],
      pairs: [pair('a', 'si'), pair('a', 'no'), pair('b', 'si'), pair('c', 'si')],
    });
  });

  it('is nothing of a question that is always shown', () => {
    const [question] = questionsOf(asking(aQuestion('a', { visible: true })));
    expect(question && lookedAtByQuestion(question)).toEqual({ tags: [], pairs: [] });
  });

  it('are, of a phase and its choices, tags and, in the guided test, given answers', () => {
    const choice = aChoice({
      visibility: 'conditions',
      visibilityConditions: [['v']],
      recommended: 'conditions',
      recommendedConditions: [['r']],
      priorities: [{ tags: ['p'], priority: 1 }] as never,
    });
    const looksOf = (catalogue: Phase[], config = aConfig()) =>
      phaseSources(config, catalogue).map(lookedAtByPhase);
    expect(looksOf([aPhase({ conditions: [line(['i'], ['e'])], choices: [choice] })])).toEqual([
      { tags: ['i', 'e', 'v', 'r', 'p'], pairs: [] },
    ]);
    expect(looksOf([aPhase({ choices: [aChoice({ recommended: 'always' })] })])).toEqual([
      { tags: [], pairs: [] },
    ]);
    const conditions = [pair('a', 'si')];
    const own = aConfig({ stage4: [{ id: 'mia', title: 'Mia', conditions, choices: [{ id: '0' }] }] });
    expect(looksOf([], own)).toEqual([{ tags: [], pairs: conditions }]);
  });

  it('is less and less with each question, down to what phases look at', () => {
    const config = asking(
      yesNo('a'),
      yesNo('b', { visible: ['a'] }),
      yesNo('c', { conditions: [pair('b', 'si')] }),
    );
    const looked = lookedAtAfter(config, phaseSources(config, [aPhase({ conditions: [line(['c'])] })]));
    const shown = looked.map(({ tags, pairs }) => [[...tags].toSorted().join(), [...pairs].join()]);
    expect(shown).toEqual([
      ['a,c', '["b","si"]'],
      ['a,c', '["b","si"]'],
      ['c', '["b","si"]'],
      ['c', ''],
    ]);
  });
});

describe('a walk of all runs', () => {
  const walked = (config: GuidedTestConfig, budget = 100) => walkRuns(config, [], budget);

  it('goes on once where answers make no difference any more', () => {
    const { states, ends, complete } = walked(asking(yesNo('a'), yesNo('b', { visible: ['a'] })));
    // Two after the first question, of which the second is shown in one; then one.
    expect([states, ends.length, complete]).toEqual([3, 1, true]);
  });

  it('tells given answers apart only as long as somebody looks at them', () => {
    const first = aQuestion('a', { answers: ['1', '2', '3'].map((id) => anAnswer(id)) });
    expect(walked(asking(first, aQuestion('b'))).states).toBe(2);
    const looking = aQuestion('b', { conditions: [pair('a', '2')] });
    expect(walked(asking(first, looking)).states).toBe(3);
  });

  it('comes to as many states after a question as its budget allows, and says when there were more', () => {
    const config = asking(yesNo('a'), yesNo('b'), aQuestion('c', { visible: ['a'], hidden: ['b'] }));
    const of = (budget: number) => {
      const { states, complete } = walked(config, budget);
      return [states, complete];
    };
    // Two after the first question, four after the second, one in the end.
    expect(of(4)).toEqual([7, true]);
    expect(of(3)).toEqual([6, false]);
  });

  it('keeps of each question and each answer the first run that comes there', () => {
    const config = asking(yesNo('a'), yesNo('b'), aQuestion('c', { visible: ['a'] }), yesNo('d'));
    const { questions, answers } = walked(config);
    const [a, b, , d] = questionsOf(config);
    const toQuestion = (question = a) => {
      const state = question && questions.get(question);
      return state && runTo(state);
    };
    const [, no] = b?.answers ?? [];
    const toAnswer = no && answers.get(no);
    const yes = ['si'];
    expect(toQuestion()).toEqual([]);
    expect(toQuestion(b)).toEqual([{ question: 'a', answers: yes }]);
    expect(toAnswer && runTo(toAnswer)).toEqual([
      { question: 'a', answers: yes },
      { question: 'b', answers: ['no'] },
    ]);
    expect(toQuestion(d)).toEqual([
      { question: 'a', answers: yes },
      { question: 'b', answers: yes },
      { question: 'c', answers: yes },
    ]);
  });

  it('leaves a stage where a question is the last, and goes on with the next stage', () => {
    const last = yesNo('a', { last: true });
    const config = aConfig({ stage1: [last, yesNo('b')], stage2: [yesNo('c')] });
    const { questions } = walked(config);
    expect([...questions.keys()].map(({ id }) => id)).toEqual(['a', 'c']);
  });
});
