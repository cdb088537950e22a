import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';
import type { CatalogueReader } from '#shared/visibility/is-product-visible.ts';
import { type Answers, evaluate } from '../evaluate.ts';
import { type PhaseSource, phaseSources } from '../phase-sources.ts';
import { type CataloguePhase, isChoosable, type RunPhase, runPhases } from '../run-phases.ts';
import { PhaseReached } from './phase-reached.ts';
import { type RunState, runTo } from './run-state.ts';
import { walkRuns } from './walk-runs.ts';

/** For whom runs are checked: without a price list all phases count, without `isAllowed` all products. */
export type CheckedFor = {
  pricelist: CatalogueReader['pricelist'];
  isAllowed?: ((product: string) => boolean) | undefined;
};

const isOffered = (phase: RunPhase): boolean => phase.procedure !== null || isChoosable(phase);
const answersOf = (state: RunState): Answers =>
  Object.fromEntries(runTo(state).map(({ question, answers }) => [question, answers]));

/** Walks the ends of all runs of a guided test for phases one by one, or for some of them together. */
export class Ends {
  complete = true;
  states = 0;
  readonly sources: readonly PhaseSource[];
  private readonly config: GuidedTestConfig;
  private readonly catalogue: readonly CataloguePhase[];
  private readonly whom: CheckedFor;
  private readonly budget: number;

  constructor(
    config: GuidedTestConfig,
    catalogue: readonly CataloguePhase[],
    whom: CheckedFor,
    budget: number,
  ) {
    this.config = config;
    this.catalogue = catalogue;
    this.whom = whom;
    this.budget = budget;
    this.sources = phaseSources(config, catalogue).filter((one) => isPhaseVisible(one, this.user));
  }

  /** The record of one phase over the runs. */
  reached(source: PhaseSource): PhaseReached {
    const reached = new PhaseReached(source, this.isAllowed);
    const offered = new Set([source.id]);
    for (const end of this.of([source]))
      for (const phase of this.phases(end, offered)) reached.look(end, phase);
    return reached;
  }

  /**
   * A run that ends without a phase. Phases are looked at only when a run is met that they alone save: together they
   * would tell apart too many runs.
   */
  withoutPhase(): RunState | undefined {
    const looked = new Set<string>();
    for (;;) {
      const ends = this.of(this.sources.filter(({ id }) => looked.has(id)));
      const end = ends.find((one) => !this.phases(one, looked).some(isOffered));
      if (!end) return undefined;
      const reached = evaluate(this.config, answersOf(end));
      const saving = this.phases({ ...end, ...reached }).find(isOffered);
      if (!saving) return end;
      looked.add(saving.id);
    }
  }

  private get isAllowed() {
    return this.whom.isAllowed ?? (() => true);
  }

  private get user() {
    return { pricelist: this.whom.pricelist, superUser: true };
  }

  private of(sources: readonly PhaseSource[]): readonly RunState[] {
    const { ends, complete, states } = walkRuns(this.config, sources, this.budget);
    this.complete &&= complete;
    this.states += states;
    return ends;
  }

  /** The phases that an end comes to; only the named ones, when phases are named. */
  private phases({ tags, given }: RunState, named?: ReadonlySet<string>): RunPhase[] {
    const [first, second, third, last] = this.config;
    const kept = { ...last, phases: last.phases.filter(({ id }) => !named || named.has(id)) };
    const config: GuidedTestConfig = named ? [first, second, third, kept] : this.config;
    const replaced = new Set(kept.phases.map(({ catalogPhaseId }) => catalogPhaseId));
    const catalogue = this.catalogue.filter(({ id }) => !named || named.has(id) || replaced.has(id));
    const { user, isAllowed } = this;
    const phases = runPhases(config, catalogue, { tags, given, user, isAllowed });
    return named ? phases.filter(({ id }) => named.has(id)) : phases;
  }
}
