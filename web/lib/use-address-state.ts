import { useSearchParams } from 'react-router-dom';

/** Changes part of the state of a list. */
export type ChangeState<State> = (change: Partial<State>) => void;

/**
 * The state of a list, which lives in the address, and its change. A change returns to the first page, unless it sets the
 * page. It replaces the address: going back leaves the list.
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
