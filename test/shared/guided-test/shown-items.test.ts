import { describe, expect, it } from 'vitest';
import { type Answers, evaluate } from '#shared/guided-test/evaluate.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';

const where = aQuestion('ambiente', {
  answers: [anAnswer('interno', { tag: ['interno', 'asciutto'] }), anAnswer('esterno', { tag: 'esterno' })],
});
const inside: Answers = { ambiente: ['interno'] };
const outside: Answers = { ambiente: ['esterno'] };
const onOutside = [{ questionId: 'ambiente', answerId: 'esterno' }];

/** Whether a question with these rules, asked after `ambiente`, is shown. */
function isAsked(rules: Record<string, unknown>, answers: Answers): boolean {
  const config = aConfig({ stage1: [where], stage2: [aQuestion('finitura', rules)] });
  return evaluate(config, answers).stages[1]?.questions.length === 1;
}
const isOffered = (rules: Record<string, unknown>, answers: Answers): boolean => {
  const config = aConfig({
    stage1: [where],
    stage2: [aQuestion('finitura', { answers: [anAnswer('a', rules), anAnswer('b')] })],
  });
  return evaluate(config, answers).stages[1]?.questions[0]?.answers.some(({ id }) => id === 'a') ?? false;
};

describe.each([
  ['a question', isAsked],
  ['an answer', isOffered],
])('%s', (_, isThere) => {
  it('is shown without conditions, whatever its visibility [WED-105, OPW-04]', () => {
    expect(isThere({}, inside)).toBe(true);
    expect(isThere({ visibility: 'always_hidden', conditions: [] }, inside)).toBe(true);
  });

  it('that is always visible is hidden by a condition that holds [WED-106, WED-107]', () => {
    const rules = { visibility: 'always_visible', conditions: onOutside };
    expect(isThere(rules, outside)).toBe(false);
    expect(isThere(rules, inside)).toBe(true);
  });

  it('that is always hidden is shown only by a condition that holds [WED-108]', () => {
    const rules = { visibility: 'always_hidden', conditions: onOutside };
    expect(isThere(rules, outside)).toBe(true);
    expect(isThere(rules, inside)).toBe(false);
  });

  it('follows any of its conditions; one on an answer that is gone never holds [WED-109, OPW-17]', () => {
    const gone = { questionId: 'ambiente', answerId: 'tetto' };
    const rules = (...conditions: unknown[]) => ({ visibility: 'always_hidden', conditions });
    expect(isThere(rules(gone, ...onOutside), outside)).toBe(true);
    expect(isThere(rules(gone), outside)).toBe(false);
  });

  it('is shown when visible is absent, true, or one of its tags is there [WIZ-032, WIZ-033, OPW-06]', () => {
    expect(isThere({ visible: true }, inside)).toBe(true);
    expect(isThere({ visible: [] }, inside)).toBe(true);
    expect(isThere({ visible: ['asciutto', 'umido'] }, inside)).toBe(true);
    expect(isThere({ visible: ['asciutto', 'umido'] }, outside)).toBe(false);
    expect(isThere({ visible: false }, inside)).toBe(false);
  });

  it('is hidden by any listed tag or answer, even where visible allows it [WIZ-034, OPW-05]', () => {
    expect(isThere({ visible: ['interno'], hidden: ['umido', 'asciutto'] }, inside)).toBe(false);
    expect(isThere({ hidden: ['umido'] }, inside)).toBe(true);
    expect(isThere({ hidden: onOutside }, outside)).toBe(false);
    expect(isThere({ hidden: onOutside }, inside)).toBe(true);
  });

  it('needs both rules [OPW-01]', () => {
    const rules = { visibility: 'always_hidden', conditions: onOutside, visible: ['interno'] };
    expect(isThere(rules, outside)).toBe(false);
    expect(isThere({ ...rules, visible: ['esterno'] }, outside)).toBe(true);
  });
});

describe('a guided test', () => {
  it('lets only earlier answers and tags decide [WED-110, OPW-07]', () => {
    const onLater = { visibility: 'always_hidden', conditions: [{ questionId: 'b', answerId: 'si' }] };
    const tagged = anAnswer('si', { tag: 'umido' });
    const config = aConfig({
      stage1: [aQuestion('a', onLater), aQuestion('b', { answers: [tagged], hidden: ['umido'] })],
    });
    const { stages, tags } = evaluate(config, { a: ['si'], b: ['si'] });
    expect(stages[0]?.questions.map(({ question }) => question.id)).toEqual(['b']);
    expect([...tags]).toEqual(['umido']);
  });

  it('lets an answer of the same stage or of an earlier one meet a condition [WED-110]', () => {
    const onYes = { visibility: 'always_hidden', conditions: [{ questionId: 'a', answerId: 'si' }] };
    const config = aConfig({
      stage1: [aQuestion('a'), aQuestion('same', onYes)],
      stage2: [aQuestion('next', onYes)],
      stage3: [aQuestion('last', onYes)],
    });
    const askedAfter = (answers: Answers) =>
      evaluate(config, answers).stages.flatMap(({ questions }) =>
        questions.map(({ question }) => question.id),
      );
    expect(askedAfter({})).toEqual(['a']);
    expect(askedAfter({ a: ['no'] })).toEqual(['a']);
    expect(askedAfter({ a: ['si'] })).toEqual(['a', 'same', 'next', 'last']);
  });

  it('adds all tags of an answer, one or several [WIZ-035, WDA-016]', () => {
    const config = aConfig({ stage1: [where] });
    expect([...evaluate(config, inside).tags]).toEqual(['interno', 'asciutto']);
    expect([...evaluate(config, outside).tags]).toEqual(['esterno']);
  });

  it('passes over a question whose answers are all hidden [OPW-09]', () => {
    const config = aConfig({ stage1: [aQuestion('a', { answers: [anAnswer('si', { visible: false })] })] });
    expect(evaluate(config, {}).stages[0]).toMatchObject({ questions: [], complete: true });
  });

  it('ends a stage after an answered question that is its last [OPW-10, WDA-015]', () => {
    const config = aConfig({
      stage1: [aQuestion('a', { last: true }), aQuestion('b')],
      stage2: [aQuestion('c')],
    });
    const idsAfter = (answers: Answers) =>
      evaluate(config, answers).stages.map(({ questions }) => questions.map(({ question }) => question.id));
    expect(idsAfter({})).toEqual([['a', 'b'], ['c'], []]);
    expect(idsAfter({ a: ['no'] })).toEqual([['a'], ['c'], []]);
  });

  it('takes one answer of a single choice, all of a multiple one', () => {
    const config = (type: string) => aConfig({ stage1: [aQuestion('a', { type })] });
    const takenOf = (type: string) => evaluate(config(type), { a: ['no', 'si', 'boh'] }).given.get('a');
    expect(takenOf('radio')).toEqual(['si']);
    expect(takenOf('buttons')).toEqual(['si']);
    expect(takenOf('checkboxes')).toEqual(['si', 'no']);
  });

  it('is complete stage by stage [WED-097]', () => {
    const config = aConfig({ stage1: [where, aQuestion('b')], stage2: [aQuestion('c')] });
    const complete = (answers: Answers) => evaluate(config, answers).stages.map((stage) => stage.complete);
    expect(complete({ b: ['si'], c: ['no'] })).toEqual([false, true, true]);
    expect(complete({ ...inside, b: ['si'] })).toEqual([true, false, true]);
  });
});
