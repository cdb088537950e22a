import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseLabel } from '#shared/visibility/phase-label.ts';
import { PhasesDocument, type PhasesQuery } from '#web/graphql/common.ts';
import { request } from './graphql.ts';

/** The phases the user sees, in their order. */
const usePhases = () =>
  useQuery({
    queryKey: ['phase', 'list'],
    queryFn: async ({ signal }) => (await request(PhasesDocument, {}, signal)).phases,
  });

export type NamedPhase = { id: string; name: string };

/** The phases with what they are called; one without a name is a 'Fase senza nome' (QER-017). */
export const useNamedPhases = (): readonly NamedPhase[] => useNamed(usePhases().data);

/** Phases with what they are called. */
export function useNamed(data: PhasesQuery['phases'] | undefined): readonly NamedPhase[] {
  const { t, i18n } = useTranslation('catalogue');
  return useMemo(
    () =>
      (data ?? []).map(({ id, name }) => {
        const label = phaseLabel(name, i18n.language);
        return { id, name: 'text' in label ? label.text : t('unnamedPhase') };
      }),
    [data, t, i18n.language],
  );
}

/** What the phases are called, by id, in their order. */
export function usePhaseNames(): ReadonlyMap<string, string> {
  const phases = useNamedPhases();
  return useMemo(() => new Map(phases.map(({ id, name }) => [id, name])), [phases]);
}
