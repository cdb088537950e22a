import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Timer } from '#web/lib/timer.ts';

/** Milliseconds after a change until its counters are asked for: they follow a moment later, and not for each one. */
const pause = 5_000;

const key = ['quotation', 'changes'];

/** How often quotations were heard to change: the live channel asks again for whatever begins with their name. */
function useHeard(): number | undefined {
  const queries = useQueryClient();
  return useQuery({
    queryKey: key,
    queryFn: () => (queries.getQueryData<number>(key) ?? 0) + 1,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  }).data;
}

/** Asks for the numbers again some seconds after quotations changed; what changes meanwhile counts once more after them. */
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
