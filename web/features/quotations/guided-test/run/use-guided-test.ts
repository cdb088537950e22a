import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Evaluation } from '#shared/guided-test/evaluate.ts';
import type { RunContext } from '#shared/guided-test/run-choices.ts';
import { type CataloguePhase, type RunPhase, runPhases } from '#shared/guided-test/run-phases.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { useCatalogue } from '#web/features/quotations/selection/use-catalogue.ts';
import { GuidedTestDocument, GuidedTestPhasesDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';

export type GuidedTest = { version: number; config: GuidedTestConfig };

async function readGuidedTest(version: number | undefined, signal: AbortSignal): Promise<GuidedTest> {
  const { guidedTest } = await request(GuidedTestDocument, { version }, signal);
  // The server has checked it with its schema: the browser need not check it again.
  return { version: guidedTest.version, config: JSON.parse(guidedTest.config) as GuidedTestConfig };
}

/** The newest guided test, or a version, which never changes. */
export const useGuidedTest = (version: number | undefined, enabled = true) =>
  useQuery({
    queryKey: ['guidedTest', version === undefined ? 'newest' : 'version', version],
    queryFn: ({ signal }) => readGuidedTest(version, signal),
    staleTime: version === undefined ? 0 : Number.POSITIVE_INFINITY,
    enabled,
  });

/** The server answers only the phases of the caller's price list. */
async function readPhases(signal: AbortSignal): Promise<CataloguePhase[]> {
  const { guidedTestPhases } = await request(GuidedTestPhasesDocument, {}, signal);
  return guidedTestPhases.map((phase) => ({ ...phase, availablePricelists: [] }));
}

/** The phases and products of a run: loaded before the first question. */
export function useTestGround() {
  const phases = useQuery({ queryKey: ['phase', 'guidedTest'], queryFn: ({ signal }) => readPhases(signal) });
  const { catalogue, error, retry } = useCatalogue();
  const ground = useMemo(
    () => (phases.data && catalogue ? { phases: phases.data, catalogue } : undefined),
    [phases.data, catalogue],
  );
  return {
    ground,
    error: ground ? undefined : (phases.error ?? error),
    retry: () => {
      void phases.refetch();
      retry();
    },
  };
}
export type TestGround = NonNullable<ReturnType<typeof useTestGround>['ground']>;

/** Products that only come along have `selectable` false (OPW-35). */
function isSelectable({ catalogue }: TestGround, id: string): boolean {
  const product = catalogue.get(id);
  return product !== undefined && (!('selectable' in product) || product.selectable === true);
}

/** The phases of the answers, with the choices that the user may have. */
export const reachedPhases = (
  config: GuidedTestConfig,
  ground: TestGround,
  { tags, given }: Evaluation,
  user: RunContext['user'],
): RunPhase[] =>
  runPhases(config, ground.phases, { tags, given, user, isAllowed: (id) => isSelectable(ground, id) });
