import { useMemo } from 'react';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { type NamedPhase, useNamedPhases } from '#web/lib/named-phases.ts';

/** The phases of the catalogue that the last stage offers as they are: those that none of its own stands for (OPW-11). */
export function useOfferedPhases(config: GuidedTestConfig | null): readonly NamedPhase[] {
  const phases = useNamedPhases();
  return useMemo(() => {
    if (!config?.[3].includeCataloguePhases) return [];
    const taken = new Set(config[3].phases.map(({ catalogPhaseId }) => catalogPhaseId));
    return phases.filter(({ id }) => !taken.has(id));
  }, [config, phases]);
}
