import { useSearchParams } from 'react-router-dom';

/** Changes some of what an address says of a list. */
export type ChangeState<State> = (change: Partial<State>) => void;

/**
 * What the address says of a list, and how to change it; every change but that of the page goes back to the first. A
 * change takes the place of the address before it: going back leaves the list.
 */
export function useAddressState<State extends object>(
  read: (params: URLSearchParams) => State,
  write: (state: State) => URLSearchParams,
): [State, ChangeState<State>] {
  const [params, setParams] = useSearchParams();
  const change: ChangeState<State> = (changes) =>
    setParams((now) => write({ ...read(now), page: 0, ...changes }), { replace: true });
  return [read(params), change];
}
