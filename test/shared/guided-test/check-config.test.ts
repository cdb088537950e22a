import { describe, expect, it } from 'vitest';
import { checkConfig } from '#shared/guided-test/check-config.ts';
import { dependentsOn } from '#shared/guided-test/items-of.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';

type Stages = NonNullable<Parameters<typeof aConfig>[0]>;
const rulesOf = (stages: Stages, known = {}) =>
  checkConfig(aConfig(stages), known).map(({ level, rule, about }) => `${level} ${rule} ${about}`);
const on = (questionId: string, answerId: string) => ({ questionId, answerId });
const choice = (id: string, changes = {}) => ({ id, ...changes });
const phase = (changes: Record<string, unknown> = {}) => ({ id: 'fondo', title: 'Fondo', ...changes });

describe('a guided test that is checked', () => {
  it('has each id once: questions anywhere, answers and choices within theirs [OPW-16]', () => {
    const twice = [anAnswer('si'), anAnswer('si')];
    expect(rulesOf({ stage1: [aQuestion('a')], stage2: [aQuestion('a')] })).toEqual([
      'error question-twice a',
    ]);
    expect(rulesOf({ stage1: [aQuestion('a', { answers: twice }), aQuestion('b')] })).toEqual([
      'error answer-twice si',
    ]);
    const choices = [choice('0'), choice('0')];
    expect(rulesOf({ stage4: [phase({ choices }), phase({ id: 'altro', choices: [choice('0')] })] })).toEqual(
      ['error choice-twice 0'],
    );
    expect(rulesOf({ stage4: [phase(), phase()] })).toEqual(['error phase-twice fondo']);
  });

  it('has conditions only on answers that exist, of earlier questions [WED-111, OPW-17]', () => {
    const rules = (conditions: unknown[], hidden: unknown[] = []) =>
      rulesOf({ stage1: [aQuestion('a'), aQuestion('b', { conditions, hidden }), aQuestion('c')] });
    expect(rules([on('a', 'si')], ['umido', on('a', 'no')])).toEqual([]);
    expect(rules([on('a', 'gone'), on('z', 'si')])).toEqual([
      'error condition-unknown a/gone',
      'error condition-unknown z/si',
    ]);
    expect(rules([on('b', 'si')], [on('c', 'si')])).toEqual([
      'error condition-later b/si',
      'error condition-later c/si',
    ]);
  });

  it('has answers whose conditions look before their question, and phases that look at any', () => {
    const answers = [
      anAnswer('si', { conditions: [on('a', 'no')] }),
      anAnswer('no', { hidden: [on('b', 'si')] }),
    ];
    const choices = [choice('0', { conditions: [on('b', 'si')] })];
    expect(
      rulesOf({
        stage1: [aQuestion('a'), aQuestion('b', { answers })],
        stage4: [phase({ conditions: [on('b', 'no')], choices })],
      }),
    ).toEqual(['error condition-later b/si']);
  });

  it('has well-formed tags; those without an entry among the tags are warned about [OPW-16]', () => {
    const stages = {
      stage1: [
        aQuestion('a', { visible: ['umido'], answers: [anAnswer('si', { tag: ['Muro Umido', 'muffa'] })] }),
      ],
      stage4: [
        phase({
          tagConditions: [{ include: ['alghe'], exclude: ['nuovo'] }],
          choices: [
            choice('0', { visibilityConditions: [['vecchio']], priorities: [{ value: 1, tags: ['muffa'] }] }),
          ],
        }),
      ],
    };
    expect(rulesOf(stages)).toEqual(['error tag-malformed Muro Umido']);
    expect(rulesOf(stages, { tags: new Set(['umido', 'muffa', 'alghe']) })).toEqual([
      'error tag-malformed Muro Umido',
      'warning tag-unknown nuovo',
      'warning tag-unknown vecchio',
    ]);
  });

  it('has well-formed tags where it hides something too [OPW-16]', () => {
    const answers = [anAnswer('si', { hidden: ['fresco'], tag: ['muffa'] })];
    const stages = { stage1: [aQuestion('a', { hidden: ['Muro Nuovo', 'vecchio'], answers })] };
    expect(rulesOf(stages, { tags: new Set(['muffa']) })).toEqual([
      'error tag-malformed Muro Nuovo',
      'warning tag-unknown vecchio',
      'warning tag-unknown fresco',
    ]);
  });

  it('has a product once in a choice; products and phases that are gone are warned about [WED-049]', () => {
    const choices = [choice('0', { products: ['adda', 'sila', 'adda'] })];
    const stages = { stage4: [phase({ choices }), { id: 'b', catalogPhaseId: 'pulizia' }] };
    expect(rulesOf(stages)).toEqual(['error product-twice adda']);
    expect(rulesOf(stages, { products: new Set(['adda']), phases: new Set(['fondo']) })).toEqual([
      'warning product-unknown sila',
      'error product-twice adda',
      'warning phase-unknown pulizia',
    ]);
  });

  it.each([
    [
      'a question has 3 to 200 letters [WED-046]',
      3,
      200,
      (title: string) => ({ stage1: [aQuestion('a', { title })] }),
    ],
    [
      'an answer has 1 to 100 letters [WED-047]',
      1,
      100,
      (title: string) => ({ stage1: [aQuestion('a', { answers: [anAnswer('si', { title })] })] }),
    ],
    [
      'a phase has 3 to 100 letters [WED-042, WED-043]',
      3,
      100,
      (title: string) => ({ stage4: [phase({ title })] }),
    ],
    [
      'a choice has 3 to 100 letters [WED-045]',
      3,
      100,
      (title: string) => ({ stage4: [phase({ choices: [choice('0', { title })] })] }),
    ],
  ])('the title of %s', (_, least, most, stages) => {
    const rules = (title: string) => checkConfig(aConfig(stages(title))).map(({ rule }) => rule);
    expect(rules('x'.repeat(least))).toEqual([]);
    expect(rules('x'.repeat(most))).toEqual([]);
    expect(rules('x'.repeat(most + 1))).toEqual(['title-long']);
    if (least > 1) expect(rules(' '.repeat(5) + 'x'.repeat(least - 1))).toEqual(['title-short']);
  });

  it('has titles, but for choices and phases that stand for one of the catalogue [WED-041, WED-044]', () => {
    expect(rulesOf({ stage1: [aQuestion('a', { title: '  ' })] })).toEqual(['error title-missing   ']);
    expect(rulesOf({ stage1: [aQuestion('a', { answers: [anAnswer('si', { title: '' })] })] })).toEqual([
      'error title-missing ',
    ]);
    expect(rulesOf({ stage4: [phase({ title: null })] })).toEqual(['error title-missing ']);
    expect(
      rulesOf({ stage4: [phase({ title: null, catalogPhaseId: 'x', choices: [choice('0')] })] }),
    ).toEqual([]);
  });

  it('has answers to each question: without any nobody would ever see it [OPW-09, OPW-16]', () => {
    expect(rulesOf({ stage2: [aQuestion('a', { answers: [] })] })).toEqual(['error answers-missing a']);
  });

  it('says where each finding stands', () => {
    const answers = [anAnswer('si', { tag: 'A B' })];
    const config = aConfig({
      stage2: [aQuestion('a', { answers })],
      stage4: [phase({ choices: [choice('0', { title: 'x' })] })],
    });
    expect(checkConfig(config).map(({ place }) => place)).toEqual([
      { stage: 'stage2', question: 'a', answer: 'si' },
      { stage: 'stage4', phase: 'fondo', choice: '0' },
    ]);
  });
});

describe('what depends on a question or an answer', () => {
  const config = aConfig({
    stage1: [aQuestion('a'), aQuestion('b', { conditions: [on('a', 'si')] })],
    stage2: [aQuestion('c', { answers: [anAnswer('si', { hidden: [on('a', 'no')] }), anAnswer('no')] })],
    stage4: [phase({ conditions: [on('b', 'no')], choices: [choice('0', { conditions: [on('a', 'si')] })] })],
  });
  const places = (place: Parameters<typeof dependentsOn>[1]) =>
    dependentsOn(config, place).map(({ kind, item }) => `${kind} ${item.id}`);

  it('is what looks at it by a condition or a hidden list [OPW-17]', () => {
    expect(places({ stage: 'stage1', question: 'a' })).toEqual(['question b', 'answer si', 'choice 0']);
    expect(places({ stage: 'stage1', question: 'a', answer: 'no' })).toEqual(['answer si']);
    expect(places({ stage: 'stage1', question: 'b', answer: 'no' })).toEqual(['phase fondo']);
    expect(places({ stage: 'stage2', question: 'c' })).toEqual([]);
  });

  it('is not what leaves with it, but other answers of its question are [OPW-17]', () => {
    const answers = [
      anAnswer('si', { hidden: [on('d', 'si')] }),
      anAnswer('no', { hidden: [on('d', 'si')] }),
    ];
    const own = aConfig({ stage1: [aQuestion('d', { answers, conditions: [on('d', 'si')] })] });
    const named = (answer?: string) =>
      dependentsOn(own, { stage: 'stage1', question: 'd', ...(answer && { answer }) }).map(
        ({ kind, item }) => `${kind} ${item.id}`,
      );
    expect(named()).toEqual([]);
    expect(named('si')).toEqual(['question d', 'answer no']);
    expect(named('no')).toEqual([]);
  });
});
