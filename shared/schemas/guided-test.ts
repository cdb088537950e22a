import * as z from 'zod/mini';
import {
  configText,
  hintText,
  itemVisibilities,
  optionalText,
  pairRule,
  shownRule,
  slugs,
} from './guided-test-rules.ts';
import { conditionLine, recommendations } from './phase.ts';
import type { QuestionStageName } from './stage-names.ts';

export type { QuestionStageName, StageName } from './stage-names.ts';

/**
 * The guided test as it is stored: an array of four stages (WDA-001). What is missing is filled
 * in, keys it does not know are kept (WED-069, OPW-13, OPW-16).
 */

/** How a question shows its answers; only checkboxes take several. */
export const questionTypes = ['buttons', 'radio', 'checkboxes'] as const;
export type QuestionType = (typeof questionTypes)[number];
/** Actions of an answer beside adding its tags (OPW-31). */
export const answerActions = ['selectColor', 'setWhite'] as const;

const answer = z.looseObject({
  id: z.string(),
  title: configText,
  hint: hintText,
  /** A name of `drawings`; of any other nothing is drawn, so that a version of yesterday can always be read. */
  drawing: z.nullish(z.string()),
  /** The tags it adds; a single tag of older configurations is a list of one (WIZ-035). */
  tag: z.pipe(
    z.nullish(z.union([z.string(), slugs])),
    z.transform((tag) => (typeof tag === 'string' ? [tag] : (tag ?? [])).filter(Boolean)),
  ),
  ...shownRule,
  action: z.optional(z.enum(answerActions)),
});
export type ConfigAnswer = z.output<typeof answer>;

/** Older configurations call the id of a question its name (WDA-015). */
const named = z.transform((read: unknown) =>
  read && typeof read === 'object' && !('id' in read) && 'name' in read ? { ...read, id: read.name } : read,
);

const question = z.pipe(
  named,
  z.looseObject({
    id: z.string(),
    title: configText,
    hint: hintText,
    type: z._default(z.enum(questionTypes), 'buttons'),
    ...shownRule,
    /** Answering it ends the stage (OPW-10). */
    last: z._default(z.boolean(), false),
    answers: z._default(z.array(answer), []),
  }),
);
export type ConfigQuestion = z.output<typeof question>;

/** `always` and `conditions` are the words of the catalogue's choices (OPW-12). */
const choiceVisibility = z._default(z.enum([...itemVisibilities, 'always', 'conditions']), 'always_visible');

const configChoice = z.pipe(
  z.looseObject({
    id: z.string(),
    title: optionalText,
    visibility: choiceVisibility,
    conditions: pairRule.conditions,
    visibilityConditions: z._default(z.array(slugs), []),
    recommended: z._default(z.enum(recommendations), 'never'),
    recommendedConditions: z._default(z.array(slugs), []),
    withProcedure: z._default(z.boolean(), false),
    procedure: optionalText,
    withProducts: z.optional(z.boolean()),
    products: z._default(slugs, []),
    priorities: z._default(z.array(z.looseObject({ value: z.number(), tags: z._default(slugs, []) })), []),
  }),
  z.transform(({ visibility, ...choice }) => ({
    ...choice,
    visibility: visibility === 'always_hidden' ? visibility : ('always_visible' as const),
    visibilityConditions: visibility === 'always' ? [] : choice.visibilityConditions,
    withProducts: choice.withProducts ?? choice.products.length > 0,
  })),
);
export type ConfigChoice = z.output<typeof configChoice>;

const configPhase = z.pipe(
  z.looseObject({
    id: z.string(),
    title: optionalText,
    subtitle: optionalText,
    ...pairRule,
    withProcedure: z._default(z.boolean(), false),
    procedure: optionalText,
    withChoices: z.optional(z.boolean()),
    choices: z._default(z.array(configChoice), []),
    /** The phase of the catalogue it stands for (OPW-11). */
    catalogPhaseId: z._default(z.nullable(z.string()), null),
    tagConditions: z._default(z.array(conditionLine), []),
    availablePricelists: z._default(slugs, []),
  }),
  z.transform((phase) => ({ ...phase, withChoices: phase.withChoices ?? phase.choices.length > 0 })),
);
export type ConfigPhase = z.output<typeof configPhase>;

/** Said in the last stage while all its tags are there (OPW-30). */
const alert = z.looseObject({ id: z.string(), allTags: slugs, text: configText });
export type StageAlert = z.output<typeof alert>;

const heading = { title: configText, subtitle: optionalText };
const questionStage = <Name extends QuestionStageName>(name: Name) =>
  z.looseObject({
    name: z.literal(name),
    ...heading,
    questions: z._default(z.array(question), []),
    alerts: z._default(z.array(alert), []),
  });
export type QuestionStage = z.output<ReturnType<typeof questionStage<QuestionStageName>>>;

const productStage = z.looseObject({
  name: z.literal('stage4'),
  ...heading,
  /** Whether the phases of the catalogue follow those of the guided test (OPW-11). */
  includeCataloguePhases: z._default(z.boolean(), true),
  phases: z._default(z.array(configPhase), []),
});

/** The four stages in their order; it fills in what is missing. */
export const guidedTestConfig = z.tuple([
  questionStage('stage1'),
  questionStage('stage2'),
  questionStage('stage3'),
  productStage,
]);
/** The configuration that the engine works on: every key there, defaults filled in. */
export type GuidedTestConfig = z.output<typeof guidedTestConfig>;
