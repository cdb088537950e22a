import { describe, expect, it } from 'vitest';
import stored from '#shared/guided-test/default-guided-test.json' with { type: 'json' };
import { evaluate } from '#shared/guided-test/evaluate.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { statusOf } from '#shared/guided-test/status-of.ts';
import {
  answerAndGoOn,
  askedNow,
  continueRun,
  giveAnswer,
  goToStage,
  isStarted,
  reopenBefore,
  reopenQuestion,
  restartStage,
  resumeRun,
  startRun,
  type TestRun,
} from '#shared/guided-test/test-run.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';

const config = aConfig({
  stage1: [aQuestion('a'), aQuestion('b', { answers: [anAnswer('si', { tag: 'umido' }), anAnswer('no')] })],
  stage2: [aQuestion('c', { type: 'checkboxes' }), aQuestion('d', { visible: ['umido'] })],
  stage3: [aQuestion('e')],
});
const given = (run: TestRun, ...answers: string[]) =>
  answers.reduce((after, answer) => {
    const [question = '', id = ''] = answer.split('=');
    return giveAnswer(config, after, question, [id]);
  }, run);
const start = startRun(config);
const question = (run: TestRun) => askedNow(evaluate(config, run.answers), run)?.question.id;
const inSecond = continueRun(config, given(start, 'a=si', 'b=si'));
const inThird = continueRun(config, given(inSecond, 'c=si', 'd=no'));
const inFourth = continueRun(config, given(inThird, 'e=no'));

const terra = { color: { code: 'TN 10', r: 200, g: 150, b: 90 }, colorlist: 'terre' };

describe('a guided test', () => {
  it('starts at the first question of the first stage, without any answer [WIZ-031, OPW-24]', () => {
    expect(start).toEqual({
      answers: {},
      currentStage: 'stage1',
      reopened: null,
      color: null,
      colorlist: null,
    });
    expect(question(start)).toBe('a');
    expect(isStarted(start)).toBe(false);
    expect(isStarted(given(start, 'a=si'))).toBe(true);
  });

  it('leads a user on with the last answer of a stage, but not where an earlier one is changed [WIZ-037, WIZ-038, OPW-72]', () => {
    const answer = (run: TestRun, asked: string, id: string) => answerAndGoOn(config, run, asked, [id]);
    const first = answer(start, 'a', 'si');
    expect(first.currentStage).toBe('stage1');
    const second = answer(first, 'b', 'si');
    expect([second.currentStage, question(second)]).toEqual(['stage2', 'c']);
    const back = goToStage(config, second, 'stage1');
    expect(answer(reopenQuestion(config, back, 'a'), 'a', 'no').currentStage).toBe('stage1');
    expect(answer(reopenQuestion(config, back, 'b'), 'b', 'si').currentStage).toBe('stage2');
    const last = answer(answer(answer(second, 'c', 'si'), 'd', 'no'), 'e', 'si');
    expect(last.currentStage).toBe('stage4');
  });

  it('goes back from a stage to the last answer before it; there is none before the first [OPW-72]', () => {
    const back = reopenBefore(config, inThird);
    expect([back.currentStage, question(back)]).toEqual(['stage2', 'd']);
    expect(back.answers).toEqual(inThird.answers);
    expect(reopenBefore(config, start)).toBe(start);
    const first = given(start, 'a=si');
    expect(reopenBefore(config, first)).toBe(first);
  });

  it('goes to the next question with each answer; the last one completes the stage [WIZ-036, WIZ-037, WED-096]', () => {
    const first = given(start, 'a=si');
    expect(question(first)).toBe('b');
    expect(evaluate(config, first.answers).stages[0]?.complete).toBe(false);
    const second = given(first, 'b=no');
    expect(question(second)).toBeUndefined();
    expect(evaluate(config, second.answers).stages[0]?.complete).toBe(true);
    expect(second.currentStage).toBe('stage1');
  });

  it('goes on to the next stage only when this one is complete [WIZ-038, WED-098]', () => {
    expect(continueRun(config, given(start, 'a=si')).currentStage).toBe('stage1');
    expect(inSecond.currentStage).toBe('stage2');
    expect([inThird.currentStage, inFourth.currentStage]).toEqual(['stage3', 'stage4']);
    expect(continueRun(config, inFourth)).toEqual(inFourth);
  });

  it('goes on stage by stage, also over stages that were answered before [WIZ-038, WED-098]', () => {
    const back = goToStage(config, inFourth, 'stage1');
    const second = continueRun(config, back);
    const third = continueRun(config, second);
    const stages = [second, third, continueRun(config, third)].map(({ currentStage }) => currentStage);
    expect(stages).toEqual(['stage2', 'stage3', 'stage4']);
  });

  it('passes stages without questions by itself [WIZ-040, OPW-26]', () => {
    const sparse = aConfig({ stage2: [aQuestion('c')] });
    expect(startRun(sparse).currentStage).toBe('stage2');
    const answered = giveAnswer(sparse, startRun(sparse), 'c', ['si']);
    expect(continueRun(sparse, answered).currentStage).toBe('stage4');
    expect(startRun(aConfig()).currentStage).toBe('stage4');
  });

  it('goes back to the first open question when an earlier answer is changed [OPW-08]', () => {
    const dry = continueRun(config, given(continueRun(config, given(start, 'a=si', 'b=no')), 'c=no'));
    expect(dry.currentStage).toBe('stage3');
    const wet = given(dry, 'b=si');
    expect([wet.currentStage, question(wet)]).toEqual(['stage2', 'd']);
    expect(given(inFourth, 'b=no').answers).toEqual({ a: ['si'], b: ['no'], c: ['si'], e: ['no'] });
    expect(given(inFourth, 'b=no').currentStage).toBe('stage4');
  });

  it('asks a question again to change it, until it is answered', () => {
    const reopened = reopenQuestion(config, goToStage(config, inFourth, 'stage1'), 'a');
    expect(question(reopened)).toBe('a');
    expect(question(given(reopened, 'a=no'))).toBeUndefined();
    expect(reopenQuestion(config, start, 'b').reopened).toBeNull();
  });

  it('reaches the stages before which all are complete, and no later one', () => {
    expect(goToStage(config, inSecond, 'stage1').currentStage).toBe('stage1');
    expect(goToStage(config, inSecond, 'stage3').currentStage).toBe('stage2');
    expect(goToStage(config, goToStage(config, inFourth, 'stage1'), 'stage4').currentStage).toBe('stage4');
  });

  it('restarts a stage without its answers and those of later ones; earlier ones stay [WIZ-043, OPW-24]', () => {
    const again = restartStage(config, goToStage(config, inFourth, 'stage2'));
    expect(again.answers).toEqual({ a: ['si'], b: ['si'] });
    expect([again.currentStage, question(again)]).toEqual(['stage2', 'c']);
    expect([...evaluate(config, again.answers).tags]).toEqual(['umido']);
  });

  it('taken up on another guided test keeps the answers that still count', () => {
    const changed = aConfig({
      stage1: [aQuestion('a')],
      stage2: [aQuestion('new')],
      stage3: [aQuestion('e')],
    });
    const resumed = resumeRun(changed, inFourth);
    expect(resumed.answers).toEqual({ a: ['si'], e: ['no'] });
    expect(resumed.currentStage).toBe('stage2');
  });
});

describe('the colour of a guided test', () => {
  const normal = normalise(stored);
  const answer = (run: TestRun, id: string, picked?: typeof terra) =>
    giveAnswer(normal, run, 'colore', [id], picked);
  const outside = giveAnswer(normal, startRun(normal), 'ambiente', ['esterno']);

  it('is the one picked for the answer that asks for one [OPW-31]', () => {
    expect(answer(outside, 'colore', terra)).toMatchObject({ ...terra, answers: { colore: ['colore'] } });
  });

  it('leaves the question unanswered while none is picked [OPW-31]', () => {
    expect(answer(outside, 'colore').answers).toEqual({ ambiente: ['esterno'] });
  });

  it('is Bianco for the answer that says so, whatever was picked before [OPW-31]', () => {
    const bianco = { color: { code: 'Bianco', r: 255, g: 255, b: 255 }, colorlist: null };
    expect(answer(answer(outside, 'colore', terra), 'bianco')).toMatchObject(bianco);
    expect(answer(answer(outside, 'bianco'), 'colore').answers).toEqual({ ambiente: ['esterno'] });
  });

  it('may be the white among the colours that can be picked', () => {
    const white = { color: { code: 'Bianco', r: 255, g: 255, b: 255 }, colorlist: '' };
    expect(answer(outside, 'colore', white)).toMatchObject({ ...white, answers: { colore: ['colore'] } });
  });

  it('goes with the answer', () => {
    const unpainted = giveAnswer(normal, answer(outside, 'colore', terra), 'finitura', [
      'finitura-no-pittura',
    ]);
    expect(unpainted).toMatchObject({ color: null, colorlist: null });
  });
});

describe('the status of a guided test', () => {
  it('holds stage, step, tags, colour and what each stage was answered [WIZ-045, WED-100, WED-101]', () => {
    expect(statusOf(config, given(start, 'a=si'))).toEqual({
      currentStage: 'stage1',
      currentStep: 2,
      complete: false,
      tags: [],
      color: null,
      colorlist: null,
      stages: {
        stage1: {
          complete: false,
          tags: [],
          questions: {
            a: { complete: true, answer: { it: 'Risposta si' }, answerId: 'si' },
            b: { complete: false, answer: null, answerId: null },
          },
        },
        stage2: {
          complete: false,
          tags: [],
          questions: { c: { complete: false, answer: null, answerId: null, answers: [], answerIds: [] } },
        },
        stage3: {
          complete: false,
          tags: [],
          questions: { e: { complete: false, answer: null, answerId: null } },
        },
      },
    });
  });

  it('holds what each stage added, and is complete only when every stage is [WIZ-045, WED-100]', () => {
    const { stages, complete } = statusOf(config, inSecond);
    expect([stages.stage1?.complete, stages.stage2?.complete, complete]).toEqual([true, false, false]);
    expect([stages.stage1?.tags, stages.stage2?.tags]).toEqual([['umido'], []]);
  });

  it('holds all answers of a multiple choice [WED-102]', () => {
    const both = giveAnswer(config, inSecond, 'c', ['si', 'no']);
    expect(statusOf(config, both).stages.stage2?.questions.c).toEqual({
      complete: true,
      answer: { it: 'Risposta si' },
      answerId: 'si',
      answers: [{ it: 'Risposta si' }, { it: 'Risposta no' }],
      answerIds: ['si', 'no'],
    });
  });

  it('says that all is answered, and stays at the step that the user changes', () => {
    expect(statusOf(config, inFourth)).toMatchObject({
      complete: true,
      currentStage: 'stage4',
      currentStep: 1,
    });
    const reopened = reopenQuestion(config, goToStage(config, inFourth, 'stage2'), 'd');
    expect(statusOf(config, reopened)).toMatchObject({
      currentStage: 'stage2',
      currentStep: 2,
      tags: ['umido'],
    });
  });
});
