import fc from 'fast-check';
import { drawings } from '#shared/guided-test/drawings.ts';
import type { Answers } from '#shared/guided-test/evaluate.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import { aChoice, aPhase } from './phase.ts';

const slugs = ['interno', 'esterno', 'muffa', 'alghe', 'storico', 'velature'];
const questionIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const answerIds = ['1', '2', '3'];

const slug = fc.constantFrom(...slugs);
const tags = fc.uniqueArray(slug, { maxLength: 3 });
const pair = fc.record({
  questionId: fc.constantFrom(...questionIds),
  answerId: fc.constantFrom(...answerIds, 'gone'),
});
const rules = fc.record({
  visibility: fc.constantFrom('always_visible', 'always_hidden'),
  conditions: fc.array(pair, { maxLength: 2 }),
  visible: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false), tags),
  hidden: fc.array(fc.oneof(slug, pair), { maxLength: 2 }),
});
const hint = fc.constantFrom(undefined, 'Bagna la parete.', {
  it: 'Gratta un punto.',
  en: 'Scratch a spot.',
});
const answer = (id: string) =>
  fc
    .record({
      rule: rules,
      tag: fc.oneof(slug, tags),
      action: fc.constantFrom(undefined, 'selectColor', 'setWhite'),
      hint,
      drawing: fc.constantFrom(undefined, ...drawings),
    })
    .map(({ rule, tag, action, hint, drawing }) => ({
      ...{ id, title: `Risposta ${id}`, tag, ...rule },
      ...(action && { action }),
      ...(hint && { hint }),
      ...(drawing && { drawing }),
    }));
const question = (id: string) =>
  fc
    .record({
      rule: rules,
      type: fc.constantFrom('buttons', 'radio', 'checkboxes'),
      last: fc.boolean(),
      hint,
      answers: fc.subarray(answerIds, { minLength: 0 }).chain((ids) => fc.tuple(...ids.map(answer))),
    })
    .map(({ rule, type, last, hint, answers }) => ({
      ...{ id, title: `Domanda ${id}`, type, last, answers, ...rule },
      ...(hint && { hint }),
    }));

const stage = (name: string, ids: readonly string[]) =>
  fc
    .subarray([...ids])
    .chain((some) => fc.tuple(...some.map(question)).map((questions) => ({ name, questions })));

/** A guided test of up to nine questions whose rules refer to any other, existing or not. */
export const someConfig = fc
  .tuple(
    stage('stage1', questionIds.slice(0, 3)),
    stage('stage2', questionIds.slice(3, 6)),
    stage('stage3', questionIds.slice(6)),
  )
  .map((stages) => normalise([...stages, { name: 'stage4' }]));

/** Answers to any of its questions, shown or not. */
export const someAnswers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.constantFrom(...questionIds, 'unknown'),
  fc.uniqueArray(fc.constantFrom(...answerIds, 'gone'), { maxLength: 3 }),
);

/** A sequence of answers. */
export const someSteps = fc.array(
  fc.record({
    question: fc.constantFrom(...questionIds),
    answers: fc.uniqueArray(fc.constantFrom(...answerIds), { minLength: 1, maxLength: 2 }),
  }),
  { maxLength: 12 },
);

const line = fc.record({
  include: fc.uniqueArray(slug, { maxLength: 2 }),
  exclude: fc.uniqueArray(slug, { maxLength: 2 }),
});

/** Up to three phases of the catalogue with conditions on the tags of such guided tests. */
export const somePhases: fc.Arbitrary<Phase[]> = fc
  .array(
    fc.record({
      conditions: fc.array(line, { maxLength: 2 }),
      choices: fc.array(
        fc.record({
          visibility: fc.constantFrom('always' as const, 'conditions' as const),
          visibilityConditions: fc.array(tags, { maxLength: 2 }),
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 3 },
  )
  .map((phases) =>
    phases.map(({ conditions, choices }, index) =>
      aPhase({ id: `fase-${index}`, conditions, choices: choices.map((choice) => aChoice(choice)) }),
    ),
  );

const priceLists = fc.uniqueArray(fc.constantFrom('italia', 'export'), { maxLength: 1 });
const pairRules = {
  visibility: fc.constantFrom('always_visible', 'always_hidden'),
  conditions: fc.array(pair, { maxLength: 2 }),
};
const ownChoice = fc.record({
  ...pairRules,
  visibilityConditions: fc.array(tags, { maxLength: 2 }),
  recommended: fc.constantFrom('always', 'conditions', 'never'),
  recommendedConditions: fc.array(tags, { maxLength: 2 }),
  withProducts: fc.boolean(),
  products: fc.subarray(['adda', 'piave']),
});
const ownPhase = fc.record({
  ...pairRules,
  title: fc.constantFrom(null, 'Titolo'),
  tagConditions: fc.array(line, { maxLength: 2 }),
  availablePricelists: priceLists,
  catalogPhaseId: fc.constantFrom(null, 'fase-0', 'fase-1', 'gone'),
  withChoices: fc.boolean(),
  choices: fc.array(ownChoice, { maxLength: 2 }),
});

/** A last stage of up to three phases, some of which stand for phases of the catalogue. */
export const someLastStage = fc
  .record({ includeCataloguePhases: fc.boolean(), phases: fc.array(ownPhase, { maxLength: 3 }) })
  .map(({ includeCataloguePhases, phases }) => ({
    name: 'stage4',
    includeCataloguePhases,
    phases: phases.map((phase, at) => ({
      ...phase,
      id: `propria-${at}`,
      choices: phase.choices.map((choice, place) => ({ ...choice, id: `scelta-${place}`, title: 'Una via' })),
    })),
  }));

/** Phases of the catalogue for some price lists, with choices that are sometimes recommended. */
export const someListedPhases: fc.Arbitrary<Phase[]> = fc
  .tuple(
    somePhases,
    fc.array(priceLists, { minLength: 3, maxLength: 3 }),
    fc.constantFrom('always' as const, 'conditions' as const, 'never' as const),
    fc.array(tags, { maxLength: 2 }),
  )
  .map(([phases, lists, recommended, recommendedConditions]) =>
    phases.map((phase, at) => ({
      ...phase,
      name: { it: `Fase ${at}` },
      availablePricelists: lists[at] ?? [],
      choices: phase.choices.map((choice) => ({ ...choice, recommended, recommendedConditions })),
    })),
  );
