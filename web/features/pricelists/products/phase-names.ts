import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseLabel } from '#shared/visibility/phase-label.ts';
import { PhasesDocument } from '#web/graphql/graphql.ts';
import { request } from '#web/lib/graphql.ts';

/** What the phases are called, by id, in their order. */
export function usePhaseNames(): ReadonlyMap<string, string> {
  const { t, i18n } = useTranslation('catalogue');
  const { data } = useQuery({
    queryKey: ['phase', 'list'],
    queryFn: async ({ signal }) => (await request(PhasesDocument, {}, signal)).phases,
  });
  return useMemo(() => {
    const named = (data ?? []).map(({ id, name }): [string, string] => {
      const label = phaseLabel(name, i18n.language);
      return [id, 'text' in label ? label.text : t('unnamedPhase')];
    });
    return new Map(named);
  }, [data, t, i18n.language]);
}
