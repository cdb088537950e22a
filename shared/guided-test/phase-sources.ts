import type { ConfigChoice, ConfigPhase, GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Choice, ConditionLine } from '#shared/schemas/phase.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';
import type { PairRule } from './is-shown.ts';
import { asksForTags, includingLines } from './matches-tags.ts';
import { procedureOf } from './run-choices.ts';
import type { CataloguePhase } from './run-phases.ts';

/** A rule to hold: one of the lines where there are any, and the pair rule. */
export type SourceRule = { lines: readonly ConditionLine[]; pairs: PairRule | null };

/** The rules of a choice, wherever it is kept. */
export type ChoiceSource = {
  /** As of a run's choice. */
  key: string;
  title: Localised | null;
  shown: SourceRule;
  /** `always`, never, or when one of these lines matches. */
  recommended: 'always' | 'never' | readonly ConditionLine[];
  /** Conditions that raise or lower its priority. */
  priorities: readonly ConditionLine[];
  products: readonly string[];
  /** Without a product it offers nothing. */
  needsProducts: boolean;
};
/** The rules of a phase, with what it takes from the one of the catalogue it stands for. */
export type PhaseSource = {
  /** As of a run's phase. */
  id: string;
  name: Localised;
  kind: 'guidedTest' | 'catalogue';
  /** Price lists it is for; empty means every one. */
  availablePricelists: readonly string[];
  rule: SourceRule;
  choices: readonly ChoiceSource[];
};

const recommendedOf = ({
  recommended,
  recommendedConditions,
}: Pick<Choice, 'recommended' | 'recommendedConditions'>): ChoiceSource['recommended'] =>
  recommended === 'conditions' ? includingLines(recommendedConditions).filter(asksForTags) : recommended;

const prioritiesOf = ({ priorities }: Pick<Choice, 'priorities'>) =>
  includingLines(priorities.map(({ tags }) => tags)).filter(asksForTags);

/** Whether a choice of the catalogue offers nothing without a product: it has no procedure, or is there for products. */
export const needsProducts = (choice: Pick<Choice, 'products' | 'withProcedure' | 'procedure'>): boolean =>
  choice.products.length > 0 || procedureOf(choice) === null;

const ofCatalogueChoice = (choice: Choice, index: number): ChoiceSource => ({
  key: String(index),
  title: null,
  shown: {
    lines:
      choice.visibility === 'always' ? [] : includingLines(choice.visibilityConditions).filter(asksForTags),
    pairs: null,
  },
  recommended: recommendedOf(choice),
  priorities: prioritiesOf(choice),
  products: choice.products,
  needsProducts: needsProducts(choice),
});

const ofConfigChoice = (choice: ConfigChoice): ChoiceSource => ({
  key: choice.id,
  title: choice.title,
  shown: { lines: includingLines(choice.visibilityConditions).filter(asksForTags), pairs: choice },
  recommended: recommendedOf(choice),
  priorities: prioritiesOf(choice),
  products: choice.withProducts ? choice.products : [],
  needsProducts: choice.withProducts,
});

const ofCatalogue = (phase: CataloguePhase): PhaseSource => ({
  id: phase.id,
  name: phaseName(phase.name),
  kind: 'catalogue',
  availablePricelists: phase.availablePricelists,
  rule: { lines: phase.conditions.filter(asksForTags), pairs: null },
  choices: phase.choices.map(ofCatalogueChoice),
});

function ofGuidedTest(own: ConfigPhase, base: CataloguePhase | undefined): PhaseSource {
  const ownLines = own.tagConditions.filter(asksForTags);
  const lines = ownLines.length > 0 ? ownLines : (base?.conditions ?? []).filter(asksForTags);
  const takesChoices = own.choices.length === 0 && base !== undefined;
  return {
    id: own.id,
    name: own.title ?? phaseName(base?.name),
    kind: 'guidedTest',
    availablePricelists:
      own.availablePricelists.length > 0 || !base ? own.availablePricelists : base.availablePricelists,
    rule: { lines, pairs: own },
    choices: takesChoices
      ? base.choices.map(ofCatalogueChoice)
      : (own.withChoices ? own.choices : []).map(ofConfigChoice),
  };
}

/** The phases that runs may come to, with their rules, in the order of a run (OPW-11). */
export function phaseSources(config: GuidedTestConfig, catalogue: readonly CataloguePhase[]): PhaseSource[] {
  const { phases, includeCataloguePhases } = config[3];
  const byId = new Map(catalogue.map((phase) => [phase.id, phase]));
  const replaced = new Set(phases.map(({ catalogPhaseId }) => catalogPhaseId));
  const others = includeCataloguePhases ? catalogue.filter(({ id }) => !replaced.has(id)) : [];
  return [
    ...phases.map((phase) => ofGuidedTest(phase, byId.get(phase.catalogPhaseId ?? ''))),
    ...others.map(ofCatalogue),
  ];
}
