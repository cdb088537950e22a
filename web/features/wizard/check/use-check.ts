import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CataloguePhase } from '#shared/guided-test/run-phases.ts';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import { CheckedPhasesDocument } from '#web/graphql/graphql.ts';
import { request } from '#web/lib/graphql.ts';
import type { CheckNews, StartCheck } from './check-work.ts';

export type CheckState = CheckNews | { kind: 'cancelled' } | { kind: 'loading' } | { kind: 'not-loaded' };

async function fetchPhases(signal: AbortSignal): Promise<CataloguePhase[]> {
  const { guidedTestPhases } = await request(CheckedPhasesDocument, {}, signal);
  return guidedTestPhases.map((one) => ({ ...one, availablePricelists: [] })) as CataloguePhase[];
}

/** The check of a configuration, from the moment that it is shown; it stops when it is no longer. */
export function useCheck(config: WizardConfig | null, start: StartCheck) {
  const { data: catalogue, error } = useQuery({
    queryKey: ['phase', 'checked'],
    queryFn: ({ signal }) => fetchPhases(signal),
  });
  const [news, setNews] = useState<CheckNews>();
  const [attempt, setAttempt] = useState(0);
  const [cancelled, setCancelled] = useState(false);
  useEffect(() => {
    if (!config || !catalogue || cancelled) return;
    setNews({ kind: 'progress', done: 0, of: attempt + 1 });
    return start({ config, catalogue }, setNews);
  }, [config, catalogue, start, attempt, cancelled]);
  const waiting: CheckState = error ? { kind: 'not-loaded' } : { kind: 'loading' };
  const state: CheckState = cancelled ? { kind: 'cancelled' } : (news ?? waiting);
  return {
    state,
    cancel: () => setCancelled(true),
    again: () => {
      setCancelled(false);
      setAttempt((now) => now + 1);
    },
  };
}
