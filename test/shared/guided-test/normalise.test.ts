import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from '#shared/guided-test/normalise.ts';
import { canonical, isSameConfig } from '#shared/guided-test/same-config.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { someConfig } from '#test/support/builders/random-guided-test-config.ts';

const stages = (stage1: Record<string, unknown> = {}, stage4: Record<string, unknown> = {}) => [
  { name: 'stage1', ...stage1 },
  { name: 'stage2' },
  { name: 'stage3' },
  { name: 'stage4', ...stage4 },
];
const firstQuestion = (question: unknown) => normalise(stages({ questions: [question] }))[0].questions[0];
const firstPhase = (phase: Record<string, unknown>) =>
  normalise(stages({}, { phases: [{ id: 'fondo', title: 'Fondo', ...phase }] }))[3].phases[0];

describe('a stored guided test', () => {
  it('is four stages, each with name, title and subtitle; three ask, one offers phases [WDA-001, WDA-002, WDA-003]', () => {
    const config = normalise(stages({ title: 'Il muro', subtitle: 'Com’è?' }));
    expect(config.map(({ name }) => name)).toEqual(['stage1', 'stage2', 'stage3', 'stage4']);
    expect(config[0]).toMatchObject({ title: { it: 'Il muro' }, subtitle: { it: 'Com’è?' }, questions: [] });
    expect(config[3]).toMatchObject({ title: { it: 'Scelta dei prodotti' }, phases: [] });
  });

  it.each([undefined, null, 'test', {}, { config: null }, [], [null, 3]])(
    'that is missing or no guided test is four empty stages: %j [WED-068]',
    (read) => {
      const config = normalise(read);
      expect(config.map(({ title }) => title.it)).toEqual([
        'Tipologia del supporto',
        'Analisi del supporto',
        'Tipologia di finitura',
        'Scelta dei prodotti',
      ]);
    },
  );

  it('is read from its document, or as the bare array of stages [OPW-14]', () => {
    const questions = [aQuestion('ambiente')];
    const bare = stages({ questions });
    expect(normalise({ config: bare, lastSaved: '2026-01-10T09:00:00.000Z' })).toEqual(normalise(bare));
    expect(normalise(bare)[0].questions[0]?.id).toBe('ambiente');
  });

  it('has a default for every field of a question and an answer that is missing [WED-069, WDA-005, WDA-009]', () => {
    expect(firstQuestion({ id: 'a', title: 'Dove?', answers: [{ id: 'b', title: 'Fuori' }] })).toEqual({
      id: 'a',
      title: { it: 'Dove?' },
      type: 'buttons',
      visibility: 'always_visible',
      conditions: [],
      visible: true,
      hidden: [],
      last: false,
      answers: [
        {
          id: 'b',
          title: { it: 'Fuori' },
          tag: [],
          visibility: 'always_visible',
          conditions: [],
          visible: true,
          hidden: [],
        },
      ],
    });
  });

  it('has three types of questions and two visibilities, and refuses others [WDA-006, WDA-007]', () => {
    const types = ['buttons', 'radio', 'checkboxes'].map(
      (type) => firstQuestion(aQuestion('a', { type }))?.type,
    );
    expect(types).toEqual(['buttons', 'radio', 'checkboxes']);
    expect(firstQuestion(aQuestion('a', { visibility: 'always_hidden' }))?.visibility).toBe('always_hidden');
    expect(() => firstQuestion(aQuestion('a', { type: 'slider' }))).toThrow('checkboxes');
    expect(() => firstQuestion(aQuestion('a', { visibility: 'sometimes' }))).toThrow('always_hidden');
  });

  it('keeps conditions and hidden answers as pairs of question and answer [WDA-008, WDA-010]', () => {
    const conditions = [{ questionId: 'ambiente', answerId: 'esterno' }];
    const answers = [anAnswer('si', { hidden: [...conditions, 'umido'] })];
    expect(firstQuestion(aQuestion('a', { conditions, answers }))).toMatchObject({
      conditions,
      answers: [{ hidden: [...conditions, 'umido'] }],
    });
  });

  it('may be written the older way: name, one tag, lists of tags [WDA-015, WDA-016, WDA-017]', () => {
    const answer = { id: 'b', title: 'Fuori', tag: 'esterno', visible: ['muro'], hidden: ['tetto'] };
    const question = { name: 'a', title: 'Dove?', type: 'radio', last: true, answers: [answer] };
    expect(firstQuestion(question)).toMatchObject({
      id: 'a',
      last: true,
      answers: [{ tag: ['esterno'], visible: ['muro'], hidden: ['tetto'] }],
    });
  });

  it('may hold both readings of one question, and both count [WDA-018]', () => {
    const conditions = [{ questionId: 'ambiente', answerId: 'esterno' }];
    expect(firstQuestion(aQuestion('a', { conditions, visible: ['muro'] }))).toMatchObject({
      conditions,
      visible: ['muro'],
    });
  });

  it('has texts in two languages, a plain one in Italian [OPW-13]', () => {
    expect(firstQuestion(aQuestion('a', { title: 'Dove?' }))?.title).toEqual({ it: 'Dove?' });
    expect(firstQuestion(aQuestion('a', { title: { it: 'Dove?', en: 'Where?' } }))?.title.en).toBe('Where?');
  });

  it('has phases with procedure and choices [WDA-011, WDA-012]', () => {
    expect(
      firstPhase({ visibility: 'always_hidden', procedure: '<p>Lavare</p>', withProcedure: true }),
    ).toEqual({
      id: 'fondo',
      title: { it: 'Fondo' },
      subtitle: null,
      visibility: 'always_hidden',
      conditions: [],
      withProcedure: true,
      procedure: { it: '<p>Lavare</p>' },
      withChoices: false,
      choices: [],
      catalogPhaseId: null,
      tagConditions: [],
      availablePricelists: [],
    });
  });

  it('has choices, recommended never unless said [WDA-013, WDA-014]', () => {
    expect(firstPhase({ choices: [{ id: 'calce', products: ['p1'] }] })?.choices).toEqual([
      {
        id: 'calce',
        title: null,
        visibility: 'always_visible',
        conditions: [],
        visibilityConditions: [],
        recommended: 'never',
        recommendedConditions: [],
        withProcedure: false,
        procedure: null,
        withProducts: true,
        products: ['p1'],
        priorities: [],
      },
    ]);
  });

  it('may use the words of the catalogue for the visibility of a choice [OPW-12]', () => {
    const choice = (visibility: string) => ({
      id: visibility,
      visibility,
      visibilityConditions: [['muffa']],
    });
    const choices = firstPhase({ choices: ['always', 'conditions', 'always_hidden'].map(choice) })?.choices;
    expect(choices?.map((one) => [one.visibility, one.visibilityConditions])).toEqual([
      ['always_visible', []],
      ['always_visible', [['muffa']]],
      ['always_hidden', [['muffa']]],
    ]);
  });

  it('keeps keys it does not know [OPW-16]', () => {
    const config = normalise(stages({ note: 'x', questions: [aQuestion('a', { icon: 'wall' })] }));
    expect(config[0]).toMatchObject({ note: 'x', questions: [{ icon: 'wall' }] });
  });

  it('is the same however often it is read', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(someConfig, (config) => {
        expect(normalise(config)).toEqual(config);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('two guided tests', () => {
  it('are the same whatever the order of their keys, and with defaults left out [OPW-19]', () => {
    const { id, title, answers } = aQuestion('a');
    const one = aConfig({ stage1: [{ id, title, answers }] });
    const other = aConfig({ stage1: [{ answers, hidden: [], last: false, title: { it: title }, id }] });
    expect(canonical(one)).toBe(canonical(other));
    expect(isSameConfig(one, other)).toBe(true);
  });

  it('are written the same way with nothing of them lost [OPW-19]', () => {
    fc.assert(
      fc.property(someConfig, (config) => {
        expect(JSON.parse(canonical(config))).toEqual(config);
      }),
    );
  });

  it('differ by an answer, and from none at all [WED-077, WED-079]', () => {
    const one = aConfig({ stage1: [aQuestion('a')] });
    expect(isSameConfig(one, aConfig({ stage1: [aQuestion('a', { answers: [] })] }))).toBe(false);
    expect(isSameConfig(one, null)).toBe(false);
    expect(isSameConfig(null, one)).toBe(false);
    expect(isSameConfig(null, null)).toBe(true);
  });

  it('differ by the order of answers, which is what a user sees', () => {
    const swapped = aQuestion('a', { answers: [anAnswer('no'), anAnswer('si')] });
    expect(isSameConfig(aConfig({ stage1: [aQuestion('a')] }), aConfig({ stage1: [swapped] }))).toBe(false);
  });
});
