import { describe, expect, it } from 'vitest';
import { evaluate } from '#shared/guided-test/evaluate.ts';
import { runPhases } from '#shared/guided-test/run-phases.ts';
import { testReasons } from '#shared/guided-test/test-reasons.ts';
import { whyPhases, whyProduct } from '#shared/guided-test/why.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';

const answers = [anAnswer('si', { tag: 'umido' }), anAnswer('no', { tag: 'asciutto' })];
const outside = [anAnswer('si', { tag: 'esterno' }), anAnswer('no')];
const own = {
  id: 'mia',
  title: 'Mia',
  tagConditions: [{ include: ['umido'], exclude: [] }],
  choices: [{ id: 'una', title: 'Una via', products: ['adda'] }],
};
const config = aConfig({
  stage1: [aQuestion('muro', { answers }), aQuestion('fuori', { answers: outside })],
  stage4: [own],
});
const onTags = (...include: string[]) => ({ conditions: [{ include, exclude: [] }] });
const shownOn = (tag: string, products: string[]) =>
  aChoice({ products, visibility: 'conditions', visibilityConditions: [[tag]] });
const catalogue = [
  aPhase({
    id: 'fondo',
    name: { it: 'Fondo' },
    ...onTags('esterno'),
    choices: [aChoice(), shownOn('umido', ['piave', 'sila'])],
  }),
  aPhase({ id: 'finitura', conditions: [], choices: [aChoice({ products: [] })] }),
];
const reached = evaluate(config, { muro: ['si'], fuori: ['si'] });
const user = { pricelist: null, superUser: false };
const phases = runPhases(config, catalogue, { ...reached, user, isAllowed: () => true });
const whys = whyPhases(config, catalogue, reached);
const said = (question: string) => ({
  question: { it: `Domanda ${question}` },
  answer: { it: 'Risposta si' },
});

describe('the reasons that a quotation keeps', () => {
  it('are the answers that led to its chosen choices, each written once', () => {
    const chosen = { fondo: '1', mia: 'una', finitura: '0' };
    expect(testReasons(phases, chosen, whys)).toEqual({
      answers: [said('muro'), said('fuori')],
      phases: [
        { name: { it: 'Mia' }, choice: { it: 'Una via' }, products: ['adda'], because: [0] },
        { name: { it: 'Fondo' }, choice: null, products: ['piave', 'sila'], because: [1, 0] },
        { name: { it: 'Finitura' }, choice: null, products: [], because: [] },
      ],
    });
  });

  it('name the answers that recommended a choice, too', () => {
    const recommended = aChoice({ recommended: 'conditions', recommendedConditions: [['umido']] });
    const one = aPhase({ id: 'fondo', name: { it: 'Fondo' }, conditions: [], choices: [recommended] });
    const there = runPhases(config, [one], { ...reached, user, isAllowed: () => true });
    const said = testReasons(there, { fondo: '0' }, whyPhases(config, [one], reached));
    expect(said.phases.find(({ name }) => name.it === 'Fondo')?.because).toEqual([0]);
    expect(said.answers.map(({ question }) => question.it)).toEqual(['Domanda muro']);
    const whys = new Map(whyPhases(config, [one], reached).map((why) => [why.id, why]));
    const [because] = whyProduct(there, whys, { fondo: '0' }, 'adda-calce');
    expect(because?.why.answers.map(({ answerId }) => answerId)).toEqual(['si']);
  });

  it('leave out phases without a choice and answers that led to none', () => {
    expect(testReasons(phases, { fondo: '0' }, whys)).toEqual({
      answers: [said('fuori')],
      phases: [{ name: { it: 'Fondo' }, choice: null, products: ['adda-calce'], because: [0] }],
    });
    expect(testReasons(phases, {}, whys)).toEqual({ answers: [], phases: [] });
    expect(testReasons(phases, { fondo: '0' }, [])).toEqual({ answers: [], phases: [] });
  });
});
