import { seesWholeGuidedTest } from '#shared/access/super-user.ts';
import { hasText } from '#shared/rich-text/has-text.ts';
import type { ConfigChoice } from '#shared/schemas/guided-test.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Choice } from '#shared/schemas/phase.ts';
import type { CatalogueReader } from '#shared/visibility/is-product-visible.ts';
import { type Given, passesPairs } from './is-shown.ts';
import { includingLines, matchesLines, type Tags } from './matches-tags.ts';
import { isChoiceRecommended, isChoiceVisible } from './phase-rules.ts';
import { priorityOf } from './priority-of.ts';

/** The grounds that decide which phases and choices a run comes to. */
export type RunContext = {
  tags: Tags;
  given: Given;
  user: Omit<CatalogueReader, 'type'>;
  /** Whether the user may choose a product: one they see, that is not archived and still there (OPW-35). */
  isAllowed: (product: string) => boolean;
};

/** A choice as it is offered. */
export type RunChoice = {
  /** Tells it from the others of its phase: the id it has in the guided test, its place in the catalogue's phase. */
  key: string;
  title: Localised | null;
  /** Those the user may choose. */
  products: readonly string[];
  /** It has products, and the user may choose none of them: only super users see it (OPW-35). */
  isWithheld: boolean;
  /** To be opened before the choice counts; `null` without one. */
  procedure: Localised | null;
  isRecommended: boolean;
  priority: number;
};

type WithProcedure = { withProcedure: boolean; procedure?: Localised | null | undefined };

/** A procedure that is asked for and says something in Italian, which is the fallback of every language (OPW-34). */
export const procedureOf = ({ withProcedure, procedure }: WithProcedure): Localised | null =>
  withProcedure && procedure && hasText(procedure.it) ? procedure : null;

const productsFor = (products: readonly string[], { isAllowed }: RunContext) => {
  const allowed = [...new Set(products)].filter(isAllowed);
  return { products: allowed, isWithheld: products.length > 0 && allowed.length === 0 };
};

const catalogueChoice = (choice: Choice, index: number, context: RunContext): RunChoice => ({
  key: String(index),
  title: null,
  ...productsFor(choice.products, context),
  procedure: procedureOf(choice),
  isRecommended: isChoiceRecommended(choice, context.tags),
  priority: priorityOf(choice, context.tags),
});

const configChoice = (choice: ConfigChoice, context: RunContext): RunChoice => ({
  key: choice.id,
  title: choice.title,
  ...productsFor(choice.withProducts ? choice.products : [], context),
  procedure: procedureOf(choice),
  isRecommended: isChoiceRecommended(choice, context.tags),
  priority: priorityOf(choice, context.tags),
});

/** Both rules of a choice of the guided test: given answers and tags (OPW-12). */
const isConfigChoiceVisible = (choice: ConfigChoice, { tags, given }: RunContext): boolean =>
  passesPairs(choice, given) && (matchesLines(includingLines(choice.visibilityConditions), tags) ?? true);

/** The choices of a phase; `isWithheld`: it has some, and the user may have the products of none (OPW-70). */
type Offered = { choices: readonly RunChoice[]; isWithheld: boolean };

/** The largest priority first, equal ones as they stand (OPW-36); withheld ones only for super users (OPW-35). */
const offered = (choices: readonly RunChoice[], { user }: RunContext): Offered => ({
  choices: choices
    .filter(({ isWithheld }) => seesWholeGuidedTest(user) || !isWithheld)
    .toSorted((a, b) => b.priority - a.priority),
  isWithheld: choices.length > 0 && choices.every(({ isWithheld }) => isWithheld),
});

/** The choices of a phase of the catalogue, as they are offered. */
export const catalogueChoices = (choices: readonly Choice[], context: RunContext): Offered =>
  offered(
    choices.flatMap((choice, index) =>
      isChoiceVisible(choice, context.tags) ? [catalogueChoice(choice, index, context)] : [],
    ),
    context,
  );

/** The choices of a phase of the guided test, as they are offered. */
export const configChoices = (choices: readonly ConfigChoice[], context: RunContext): Offered =>
  offered(
    choices
      .filter((choice) => isConfigChoiceVisible(choice, context))
      .map((choice) => configChoice(choice, context)),
    context,
  );
