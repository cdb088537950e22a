import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CataloguePhase } from '#shared/guided-test/run-phases.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { CheckedCatalogueDocument } from '#web/graphql/test-check.ts';
import { request } from '#web/lib/graphql.ts';
import type { CheckNews, CheckWork, StartCheck } from './check-work.ts';

export type CheckState = CheckNews | { kind: 'cancelled' } | { kind: 'loading' } | { kind: 'not-loaded' };
type Catalogue = Omit<CheckWork, 'config'>;

async function fetchCatalogue(pricelist: string | null, signal: AbortSignal): Promise<Catalogue> {
  const { checkedCatalogue } = await request(CheckedCatalogueDocument, { pricelist }, signal);
  const { phases, products } = checkedCatalogue;
  // The answer of the server is of the price list already.
  const catalogue = phases.map((one) => ({ ...one, availablePricelists: [] })) as CataloguePhase[];
  return { pricelist, catalogue, products };
}

/** Checks a configuration while the screen that asks for it is open. */
export function useCheck(config: GuidedTestConfig | null, start: StartCheck) {
  const [pricelist, setPriceList] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['phase', 'checked', pricelist],
    enabled: config !== null,
    queryFn: ({ signal }) => fetchCatalogue(pricelist, signal),
  });
  const [news, setNews] = useState<CheckNews>();
  const [attempt, setAttempt] = useState(0);
  const [cancelled, setCancelled] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins the same work again
  useEffect(() => {
    if (!config || !data || cancelled) return;
    setNews({ kind: 'progress', done: 0, of: 1 });
    return start({ config, ...data }, setNews);
  }, [config, data, start, attempt, cancelled]);
  const waiting: CheckState = error ? { kind: 'not-loaded' } : { kind: 'loading' };
  const state: CheckState = cancelled ? { kind: 'cancelled' } : ((data && news) ?? waiting);
  return {
    state,
    pricelist,
    checkFor: (next: string | null) => {
      setPriceList(next);
      setCancelled(false);
    },
    cancel: () => setCancelled(true),
    again: () => {
      setCancelled(false);
      setAttempt((now) => now + 1);
      void refetch();
    },
  };
}
