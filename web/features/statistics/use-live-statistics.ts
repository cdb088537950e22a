import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
  const counted = useRef(heard);
  const latest = useRef(heard);
  const waiting = useRef<number>(undefined);
  latest.current = heard;
  useEffect(() => {
    counted.current ??= heard;
    const wait = () => {
      const now = latest.current;
      waiting.current = timer.set(() => {
        counted.current = now;
        waiting.current = undefined;
        void queries.invalidateQueries({ queryKey: ['statistics'] });
        if (latest.current !== now) wait();
      }, pause);
    };
    if (heard !== counted.current && waiting.current === undefined) wait();
  }, [heard, queries, timer]);
  useEffect(() => () => timer.clear(waiting.current ?? 0), [timer]);
}
