import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Cents } from '#shared/money/units.ts';
import { possibleSaving } from '#shared/pricing/possible-saving.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { nextPaint } from '#web/lib/next-paint.ts';

type Savings = ReadonlyMap<string, Cents>;

/** The possible savings of rows. A cell asks for its own row, and is drawn again when that changes. */
function savingsStore() {
  let savings: Savings = new Map();
  const listeners = new Set<() => void>();
  return {
    of: (sId: string) => savings.get(sId),
    set: (next: Savings) => {
      savings = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const SavingsContext = createContext(savingsStore());

/** Milliseconds of one turn: an edit that comes meanwhile waits no longer. */
const turn = 4;

/** Computes the savings in turns between paints; undefined if `isWanted` says no meanwhile. */
async function laterSavings(rows: readonly PricedRow[], isWanted: () => boolean) {
  const savings = new Map<string, Cents>();
  let end = 0;
  for (const row of rows) {
    if (performance.now() >= end) {
      await nextPaint();
      if (!isWanted()) return undefined;
      end = performance.now() + turn;
    }
    const saving = possibleSaving(row);
    if (saving > 0) savings.set(row.sId, saving);
  }
  return savings;
}

/** Computes what rows could save after each edit is painted. */
export function CheaperRows({ rows, children }: { rows: readonly PricedRow[]; children: ReactNode }) {
  const [store] = useState(savingsStore);
  useEffect(() => {
    let isWanted = true;
    void laterSavings(rows, () => isWanted).then((savings) => savings && store.set(savings));
    return () => {
      isWanted = false;
    };
  }, [rows, store]);
  return <SavingsContext value={store}>{children}</SavingsContext>;
}

/** The amount that a row could save, if any. */
export function usePossibleSaving(sId: string): Cents | undefined {
  const { of, subscribe } = useContext(SavingsContext);
  return useSyncExternalStore(subscribe, () => of(sId));
}
