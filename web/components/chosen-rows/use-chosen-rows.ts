import { createContext, useContext, useMemo, useRef, useState } from 'react';

type Row = { id: string };

export type ChosenRows = {
  ids: ReadonlySet<string>;
  /** Chooses a row, or not; with a range, every row between it and the last one too. */
  choose: (id: string, isChosen: boolean, withRange: boolean) => void;
  /** Chooses all rows that are found, or none of them. */
  chooseFound: (isChosen: boolean) => void;
  clear: () => void;
  /** Rows that are found, and how many of them are chosen. */
  found: number;
  chosenFound: number;
  /** On phones the boxes show only then. */
  isChoosing: boolean;
  setChoosing: (isChoosing: boolean) => void;
};

/**
 * The rows of a list that are worked on together. They stay chosen while filters and pages change; a row that the list
 * no longer holds falls away.
 */
export function useChosenRows<Listed extends Row>(
  all: readonly Listed[] | undefined,
  found: readonly Listed[] | undefined,
): { chosen: readonly Listed[]; rows: ChosenRows } {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const [isChoosing, setChoosing] = useState(false);
  const last = useRef<string>(undefined);
  const chosen = useMemo(() => (all ?? []).filter(({ id }) => wanted.has(id)), [all, wanted]);
  const rows = useMemo((): ChosenRows => {
    const ids = new Set(chosen.map(({ id }) => id));
    const order = (found ?? []).map(({ id }) => id);
    const set = (changed: readonly string[], isChosen: boolean) => {
      const next = new Set(ids);
      for (const id of changed) isChosen ? next.add(id) : next.delete(id);
      setWanted(next);
    };
    return {
      ids,
      choose(id, isChosen, withRange) {
        const [from, to] = [order.indexOf(last.current ?? ''), order.indexOf(id)].toSorted((a, b) => a - b);
        const isRange = withRange && from !== undefined && to !== undefined && from >= 0;
        set(isRange ? order.slice(from, to + 1) : [id], isChosen);
        last.current = id;
      },
      chooseFound: (isChosen) => set(order, isChosen),
      clear() {
        setWanted(new Set());
        setChoosing(false);
      },
      found: order.length,
      chosenFound: order.filter((id) => ids.has(id)).length,
      isChoosing,
      setChoosing,
    };
  }, [chosen, found, isChoosing]);
  return { chosen, rows };
}

const nothing: ChosenRows = {
  ids: new Set(),
  choose: () => {},
  chooseFound: () => {},
  clear: () => {},
  found: 0,
  chosenFound: 0,
  isChoosing: false,
  setChoosing: () => {},
};

/** Boxes read it here, so that a long list is not drawn again for each press. */
export const ChosenRowsContext = createContext<ChosenRows>(nothing);
export const useChosen = (): ChosenRows => useContext(ChosenRowsContext);
