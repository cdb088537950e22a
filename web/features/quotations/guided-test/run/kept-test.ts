import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import type { ChosenRow } from '#web/features/quotations/selection/chosen-product.ts';
import { keptTestKey } from '#web/lib/kept-tests.ts';
import { onSessionEnd, useUser } from '#web/lib/session.ts';
import { browserStore } from '#web/lib/storage.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import type { TestState } from './test-state.ts';
import type { GuidedRun } from './use-guided-run.ts';

/** A stored test of another format is left alone. */
const format = 1;

/** A running test, as it is stored on this device. */
export type KeptTest = {
  details: NewQuotationForm;
  /** The version of the guided test that the run began with (OPW-23). */
  version: number;
  /** The revision of the quotation, when there is one; a later save makes the test worthless. */
  revision?: number;
  state: TestState;
  rows: readonly { sId: string; product: string; consumptionRange: number }[];
};

/** The user's running test, by default of a new quotation; undefined when none can be read. */
export function readKeptTest(userId: string, quotation?: string): KeptTest | undefined {
  try {
    const stored = JSON.parse(browserStore.get(keptTestKey(userId, quotation)) ?? 'null');
    // keepTest wrote every test of this format.
    return stored?.format === format ? (stored as KeptTest) : undefined;
  } catch {
    return undefined;
  }
}

export const keepTest = (userId: string, test: KeptTest, quotation?: string): void =>
  browserStore.set(keptTestKey(userId, quotation), JSON.stringify({ format, ...test }));

export const forgetTest = (userId: string, quotation?: string): void =>
  browserStore.remove(keptTestKey(userId, quotation));

/** Milliseconds from a change to its write: many answers are one write. */
const pause = 500;

/** Stores a running test on this device, so that it survives a reload; `test` is undefined before its first answer. */
export function useKeptTest(
  userId: string,
  test: KeptTest | undefined,
  timer: Timer = browserTimer,
  quotation?: string,
) {
  const latest = useRef(test);
  const waiting = useRef(0);
  const isOver = useRef(false);
  latest.current = test;
  const write = useCallback(() => {
    if (!isOver.current && latest.current) keepTest(userId, latest.current, quotation);
  }, [userId, quotation]);
  useEffect(() => {
    if (!test) return;
    timer.clear(waiting.current);
    waiting.current = timer.set(write, pause);
  }, [test, timer, write]);
  // The screen closes after the session: the forgotten test is not written again.
  useEffect(
    () =>
      onSessionEnd(() => {
        isOver.current = true;
      }),
    [],
  );
  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      timer.clear(waiting.current);
      write();
    };
  }, [timer, write]);
  /** Forgets the test; `over` for good, else it begins anew. */
  return (over: boolean) => {
    isOver.current = over;
    timer.clear(waiting.current);
    forgetTest(userId, quotation);
  };
}

type Details = Omit<NewQuotationForm, 'province'> & {
  province?: string | null;
  id?: string;
  revision?: number;
};

/** Stores a run of a new quotation, or of a stored one, which has an id and keeps its own rows. */
export function useKeptRun(
  { name, location, province, customerId, siteId, id, revision }: Details,
  { test: state, guidedTest: { version } }: GuidedRun,
  rows: readonly ChosenRow[],
  isWanted: boolean,
  timer: Timer | undefined,
) {
  const kept = useMemo((): KeptTest | undefined => {
    if (!isWanted) return undefined;
    const ids = rows.map(({ sId, product, consumptionRange }) => ({
      sId,
      product: product.id,
      consumptionRange,
    }));
    const details = { name, location, province: province ?? '', customerId, siteId };
    return { details, version, revision, state, rows: ids };
  }, [isWanted, state, rows, version, name, location, province, customerId, siteId, revision]);
  return useKeptTest(useUser().id, kept, timer, id);
}
