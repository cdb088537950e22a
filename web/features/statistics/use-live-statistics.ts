import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Timer } from '#web/lib/timer.ts';

/** Milliseconds from a change to a new request: counters follow late, and many changes need one request. */
const pause = 5_000;

const key = ['quotation', 'changes'];

/** Counts changes of quotations: the live channel invalidates every key that begins with 'quotation'. */
function useHeard(): number | undefined {
  const queries = useQueryClient();
  return useQuery({
    queryKey: key,
    queryFn: () => (queries.getQueryData<number>(key) ?? 0) + 1,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  }).data;
}

/** Asks for the numbers again some seconds after a change; changes in these seconds ask once more. */
export function useLiveStatistics(timer: Timer) {
  const queries = useQueryClient();
  const heard = useHeard();
  const [counted, setCounted] = useState(heard);
  if (counted === undefined && heard !== undefined) setCounted(heard);
  const latest = useRef(heard);
  latest.current = heard;
  const isBehind = heard !== counted;
  useEffect(() => {
    if (counted === undefined || !isBehind) return;
    const now = latest.current;
    const handle = timer.set(() => {
      setCounted(now);
      void queries.invalidateQueries({ queryKey: ['statistics'] });
    }, pause);
    return () => timer.clear(handle);
  }, [counted, isBehind, queries, timer]);
}
