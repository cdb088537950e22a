import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Call, Left } from './calls.ts';

/** The outcome of several calls together. */
export type Outcome = Left & { changed: number; undo: readonly Call[] };

type Sum = Left & { changed: Set<string>; undo: Call[] };
const noSum = (): Sum => ({ changed: new Set(), same: 0, since: 0, gone: 0, full: 0, undo: [] });
const outcomeOf = ({ changed, ...sum }: Sum): Outcome => ({ ...sum, changed: changed.size });

type State = { busy: boolean; done: number; total: number; failure?: unknown };
const idle: State = { busy: false, done: 0, total: 0 };

/**
 * Sends calls one after the other and sums up their answers. After a failure the same calls go on where they stopped.
 * Whatever happened, the list is asked again.
 */
export function useCalls() {
  const [state, setState] = useState(idle);
  const waiting = useRef<Call[]>([]);
  const sum = useRef(noSum());
  const queries = useQueryClient();

  /** The outcome, when all calls are through. */
  async function run(calls?: readonly Call[]): Promise<Outcome | undefined> {
    if (calls) {
      waiting.current = [...calls];
      sum.current = noSum();
    }
    const total = calls ? calls.reduce((all, { size }) => all + size, 0) : state.total;
    let done = calls ? 0 : state.done;
    try {
      for (let call = waiting.current[0]; call; call = waiting.current[0]) {
        setState({ busy: true, done, total });
        const { rest, undo, changed, ...left } = await call.send();
        waiting.current.splice(0, 1, ...rest);
        done += call.size - rest.reduce((all, { size }) => all + size, 0);
        add(changed, undo, left);
      }
      setState({ busy: false, done, total });
      return outcomeOf(sum.current);
    } catch (failure) {
      setState({ busy: false, done, total, failure });
      return undefined;
    } finally {
      await Promise.all(['product', 'priceList'].map((of) => queries.invalidateQueries({ queryKey: [of] })));
    }
  }

  function add(changed: readonly string[], undo: readonly Call[], left: Left) {
    const now = sum.current;
    for (const id of changed) now.changed.add(id);
    now.undo.push(...undo);
    for (const reason of ['same', 'since', 'gone', 'full'] as const) now[reason] += left[reason];
  }

  /** The outcome so far: after a failure, when nobody goes on. */
  return { ...state, run, reached: () => outcomeOf(sum.current) };
}
