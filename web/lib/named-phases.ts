import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PhasesDocument, type PhasesQuery } from '#web/graphql/common.ts';
import { request } from './graphql.ts';
import { usePhaseLabel } from './use-phase-label.ts';

/** The phases the user sees, in their order. */
export const usePhases = () =>
  useQuery({
    queryKey: ['phase', 'list'],
    queryFn: async ({ signal }) => (await request(PhasesDocument, {}, signal)).phases,
  });

export type NamedPhase = { id: string; name: string };

/** The phases with their names; a phase without one is called 'Fase senza nome' (QER-017). */
export const useNamedPhases = (): readonly NamedPhase[] => useNamed(usePhases().data);

/** Gives phases their names in the language of the interface. */
export function useNamed(data: PhasesQuery['phases'] | undefined): readonly NamedPhase[] {
  const labelOf = usePhaseLabel();
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ id, name: labelOf(name) })), [data, labelOf]);
}

/** Names of the phases by id, in their order. */
export function usePhaseNames(): ReadonlyMap<string, string> {
  const phases = useNamedPhases();
  return useMemo(() => new Map(phases.map(({ id, name }) => [id, name])), [phases]);
}

/** The phases that some product holds, to filter products by; a chosen one stays. */
export const heldPhases = (
  phases: readonly NamedPhase[],
  products: readonly { phases: readonly string[] }[] | undefined,
  chosen: string,
): readonly NamedPhase[] => {
  if (!products) return phases;
  const held = new Set(products.flatMap((product) => product.phases));
  return phases.filter(({ id }) => id === chosen || held.has(id));
};
