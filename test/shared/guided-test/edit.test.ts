import { describe, expect, it } from 'vitest';
import { checkConfig } from '#shared/guided-test/check-config.ts';
import { earlierQuestions } from '#shared/guided-test/earlier-questions.ts';
import { addAnswer, addChoice, addPhase, addQuestion, newId } from '#shared/guided-test/edit-add.ts';
import { brokenBy, moveItem, removeItem } from '#shared/guided-test/edit-order.ts';
import {
  editAnswer,
  editChoice,
  editHeading,
  editPhase,
  editQuestion,
  itemAt,
} from '#shared/guided-test/edit-place.ts';
import { withOptionalText, withText } from '#shared/guided-test/edit-text.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { canonical } from '#shared/guided-test/same-config.ts';
import { aConfig, aQuestion } from '#test/support/builders/guided-test-config.ts';

const config = aConfig({
  stage1: [aQuestion('q1'), aQuestion('q2', { conditions: [{ questionId: 'q1', answerId: 'si' }] })],
  stage2: [aQuestion('q3', { hidden: [{ questionId: 'q2', answerId: 'no' }] })],
  stage4: [
    { id: 'f1', title: 'Fondo', choices: [{ id: 'c1' }, { id: 'c2' }] },
    { id: 'f2', title: 'Finitura' },
  ],
});
const q1 = { stage: 'stage1', question: 'q1' } as const;
const f1 = { stage: 'stage4', phase: 'f1' } as const;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('an edit of the guided test', () => {
  it('changes only the item of its place [WED-016, WED-017, WED-018, WED-019]', () => {
    const title = { it: 'Altro' };
    const changed = [
      editQuestion(config, q1, (now) => ({ ...now, title })),
      editAnswer(config, { ...q1, answer: 'no' }, (now) => ({ ...now, title })),
      editPhase(config, f1, (now) => ({ ...now, title })),
      editChoice(config, { ...f1, choice: 'c2' }, (now) => ({ ...now, title })),
    ];
    const places = [q1, { ...q1, answer: 'no' }, f1, { ...f1, choice: 'c2' }];
    for (const [index, next] of changed.entries()) {
      const place = places[index] ?? q1;
      expect(itemAt(next, place)?.item.title).toEqual(title);
      const texts = (of: typeof config) => canonical(of).match(/"it":"[^"]*"/g) ?? [];
      expect(texts(next).filter((text) => text === '"it":"Altro"')).toHaveLength(1);
    }
    expect(editAnswer(config, { ...q1, answer: 'gone' }, (now) => ({ ...now, title }))).toEqual(config);
  });

  it('changes the titles of any of the four stages [WED-015, WED-050]', () => {
    for (const [index, name] of (['stage1', 'stage2', 'stage3', 'stage4'] as const).entries()) {
      const next = editHeading(config, name, { title: { it: 'Nuovo' }, subtitle: { it: 'Sotto' } });
      expect(next[index]).toMatchObject({ name, title: { it: 'Nuovo' }, subtitle: { it: 'Sotto' } });
      expect(next.filter(({ title }) => title.it === 'Nuovo')).toHaveLength(1);
    }
  });

  it('changes the first of two that a source gave the same id', () => {
    const twice = aConfig({ stage1: [aQuestion('q1'), aQuestion('q1', { title: 'Seconda' })] });
    expect(removeItem(twice, q1)[0].questions.map(({ title }) => title.it)).toEqual(['Seconda']);
  });

  it('removes and moves questions, answers, phases and choices among their siblings [WED-024, WED-025, WED-026, WED-033, WED-034, WED-036]', () => {
    expect(ids(removeItem(config, q1)[0].questions)).toEqual(['q2']);
    expect(ids(removeItem(config, { ...q1, answer: 'si' })[0].questions[0]?.answers ?? [])).toEqual(['no']);
    expect(ids(removeItem(config, f1)[3].phases)).toEqual(['f2']);
    expect(ids(removeItem(config, { ...f1, choice: 'c1' })[3].phases[0]?.choices ?? [])).toEqual(['c2']);
    expect(ids(moveItem(config, q1, 1)[0].questions)).toEqual(['q2', 'q1']);
    expect(ids(moveItem(config, { ...q1, answer: 'no' }, 0)[0].questions[0]?.answers ?? [])).toEqual([
      'no',
      'si',
    ]);
    expect(ids(moveItem(config, { ...f1, phase: 'f2' }, 0)[3].phases)).toEqual(['f2', 'f1']);
    expect(ids(moveItem(config, { ...f1, choice: 'c2' }, 0)[3].phases[0]?.choices ?? [])).toEqual([
      'c2',
      'c1',
    ]);
    expect(moveItem(config, { stage: 'stage1', question: 'gone' }, 0)).toEqual(config);
    expect(removeItem(config, { stage: 'stage1', question: 'gone' })).toEqual(config);
    expect(itemAt(config, { stage: 'stage2', question: 'q1' })).toBeUndefined();
  });

  it('drops no condition silently: it says whose conditions it breaks [OPW-17]', () => {
    const named = (next: typeof config) => brokenBy(config, next).map(({ item }) => item.id);
    expect(named(removeItem(config, q1))).toEqual(['q2']);
    expect(named(removeItem(config, { ...q1, answer: 'si' }))).toEqual(['q2']);
    expect(named(removeItem(config, { ...q1, answer: 'no' }))).toEqual([]);
    expect(named(moveItem(config, q1, 1))).toEqual(['q2']);
    expect(named(moveItem(config, { ...q1, answer: 'no' }, 0))).toEqual([]);
    expect(itemAt(removeItem(config, q1), { stage: 'stage1', question: 'q2' })?.item.conditions).toHaveLength(
      1,
    );
    const already = removeItem(config, q1);
    expect(brokenBy(already, already)).toEqual([]);
  });

  it('names whose conditions it breaks among others that were broken before [OPW-17]', () => {
    const on = (questionId: string) => ({ questionId, answerId: 'si' });
    const partly = aConfig({
      stage1: [aQuestion('q1'), aQuestion('q2', { conditions: [on('gone'), on('q1')] })],
      stage2: [aQuestion('q3', { conditions: [on('gone')] })],
    });
    expect(brokenBy(partly, removeItem(partly, q1)).map(({ item }) => item.id)).toEqual(['q2']);
  });
});

describe('what is added', () => {
  it('has an id of its own and every field [WED-027, WED-028, OPW-16]', () => {
    const first = addQuestion(config, 'stage2', { title: 'È umido?', type: 'radio' });
    expect(first.place).toEqual({ stage: 'stage2', question: 'e-umido' });
    const second = addQuestion(first.config, 'stage3', { title: 'È umido?', type: 'buttons' });
    expect(second.place.question).toBe('e-umido-2');
    const answer = addAnswer(second.config, second.place, 'Sì');
    const again = addAnswer(answer.config, second.place, 'Sì');
    expect([answer.place.answer, again.place.answer]).toEqual(['si', 'si-2']);
    expect(itemAt(again.config, again.place)?.item.title).toEqual({ it: 'Sì' });
    expect(checkConfig(again.config).map(({ rule }) => rule)).toEqual(['answers-missing']);
    expect(checkConfig(addAnswer(again.config, first.place, 'Sì').config)).toEqual([]);
    expect(canonical(normalise(JSON.parse(JSON.stringify(again.config))))).toBe(canonical(again.config));
  });

  it('is what the source would read of its words alone: shown to everyone, open to all [WED-027, WED-028, WED-036, OPW-16]', () => {
    const asked = addQuestion(aConfig(), 'stage1', { title: 'Dove?', type: 'radio' });
    const answered = addAnswer(asked.config, asked.place, 'Fuori');
    const question = {
      id: 'dove',
      title: 'Dove?',
      type: 'radio',
      answers: [{ id: 'fuori', title: 'Fuori' }],
    };
    expect(answered.config).toEqual(aConfig({ stage1: [question] }));
    const phase = addPhase(aConfig(), { title: { it: 'Fondo' } });
    const { config: chosen } = addChoice(phase.config, phase.place);
    expect(chosen).toEqual(
      aConfig({ stage4: [{ id: 'fondo', title: 'Fondo', choices: [{ id: 'scelta', withProducts: true }] }] }),
    );
  });

  it('is a new phase, or one of the catalogue with what that brings [WED-032, OPW-11]', () => {
    const own = addPhase(config, { title: { it: 'Fondo' } });
    expect(itemAt(own.config, own.place)?.item).toMatchObject({ title: { it: 'Fondo' }, withChoices: true });
    const other = addPhase(own.config, { title: { it: 'Pulizia' }, catalogPhaseId: 'p1' });
    expect(other.place.phase).toBe('pulizia');
    expect(itemAt(other.config, other.place)?.item).toMatchObject({
      title: null,
      catalogPhaseId: 'p1',
      withProcedure: false,
      choices: [],
    });
    expect(checkConfig(other.config)).toEqual([]);
    expect(canonical(normalise(JSON.parse(JSON.stringify(other.config))))).toBe(canonical(other.config));
  });

  it('is a choice without a name [WED-036, WED-044]', () => {
    const { config: next, place } = addChoice(config, { stage: 'stage4', phase: 'f2' });
    expect(itemAt(next, place)?.item).toMatchObject({ title: null, products: [], recommended: 'never' });
    expect(next[3].phases[1]?.withChoices).toBe(true);
    expect(checkConfig(next)).toEqual([]);
    expect(canonical(normalise(JSON.parse(JSON.stringify(next))))).toBe(canonical(next));
  });

  it('gets an id of its kind where its title has no letters', () => {
    expect(newId('???', [], 'domanda')).toBe('domanda');
    expect(newId('', ['domanda', 'domanda-2'], 'domanda')).toBe('domanda-3');
    const asked = addQuestion(config, 'stage3', { title: '???', type: 'buttons' });
    const places = [
      asked.place,
      addAnswer(asked.config, asked.place, '!').place,
      addPhase(config, { title: { it: '...' } }).place,
      addChoice(config, f1).place,
    ];
    expect(places).toEqual([
      { stage: 'stage3', question: 'domanda' },
      { stage: 'stage3', question: 'domanda', answer: 'risposta' },
      { stage: 'stage4', phase: 'fase' },
      { stage: 'stage4', phase: 'f1', choice: 'scelta' },
    ]);
  });

  it('gets an id of 60 letters at most, and still one of its own', () => {
    const long = 'parola '.repeat(20);
    const first = newId(long, [], 'domanda');
    expect(first.length).toBeLessThanOrEqual(60);
    expect(newId(long, [first], 'domanda')).toBe(`${first}-2`);
  });
});

describe('a text that is written', () => {
  it('keeps its other language; English that is emptied is none [OPW-13]', () => {
    const both = { it: 'Muro', en: 'Wall' };
    expect(withText(both, 'it', 'Parete')).toEqual({ it: 'Parete', en: 'Wall' });
    expect(withText({ it: 'Muro' }, 'en', 'Wall')).toEqual(both);
    expect(withText(both, 'en', '')).toEqual({ it: 'Muro' });
    expect(withText(null, 'en', 'Wall')).toEqual({ it: '', en: 'Wall' });
    expect(withText(both, 'it', '')).toEqual({ it: '', en: 'Wall' });
    expect(both).toEqual({ it: 'Muro', en: 'Wall' });
  });

  it('becomes null where it is optional, once both languages are empty', () => {
    expect(withOptionalText({ it: 'Muro' }, 'it', '')).toBeNull();
    expect(withOptionalText({ it: '', en: 'Wall' }, 'en', '')).toBeNull();
    expect(withOptionalText({ it: 'Muro', en: 'Wall' }, 'it', '')).toEqual({ it: '', en: 'Wall' });
    expect(withOptionalText(null, 'it', 'Muro')).toEqual({ it: 'Muro' });
  });
});

describe('the questions that conditions may look at', () => {
  it('are those of earlier stages and earlier ones of the same stage [WED-111]', () => {
    const at = (question: string) => ids(earlierQuestions(config, { stage: 'stage1', question }));
    expect(at('q1')).toEqual([]);
    expect(at('q2')).toEqual(['q1']);
    expect(at('q3')).toEqual(['q1', 'q2']);
    expect(ids(earlierQuestions(config, f1))).toEqual(['q1', 'q2', 'q3']);
  });
});
