import { seesWholeGuidedTest } from '#shared/access/super-user.ts';
import type { ConfigChoice, ConfigPhase, GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { type Choice, choice as choiceSchema } from '#shared/schemas/phase.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';
import type { RunContext } from './run-choices.ts';
import type { CataloguePhase } from './run-phases.ts';

/** The user of a test, and the products they may choose. */
export type Runner = Pick<RunContext, 'user' | 'isAllowed'>;

/** No price list is called so: a phase that is for it alone is nobody's. */
const nobodys = ['-'];

/** It has products, and the user may choose none of them: only super users see it (OPW-35). */
const isWithheld = (products: readonly string[], { user, isAllowed }: Runner): boolean =>
  !seesWholeGuidedTest(user) && products.length > 0 && !products.some(isAllowed);

/** The choices of a phase of the catalogue: a withheld one keeps its place, and says only when there is one. */
export const choicesFor = (choices: readonly Choice[], runner: Runner): Choice[] =>
  choices.map((choice) => {
    const { products, visibility, visibilityConditions } = choice;
    return isWithheld(products, runner)
      ? choiceSchema.parse({ products, visibility, visibilityConditions })
      : choice;
  });

const configChoiceFor = (choice: ConfigChoice, runner: Runner): ConfigChoice => {
  const { id, products, withProducts, visibility, conditions, visibilityConditions } = choice;
  if (!withProducts || !isWithheld(products, runner)) return choice;
  const silent = { title: null, withProcedure: false, procedure: null, recommended: 'never' } as const;
  const shown = { visibility, conditions, visibilityConditions };
  return { id, products, withProducts, ...shown, ...silent, recommendedConditions: [], priorities: [] };
};

/** Only that it stands in the place of a phase of the catalogue. */
const withoutContent = ({ id, catalogPhaseId }: ConfigPhase): ConfigPhase => ({
  ...{ id, catalogPhaseId, availablePricelists: nobodys, tagConditions: [], choices: [], withChoices: false },
  ...{ visibility: 'always_visible', conditions: [] },
  ...{ title: null, subtitle: null, withProcedure: false, procedure: null },
});

function phaseFor(own: ConfigPhase, base: CataloguePhase | undefined, runner: Runner): ConfigPhase {
  const { availablePricelists } = own.availablePricelists.length > 0 || !base ? own : base;
  if (!isPhaseVisible({ availablePricelists }, runner.user)) return withoutContent(own);
  const choices = own.choices.map((choice) => configChoiceFor(choice, runner));
  return { ...own, choices, availablePricelists: [] };
}

/**
 * A guided test as a user runs it, without the texts of phases of other price lists and of choices withheld from them
 * (SES-063, OPW-12, OPW-35). Their run comes to the same. Super users get all of it.
 */
export function configFor(
  config: GuidedTestConfig,
  catalogue: readonly CataloguePhase[],
  runner: Runner,
): GuidedTestConfig {
  if (seesWholeGuidedTest(runner.user)) return config;
  const [first, second, third, last] = config;
  const byId = new Map(catalogue.map((phase) => [phase.id, phase]));
  const phases = last.phases.map((own) => phaseFor(own, byId.get(own.catalogPhaseId ?? ''), runner));
  return [first, second, third, { ...last, phases }];
}
