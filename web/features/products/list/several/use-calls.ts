import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { codeOf, isLost } from '#web/lib/failure.ts';
import type { Answer, Call, Left } from './calls.ts';

/** The outcome of several calls together. */
export type Outcome = Left & {
  changed: number;
  /** Ids of those that somebody else changed first. */
  sinceIds: readonly string[];
  /** Nobody knows whether these changed. */
  lost: number;
  /** By price list: how many joined or left it. */
  inLists: ReadonlyMap<string, number>;
  undo: readonly Call[];
};

type Sum = Left & { changed: Set<string>; sinceIds: string[]; inLists: Map<string, number>; undo: Call[] };
const nothing: Left = { same: 0, since: 0, gone: 0, full: 0 };
const noSum = (): Sum => ({ ...nothing, changed: new Set(), sinceIds: [], inLists: new Map(), undo: [] });
const outcomeOf = ({ changed, ...sum }: Sum, lost = 0): Outcome => ({ ...sum, lost, changed: changed.size });

type State = { busy: boolean; done: number; total: number; lost: number; failure?: unknown };
const idle: State = { busy: false, done: 0, total: 0, lost: 0 };

/** Offline, it was not sent. */
const isUnknown = (failure: unknown) => isLost(failure) && codeOf(failure) !== 'offline';

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
        setState({ ...idle, busy: true, done, total });
        const { rest, ...answer } = await call.send();
        waiting.current.splice(0, 1, ...rest);
        done += call.size - rest.reduce((all, { size }) => all + size, 0);
        add(answer);
      }
      setState({ ...idle, done, total });
      return outcomeOf(sum.current);
    } catch (failure) {
      const lost = isUnknown(failure) ? (waiting.current[0]?.size ?? 0) : 0;
      setState({ ...idle, done, total, lost, failure });
      return undefined;
    } finally {
      await Promise.all(['product', 'priceList'].map((of) => queries.invalidateQueries({ queryKey: [of] })));
    }
  }

  function add({ changed, sinceIds, list, undo, ...left }: Omit<Answer, 'rest'>) {
    const now = sum.current;
    if (list) now.inLists.set(list, (now.inLists.get(list) ?? 0) + changed.length);
    for (const id of changed) now.changed.add(id);
    now.sinceIds.push(...sinceIds);
    now.undo.push(...undo);
    for (const reason of ['same', 'since', 'gone', 'full'] as const) now[reason] += left[reason];
  }

  /** Nobody goes on with what stopped. */
  const forget = () => {
    waiting.current = [];
    sum.current = noSum();
    setState(idle);
  };

  /** The outcome so far: after a failure, when nobody goes on. */
  return { ...state, run, forget, reached: () => outcomeOf(sum.current, state.lost) };
}
