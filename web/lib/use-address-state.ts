import { useSearchParams } from 'react-router-dom';

/** Changes part of the state of a list. */
export type ChangeState<State> = (change: Partial<State>) => void;

/** The page size for all rows at once. */
export const allRows = Number.MAX_SAFE_INTEGER;

/** Reads the values of an address. One that is missing or not known is the value of the start. */
const readerOf = (params: URLSearchParams) => ({
  text: (key: string, longest = 200) => (params.get(key) ?? '').slice(0, longest),
  isOn: (key: string) => params.get(key) === 'true',
  oneOf: <Value extends string, Start extends string>(key: string, known: readonly Value[], start: Start) =>
    known.find((value) => value === params.get(key)) ?? start,
  /** Starts with the newest first; any other column starts with the least. */
  order<Sort extends string>(sorts: readonly Sort[], newest: NoInfer<Sort>) {
    const sort = sorts.find((known) => known === params.get('sort')) ?? newest;
    const isDescending = params.get('descending') ?? String(sort === newest);
    return { sort, descending: isDescending === 'true' };
  },
  page: () => Math.max(1, Math.trunc(Number(params.get('page'))) || 1) - 1,
  pageSize(sizes: readonly number[], start: number): number {
    const text = params.get('pageSize');
    return sizes.find((size) => size === (text === 'all' ? allRows : Number(text))) ?? start;
  },
});

export type AddressReader = ReturnType<typeof readerOf>;

/** The text of a value in the address. Its pages count from 1. */
function textOf(key: string, value: string | boolean | number): string {
  if (value === allRows) return 'all';
  return key === 'page' ? String(Number(value) + 1) : String(value);
}

/**
 * The state of a list and its change. It lives in the address, for back and reload. A change returns to the first page,
 * unless it sets the page. It replaces the address: going back leaves the list.
 */
export function useAddressState<State extends Record<string, string | boolean | number>>(
  read: (address: AddressReader) => State,
): [State, ChangeState<State>] {
  const [params, setParams] = useSearchParams();
  /** Writes only what the address would not say without it. */
  const write = (state: State) => {
    const written = new URLSearchParams();
    for (const [key, value] of Object.entries(state)) {
      const said = read(readerOf(written));
      if (key in said && said[key] !== value) written.set(key, textOf(key, value));
    }
    return written;
  };
  const change: ChangeState<State> = (changes) =>
    setParams((now) => write({ ...read(readerOf(now)), page: 0, ...changes }), { replace: true });
  return [read(readerOf(params)), change];
}
