import { seesWholeGuidedTest } from '#shared/access/super-user.ts';
import type { ConfigPhase, GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';
import { passesPairs } from './is-shown.ts';
import { asksForTags, matchesLines } from './matches-tags.ts';
import { isPhaseCalledFor } from './phase-rules.ts';
import {
  catalogueChoices,
  configChoices,
  procedureOf,
  type RunChoice,
  type RunContext,
} from './run-choices.ts';

/** The fields of a catalogue phase that a run needs (WIZ-050, WIZ-051). */
export type CataloguePhase = Pick<
  Phase,
  'id' | 'name' | 'withProcedure' | 'procedure' | 'conditions' | 'availablePricelists' | 'choices'
>;

/** A phase that a run comes to, from the guided test or the catalogue. */
export type RunPhase = {
  id: string;
  name: Localised;
  subtitle: Localised | null;
  /** To be opened before the phase is complete; `null` without one. */
  procedure: Localised | null;
  choices: readonly RunChoice[];
  /** Its choices have products, and the user may have none of them: it asks for nothing (OPW-70). */
  isWithheld: boolean;
};

/** A phase with neither procedure nor choice asks for nothing; only super users see it (WIZ-023, OPW-34). */
export const hasContent = ({ procedure, choices }: Pick<RunPhase, 'procedure' | 'choices'>): boolean =>
  procedure !== null || choices.length > 0;

/** Whether any choice of a phase may be made. */
export const isChoosable = ({ choices }: RunPhase): boolean => choices.some(({ isWithheld }) => !isWithheld);

const fromCatalogue = (phase: CataloguePhase, context: RunContext): RunPhase => ({
  id: phase.id,
  name: phaseName(phase.name),
  subtitle: null,
  procedure: procedureOf(phase),
  ...catalogueChoices(phase.choices, context),
});

/** A phase of the guided test; what it leaves empty comes from the one of the catalogue it stands for (OPW-11). */
function fromGuidedTest(own: ConfigPhase, base: CataloguePhase | undefined, context: RunContext): RunPhase {
  const offered =
    own.choices.length > 0 || !base
      ? configChoices(own.withChoices ? own.choices : [], context)
      : catalogueChoices(base.choices, context);
  return {
    id: own.id,
    name: own.title ?? phaseName(base?.name),
    subtitle: own.subtitle,
    procedure: procedureOf(own) ?? (base ? procedureOf(base) : null),
    ...offered,
  };
}

/** Whether the rules of a phase call for it: price list, tags and given answers (WIZ-046 to WIZ-049, OPW-12). */
function applies(own: ConfigPhase, base: CataloguePhase | undefined, context: RunContext): boolean {
  const lines = own.tagConditions.some(asksForTags) ? own.tagConditions : (base?.conditions ?? []);
  const { availablePricelists } = own.availablePricelists.length > 0 || !base ? own : base;
  return (
    isPhaseVisible({ availablePricelists }, context.user) &&
    (matchesLines(lines, context.tags) ?? true) &&
    passesPairs(own, context.given)
  );
}

/**
 * The phases of a run: first the phases of the guided test in their order, then the other phases of the catalogue
 * (OPW-11). Phases that do not apply are left out. For ordinary users, so are phases that ask for nothing.
 */
export function runPhases(
  config: GuidedTestConfig,
  catalogue: readonly CataloguePhase[],
  context: RunContext,
): RunPhase[] {
  const { phases, includeCataloguePhases } = config[3];
  const byId = new Map(catalogue.map((phase) => [phase.id, phase]));
  const replaced = new Set(phases.map(({ catalogPhaseId }) => catalogPhaseId));
  const own = phases.flatMap((phase) => {
    const base = byId.get(phase.catalogPhaseId ?? '');
    return applies(phase, base, context) ? [fromGuidedTest(phase, base, context)] : [];
  });
  const others = includeCataloguePhases ? catalogue.filter(({ id }) => !replaced.has(id)) : [];
  const called = others.filter(
    (phase) => isPhaseVisible(phase, context.user) && isPhaseCalledFor(phase, context.tags),
  );
  return [...own, ...called.map((phase) => fromCatalogue(phase, context))].filter(
    (phase) => seesWholeGuidedTest(context.user) || hasContent(phase) || phase.isWithheld,
  );
}
