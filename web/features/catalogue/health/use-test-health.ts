import { useQuery } from '@tanstack/react-query';
import { lacksFor } from '#shared/access/shared-rights.ts';
import type { HealthRule } from '#shared/catalogue/health/finding.ts';
import { graveRules, type RunFinding, type RunRule } from '#shared/guided-test/check-runs/run-finding.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { startCheck } from '#web/components/test-check/start-check.ts';
import { useCheck } from '#web/components/test-check/use-check.ts';
import { PublishedGuidedTestDocument } from '#web/graphql/catalogue.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import type { ShownFinding } from './use-health.ts';

const isGrave = ({ rule }: RunFinding) => graveRules.some((grave) => grave === rule);

/** Kinds of findings about phases of the catalogue that the server's check tells, too. */
const toldAs: Partial<Record<RunRule, HealthRule>> = {
  'choice-without-products': 'bare-choice',
  'phase-unreachable': 'unreachable-phase',
};
const isTold = ({ rule, cataloguePhase }: RunFinding, told: readonly ShownFinding[]) =>
  told.some((one) => one.rule === toldAs[rule] && one.id === cataloguePhase);

/**
 * Problems that users meet in the guided test they run. Walking all its runs takes seconds, so the browser does it
 * beside the page, as the editor does; only for those who may mend it.
 */
export function useTestHealth(told: readonly ShownFinding[] | undefined) {
  const mayMend = !lacksFor(useUser(), 'guidedTest');
  const {
    data: config = null,
    error,
    refetch,
  } = useQuery({
    queryKey: ['guidedTest', 'health'],
    enabled: mayMend,
    queryFn: async ({ signal }) => {
      const { guidedTest } = await request(PublishedGuidedTestDocument, {}, signal);
      return normalise(JSON.parse(guidedTest.config));
    },
  });
  const { state, again } = useCheck(config, startCheck);
  const isUnderWay = state.kind === 'loading' || state.kind === 'progress';
  const findings =
    state.kind === 'done' && told
      ? state.check.findings.filter((one) => isGrave(one) && !isTold(one, told))
      : [];
  return {
    /** How far the check is; nothing for those who may not mend. */
    state: mayMend ? state : undefined,
    /** Why the guided test could not be read. */
    error,
    config,
    findings,
    isOver: !mayMend || error !== null || !isUnderWay,
    /** Whether every run was walked, and is as it should be. */
    isGood: !mayMend || (state.kind === 'done' && state.check.complete && findings.length === 0),
    again: () => {
      if (!mayMend) return;
      void refetch();
      again();
    },
  };
}
